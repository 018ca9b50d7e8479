import type { Bilingual } from '../src/types.ts'
import type { Fact, Group } from './facts.ts'
import { type MatchPhrase, type MatchWords, ofFact, ofMatch } from './phrasebook.ts'
import type { Phraser, Said } from './phraser.ts'
import type { QuarterKind } from './phrases/hu/quarters.ts'
import type { SeasonView } from './season-view.ts'
import { gap, type Story } from './story.ts'

/** These kinds contain no player figures, so the player may be named again. */
const withoutFigure = ['milestone', 'foul-out', 'rival-foul-out', 'absent']

/** Uses each fact and each player's figures once per report. */
export type ReportWriter = {
  view: SeasonView
  story: Story
  phraser: Phraser
  say: (kind: MatchPhrase) => Said
  /** The first sentence, which may already contain a player's figures. */
  remember: (text: Bilingual) => void
  /** The best unused fact of these groups, if any. */
  tell: (...groups: Group[]) => { text: Said; group: Group } | null
  /** The top scorers of both sides, unless already mentioned. */
  star: () => Said[]
  rival: () => Said[]
  quarters: () => { first: Said[]; second: Said[] }
}

/** A last quarter won by this margin is more than defending a lead. */
const clear = 4

function quarterKinds({ after, quarters, won }: Story, plain: boolean): QuarterKind[] {
  const [q1 = 0, half = 0, third = 0] = after.slice(0, 3).map(gap)
  const sign = (value: number, names: [QuarterKind, QuarterKind, QuarterKind]) =>
    names[value > 0 ? 0 : value < 0 ? 1 : 2]
  const thirdKind = (): QuarterKind => {
    if (half > 0 && third > 0 && half !== third) return third > half ? 'q3-away' : 'q3-back'
    if (half < 0 && third < 0 && half !== third) return third > half ? 'q3-closer' : 'q3-further'
    if (half * third < 0) return third > 0 ? 'q3-turned' : 'q3-lost'
    return 'q3-plain'
  }
  const fourth = (): QuarterKind => {
    if (plain || third === 0) return 'q4-plain'
    const last = gap(quarters[3] ?? { own: 0, opp: 0 })
    if (third > 0 && won) return last >= clear ? 'q4-grew' : last <= -clear ? 'q4-survived' : 'q4-held'
    if (third > 0) return 'q4-fell'
    return won ? 'q4-turned' : last <= -clear ? 'q4-sank' : 'q4-short'
  }
  return [
    sign(q1, ['q1-ahead', 'q1-behind', 'q1-level']),
    sign(half, ['half-ahead', 'half-behind', 'half-level']),
    thirdKind(),
    ...(quarters.length > 4 ? (['q4-tied', won ? 'ot-won' : 'ot-lost'] as const) : [fourth()]),
  ]
}

export function reportWriter(
  view: SeasonView,
  phraser: Phraser,
  story: Story,
  words: MatchWords,
  facts: readonly Fact[],
): ReportWriter {
  const left = new Set(facts)
  const mentioned = new Set<string>()
  const men = [...story.own, ...story.opp].map(({ man }) => man)
  const remember = (text: Bilingual) => {
    for (const man of men) if (text.hu.includes(man.hu)) mentioned.add(man.key)
  }
  const namesTold = ({ kind, data }: Fact) =>
    !withoutFigure.includes(kind) &&
    [('who' in data && data.who) || null, ('second' in data && data.second) || null].some(
      (man) => man && mentioned.has(man.key),
    )
  // Kinds used recently are worth less, and chance decides between equals.
  const worth = ({ kind, weight }: Fact) =>
    weight - Math.max(0, 5 - phraser.since(kind)) * 0.7 + phraser.chance(`worth ${kind}`) * 1.5

  function say(kind: MatchPhrase): Said {
    const text = phraser.say(ofMatch(kind, words))
    remember(text)
    return text
  }

  function tellFact(fact: Fact): Said {
    left.delete(fact)
    const text = phraser.say(ofFact(fact.kind, words, fact.data))
    if (!withoutFigure.includes(fact.kind)) remember(text)
    return text
  }

  function tell(...groups: Group[]): { text: Said; group: Group } | null {
    const open = [...left].filter((each) => groups.includes(each.group) && !namesTold(each))
    const best = open.toSorted((a, b) => worth(b) - worth(a))[0]
    if (!best) return null
    // One fact per group is enough, except for players and figures.
    if (!['men', 'play'].includes(best.group))
      for (const other of left) if (other.group === best.group) left.delete(other)
    return { text: tellFact(best), group: best.group }
  }

  const top = (group: 'star' | 'rival', key: string) => {
    if (mentioned.has(key)) return []
    const said = tell(group)
    return said ? [said.text] : []
  }

  return {
    view,
    story,
    phraser,
    say,
    tell,
    remember,
    star: () => top('star', story.own[0].man.key),
    rival: () => top('rival', story.opp[0].man.key),
    quarters() {
      for (const fact of left) if (fact.group === 'quarter') left.delete(fact)
      const said = quarterKinds(story, phraser.chance('plain') < 0.25).map((kind) => say(kind))
      return { first: said.slice(0, 2), second: said.slice(2) }
    },
  }
}
