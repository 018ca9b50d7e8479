import { randomOf } from '../season/random.ts'
import type { Bilingual } from '../src/types.ts'
import { type Label, labels } from './labels.ts'
import type { Saying } from './phrasebook.ts'

/** Number of articles before a phrase may be used again. */
const [sentences, heads] = [6, 10]

/** Marks a phrase that cannot be used. */
const unusable = ''

export type Said = Bilingual & { pattern: string }

/** Picks phrases for all articles in order, so that it knows which ones were used recently. */
export type Phraser = {
  begin: (key: string) => void
  /** A number from 0 to 1, the same for the same article and name. */
  chance: (name: string) => number
  say: (what: Saying) => Said
  /** A title or a first sentence: unlike the last ten, and never the same text twice. */
  head: (what: Saying) => Said
  label: (label: Label) => Bilingual
  /** One of the list, but none of the last few. */
  turn: <T extends string>(name: string, list: readonly T[], rest: number) => T
  /** Number of articles since a kind of fact was used; large when never. */
  since: (kind: string) => number
}

export function createPhraser(seed: string): Phraser {
  let article = 0
  let key = ''
  const usedAt = new Map<string, number>()
  const written = new Set<string>()
  const age = (name: string) => article - (usedAt.get(name) ?? -1000)
  const chance = (name: string) => randomOf(seed, key, name)()

  /** Starts at a random phrase and takes the first that is old enough, else the oldest. */
  function choose(name: string, ways: readonly string[], rest: number): number {
    const start = Math.floor(chance(name) * ways.length)
    const order = ways
      .map((_, step) => (start + step) % ways.length)
      .filter((index) => ways[index] !== unusable)
      .map((index) => ({ index, age: age(`${name}#${ways[index]}`) }))
    const chosen = order.find((way) => way.age >= rest) ?? order.toSorted((a, b) => b.age - a.age)[0]
    if (!chosen) throw new Error(`reports: no usable phrase for ${name} in ${key}`)
    usedAt.set(`${name}#${ways[chosen.index]}`, article)
    return chosen.index
  }

  function said(what: Saying, rest: number, once: boolean): Said {
    const all = Array.from({ length: what.ways }, (_, index) => what.way(index))
    const fits = ({ hu, en }: Bilingual) => hu !== '' && en !== ''
    const isNew = ({ hu, en }: Bilingual) => !written.has(hu) && !written.has(en)
    const fresh = all.map((text, index) => (fits(text) && (!once || isNew(text)) ? String(index) : unusable))
    // A repeated text is better than none.
    const ways = fresh.some((way) => way !== unusable)
      ? fresh
      : all.map((text, index) => (fits(text) ? String(index) : unusable))
    const index = choose(what.kind, ways, rest)
    const text = all[index] ?? { hu: '', en: '' }
    if (once) for (const each of [text.hu, text.en]) written.add(each)
    usedAt.set(what.kind, article)
    return { ...text, pattern: `${what.kind}#${index}` }
  }

  return {
    chance,
    begin(next) {
      article += 1
      key = next
    },
    say: (what) => said(what, sentences, false),
    head: (what) => said(what, heads, true),
    label(label) {
      const list = labels[label]
      const names = list.map(({ en }) => en)
      return list[choose(label, names, 3)] ?? { hu: '', en: '' }
    },
    turn: (name, list, rest) => list[choose(name, list, rest)] as (typeof list)[number],
    since: age,
  }
}
