import { randomOf } from '../season/random.ts'
import type { Both } from '../src/types.ts'
import { type Label, labels } from './labels.ts'
import type { Saying } from './phrasebook.ts'

/** How many articles must pass before a way of saying a thing comes again. */
const [sentences, heads] = [6, 10]

/** Stands for a way that cannot be taken. */
const unfit = ''

export type Said = Both & { pattern: string }

/** The desk at which all articles are written one after the other, so it knows what was said lately. */
export type Desk = {
  begin: (key: string) => void
  /** The same number for the same article and name, from 0 up to 1. */
  chance: (name: string) => number
  say: (what: Saying) => Said
  /** A title or a first sentence: not like any of the last ten, and never the same text twice. */
  head: (what: Saying) => Said
  label: (label: Label) => Both
  /** One of several, not one of the last few. */
  turn: <T extends string>(name: string, list: readonly T[], rest: number) => T
  /** How many articles ago a kind of fact was told; far when never. */
  since: (kind: string) => number
}

export function openDesk(seed: string): Desk {
  let article = 0
  let key = ''
  const usedAt = new Map<string, number>()
  const written = new Set<string>()
  const age = (name: string) => article - (usedAt.get(name) ?? -1000)
  const chance = (name: string) => randomOf(seed, key, name)()

  /** Starts at a chance place and goes on until a way is old enough; failing that, the oldest. */
  function choose(name: string, ways: readonly string[], rest: number): number {
    const start = Math.floor(chance(name) * ways.length)
    const order = ways
      .map((_, step) => (start + step) % ways.length)
      .filter((index) => ways[index] !== unfit)
      .map((index) => ({ index, age: age(`${name}#${ways[index]}`) }))
    const chosen =
      order.find((way) => way.age >= rest) ?? order.toSorted((one, other) => other.age - one.age)[0]
    if (!chosen) throw new Error(`reports: nothing to say of ${name} in ${key}`)
    usedAt.set(`${name}#${ways[chosen.index]}`, article)
    return chosen.index
  }

  function said(what: Saying, rest: number, once: boolean): Said {
    const all = Array.from({ length: what.ways }, (_, index) => what.way(index))
    const fits = ({ hu, en }: Both) => hu !== '' && en !== ''
    const isNew = ({ hu, en }: Both) => !written.has(hu) && !written.has(en)
    const fresh = all.map((text, index) => (fits(text) && (!once || isNew(text)) ? String(index) : unfit))
    // Better a text told before than none.
    const ways = fresh.some((way) => way !== unfit)
      ? fresh
      : all.map((text, index) => (fits(text) ? String(index) : unfit))
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
