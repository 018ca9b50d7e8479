/** A text of the newsroom's screens in both languages. */
export type Bilingual = { hu: string; en: string }

export const bilingual = (hu: string, en: string): Bilingual => ({ hu, en })

/** The text in the language of the signed-in person. */
export const textFor = ({ i18n }: { i18n: { language: string } }, text: Bilingual): string =>
  i18n.language === 'en' ? text.en : text.hu
