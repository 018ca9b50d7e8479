import type { Language } from '@palank/routes'
import { useLanguage } from './LanguageContext.tsx'
import type { Placeholders } from './messages.ts'
import { fill } from './text.ts'

type Texts = Readonly<Record<string, string>>

/** A text needs exactly the parameters that its Hungarian words name. */
export type FeatureText<Hungarian extends Texts> = <Key extends keyof Hungarian>(
  key: Key,
  ...params: [Placeholders<Hungarian[Key]>] extends [never]
    ? []
    : [params: Record<Placeholders<Hungarian[Key]>, string | number>]
) => string

/** Texts that few visitors need, in both languages: they come with their feature instead of with every page. */
export function featureTexts<const Hungarian extends Texts>(
  hungarian: Hungarian,
  english: { readonly [Key in keyof Hungarian]: string },
) {
  const textIn =
    (texts: { readonly [Key in keyof Hungarian]: string }): FeatureText<Hungarian> =>
    (key, ...[params]) =>
      fill(texts[key], params ?? {})
  const texts: Record<Language, FeatureText<Hungarian>> = { hu: textIn(hungarian), en: textIn(english) }
  return {
    textOf: (language: Language) => texts[language],
    useText: () => texts[useLanguage()],
  }
}
