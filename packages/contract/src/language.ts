import { z } from 'zod'

export const language = z.enum(['hu', 'en']).meta({ id: 'Language' })
export type Language = z.infer<typeof language>

export const textLanguage = language.describe(
  'The language of the text: Hungarian where the requested translation is missing.',
)

const spellings = {
  hu: 'hu',
  hu_HU: 'hu',
  'hu-HU': 'hu',
  en: 'en',
  en_GB: 'en',
  'en-GB': 'en',
} as const satisfies Record<string, Language>

/** For both the `lang` parameter and the `X-Localization` header. */
export const languageParam = z
  .enum(Object.keys(spellings) as (keyof typeof spellings)[])
  .transform((spelling) => spellings[spelling])
  .pipe(language)
