// Loads every language in development and in unit tests.
import './dictionaries.ts'

import { type Language, languages } from '@palank/routes'
import { formatNumber, pluralForm } from './format.ts'
import { dictionaryOf } from './loaded-dictionaries.ts'
import type { AnyMessageKey, Message, MessageKey, Params } from './messages.ts'

type AnyParams = Record<string, string | number>

/** A message needs exactly the parameters that its Hungarian text names. */
export type Text = <Key extends AnyMessageKey>(
  key: Key,
  ...params: [Key] extends [MessageKey] ? [] : [params: Params<Key>]
) => string

/** A placeholder without a value stays in the text, so that somebody notices. */
export const fill = (message: string, params: AnyParams) =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

const messageOf = (language: Language, key: string): Message | undefined => {
  const dictionary: Record<string, Message> = dictionaryOf(language)
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined
}

function format(language: Language, message: Message, params: AnyParams): string {
  if (typeof message === 'string') return fill(message, params)
  if (params.count === undefined) return fill(message.other, params)
  const count = Number(params.count)
  const form = message[pluralForm(count, language)] ?? message.other
  return fill(form, { ...params, count: formatNumber(count, language) })
}

/** For keys that come from data. */
export function textByName(language: Language, key: string, params: AnyParams = {}): string {
  return texts[language](key, params)
}

const textFor =
  (language: Language) =>
  (key: string, params: AnyParams = {}): string => {
    const message = messageOf(language, key)
    return message === undefined ? `Undefined resource: [${key}]` : format(language, message, params)
  }

const texts = { hu: textFor('hu'), en: textFor('en') } satisfies Record<Language, Text>

export function textOf(language: Language): Text {
  if (!languages.includes(language)) throw new RangeError(`Unknown locale: ${language}`)
  return texts[language]
}
