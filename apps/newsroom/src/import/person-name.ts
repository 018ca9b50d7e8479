import { plainText } from './name-key.ts'

export type PersonName = { last_name: string; first_name: string }

/** Words before a last name that belong to it. */
const titled = /^((?:(?:prof|dr|ifj|id|özv)\.? )*[^ ]+) (.+)$/iu

/** `Sípos Anna`, last name first; where the first word is not the whole of it, a comma tells: `Nagy Kovács, Péter`. */
export function splitName(text: string): PersonName {
  const name = plainText(text)
  const [whole = '', ...rest] = name.split(',').map((part) => part.trim())
  if (rest.length > 0) return { last_name: whole, first_name: rest.join(' ').trim() }
  const [, last = name, first = ''] = titled.exec(name) ?? []
  return { last_name: last, first_name: first }
}

/** The text that splits into the same name again; without a comma where it needs none. */
export function nameText({ last_name, first_name }: PersonName): string {
  const plain = `${last_name} ${first_name}`.trim()
  const split = splitName(plain)
  return split.last_name === last_name && split.first_name === first_name
    ? plain
    : `${last_name}, ${first_name}`.trim()
}
