import { type Language, languages } from '@palank/routes'
import { en } from './en.ts'
import { hu, type MessageKey, type Messages } from './hu.ts'

const messages: Record<Language, Messages> = { hu, en }

type Values = Record<string, string | number>
export type Text = (key: MessageKey, values?: Values) => string

const fill = (message: string, values: Values) =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** For keys that come from data and that no type can vouch for. */
export function textByName(language: Language, key: string): string {
  const known: Record<string, string> = messages[language]
  return Object.hasOwn(known, key) ? (known[key] ?? '') : `Undefined resource: [${key}]`
}

const textFor =
  (language: Language): Text =>
  (key, values) =>
    values ? fill(textByName(language, key), values) : textByName(language, key)

const texts = Object.fromEntries(languages.map((language) => [language, textFor(language)])) as Record<
  Language,
  Text
>

/** An unavailable locale is a mistake of the caller's. */
export function textOf(language: Language): Text {
  const text = texts[language]
  if (!text) throw new RangeError(`Unknown locale: ${language}`)
  return text
}
