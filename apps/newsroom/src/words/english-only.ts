import { en } from '@payloadcms/translations/languages/en'
import { payloadTexts } from '../refusals/payload-texts.ts'
import { languages } from './languages.ts'

type Texts = { [key: string]: string | Texts }

const valuesOf = (texts: object): string[] =>
  Object.values(texts as Texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)))

/** Texts of Payload's English that no Hungarian screen may show, with `{{…}}` where a value stands. */
export function englishOnly(): string[] {
  const hungarian = new Set([languages.hu.translations, payloadTexts.hu].flatMap(valuesOf))
  const texts = valuesOf(en.translations).filter((text) => !hungarian.has(text))
  // Without a word of its own it would fit anything.
  return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text.replace(/\{\{.+?\}\}/g, '')))
}
