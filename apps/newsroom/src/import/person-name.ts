import { plainText } from './name-key.ts'

export type PersonName = { last_name: string; first_name: string }

/** Titles belong to the last name. */
const nameWithTitles = /^((?:(?:prof|dr|ifj|id|özv)\.? )*[^ ]+) (.+)$/iu

/** Last name first: `Sípos Anna`. A comma ends a last name of several words: `Nagy Kovács, Péter`. */
export function splitName(text: string): PersonName {
  const name = plainText(text)
  const [whole = '', ...rest] = name.split(',').map((part) => part.trim())
  if (rest.length > 0) return { last_name: whole, first_name: rest.join(' ').trim() }
  const [, last = name, first = ''] = nameWithTitles.exec(name) ?? []
  return { last_name: last, first_name: first }
}

/** The inverse of splitName, with a comma only where it is needed. */
export function nameText({ last_name, first_name }: PersonName): string {
  const plain = `${last_name} ${first_name}`.trim()
  const split = splitName(plain)
  return split.last_name === last_name && split.first_name === first_name
    ? plain
    : `${last_name}, ${first_name}`.trim()
}
