import { nameKey } from '../import/name-key.ts'

export type Person = {
  id: number
  last_name: string
  first_name: string
  initials: string
  /** An adult, or a minor with consent for the full name. */
  may_be_named: boolean
}

type Name = { words: string[]; person: Person }

const wordsOf = (text: string) => nameKey(text).split(' ').filter(Boolean)

/** Tags inside a word do not end it. */
const inlineTags = /<\/?(?:strong|em|u|s|sub|sup|code|a)\b[^<>]*>/g
const sentenceEnd = /[.!?;:…]+(?=\s|<|$)/

// Suffixes without their accents: plural, possession (é, éi), then the case; English has only 's.
const suffixes =
  /^(?:[aeo]?k(?:k[ae]l)?|nk)?(?:ei?)?(?:[aeo]?t|n[ae]k|v[ae]l?|ert|b[ae]n?|bol|n[ae]l|h[eo]z|rol|tol|r[ae]|[eo]?n|ig|kent|s)?$/
const doubledLetter = /^([a-z])\1[ae]l?$/
const letterOfSeveral = /(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs)$/

/** “bencenek” and “kovaccsal” are forms of “bence” and “kovacs”. */
function isFormOf(word: string, stem: string): boolean {
  if (word.startsWith(stem)) {
    const rest = word.slice(stem.length)
    return suffixes.test(rest) || doubledLetter.test(stem.slice(-1) + rest)
  }
  const [last] = letterOfSeveral.exec(stem) ?? []
  if (!last) return false
  const doubled = stem.slice(0, -last.length) + last[0] + last
  return word.startsWith(doubled) && /^[ae]l?$/.test(word.slice(doubled.length))
}

/** In both orders; a child is also recognised by one of several first names. */
function namesOf(person: Person): Name[] {
  const firstNames = wordsOf(person.first_name)
  const lastNames = wordsOf(person.last_name)
  // Without a first name the whole name may be in the field of the last name.
  const [last, first] =
    firstNames.length > 0 ? [lastNames, firstNames] : [lastNames.slice(0, 1), lastNames.slice(1)]
  if (last.length === 0 || first.length === 0) return []
  const variants = person.may_be_named || first.length === 1 ? [first] : [first, ...first.map((one) => [one])]
  return variants.flatMap((given) =>
    [
      [...last, ...given],
      [...given, ...last],
    ].map((words) => ({ words, person })),
  )
}

/** Visitors can read the text and also the addresses of its links. */
function partsOf(html: string): string[] {
  const attributes = [...html.matchAll(/<[^<>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value),
  )
  return [html.replace(inlineTags, ''), ...attributes].flatMap((part) => decoded(part).split(sentenceEnd))
}

/** Decodes accented letters in a web address, such as %C3%B3. */
const decoded = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return ' '
    }
  })

const isAt = (text: string[], at: number, name: string[]) =>
  name.every((part, index) => {
    const word = text[at + index] ?? ''
    return index === name.length - 1 ? isFormOf(word, part) : word === part
  })

/**
 * Finds the names of people who may not be named, whatever their case, accents and suffixes. A longer name wins over
 * one that it contains, and a namesake who may be named lets the text pass: nobody can tell who is meant.
 */
export function createNameFinder(people: Person[]): (text: string) => Person[] {
  const byFirstWord = Map.groupBy(people.flatMap(namesOf), ({ words }) => words[0] ?? '')
  const lengthOf = ({ words }: Name) => words.join('').length
  return (text) => {
    const found = new Set<Person>()
    for (const sentence of partsOf(text)) {
      const words = wordsOf(sentence)
      for (const at of words.keys()) {
        const matches = (byFirstWord.get(words[at] ?? '') ?? []).filter((name) => isAt(words, at, name.words))
        const longest = Math.max(...matches.map(lengthOf))
        const best = matches.filter((name) => lengthOf(name) === longest).map(({ person }) => person)
        if (best.some(({ may_be_named }) => may_be_named)) continue
        for (const person of best) found.add(person)
      }
    }
    return [...found]
  }
}
