/** A text of the newsroom's screens in both of its languages. */
export type Both = { hu: string; en: string }

export const both = (hu: string, en: string): Both => ({ hu, en })

/** A message in the language of the person it is for. */
export const inLanguageOf = ({ i18n }: { i18n: { language: string } }, text: Both): string =>
  i18n.language === 'en' ? text.en : text.hu
