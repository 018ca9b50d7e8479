import * as en from './english.ts'
import * as hu from './hungarian.ts'
import type { SeasonView } from './season-view.ts'
import { enSetting, huSetting } from './setting-words.ts'
import { gap, type Story } from './story.ts'
import type { Language, Pair } from './types.ts'
import type { Break, EnMatch, HuMatch, Played } from './voice.ts'

export const scoreOf = ({ own, opp }: Pair): string => `${own}–${opp}`

const words: Record<
  Language,
  { number: (value: number) => string; the: (quarter: number) => string; breaks: [string, string, string] }
> = {
  hu: {
    number: hu.inWords,
    the: (quarter) => hu.az(hu.ordinal(quarter)),
    breaks: ['az első negyed végén', 'a félidőben', 'a harmadik negyed végén'],
  },
  en: {
    number: en.inWords,
    the: (quarter) => `the ${en.ordinal(quarter)}`,
    breaks: ['after the first quarter', 'at half-time', 'after three quarters'],
  },
}

const none: Pair = { own: 0, opp: 0 }

/** The four quarters without overtime. */
function playedWords(story: Story, language: Language): Omit<Played<unknown>, never> {
  const { number, the, breaks } = words[language]
  const { quarters, after, final, margin, own, opp } = story
  const regular = quarters.slice(0, 4)
  const at = (list: readonly Pair[], index: number) => list[index] ?? none
  const distance = (pair: Pair) => number(Math.abs(gap(pair)))
  const sorted = regular
    .map((pair, index) => ({
      ...pair,
      at: index + 1,
      the: the(index + 1),
      score: scoreOf(pair),
      gap: distance(pair),
    }))
    .sort((a, b) => gap(b) - gap(a))
  const [best, worst] = [sorted.at(0), sorted.at(-1)]
  const stops = after
    .slice(0, 3)
    .map((pair, index) => ({ pair, score: scoreOf(pair), gap: distance(pair), at: breaks[index] ?? '' }))
    .sort((a, b) => gap(b.pair) - gap(a.pair))
  const [high, low] = [stops.at(0), stops.at(-1)]
  if (!best || !worst || !high || !low) throw new Error(`reports: ${story.match.key} has no quarters`)
  const level = at(after, 3)
  const breakWords = (stop: Break) => ({ score: stop.score, gap: stop.gap, at: stop.at })
  return {
    score: scoreOf(final),
    reverse: `${final.opp}–${final.own}`,
    own: final.own,
    opp: final.opp,
    margin: number(margin),
    star: own[0].man[language],
    starPoints: own[0].points,
    rival: opp[0].man[language],
    rivalPoints: opp[0].points,
    starShared: own[0].points === own[1]?.points,
    rivalShared: opp[0].points === opp[1]?.points,
    q1: scoreOf(at(regular, 0)),
    q2: scoreOf(at(regular, 1)),
    q3: scoreOf(at(regular, 2)),
    q4: scoreOf(at(regular, 3)),
    half: scoreOf(at(after, 1)),
    third: scoreOf(at(after, 2)),
    q1Diff: gap(at(after, 0)),
    halfDiff: gap(at(after, 1)),
    thirdDiff: gap(at(after, 2)),
    q1Gap: distance(at(after, 0)),
    halfGap: distance(at(after, 1)),
    thirdGap: distance(at(after, 2)),
    regulation: scoreOf(level),
    extra: scoreOf({ own: final.own - level.own, opp: final.opp - level.opp }),
    best,
    worst,
    high: breakWords(high),
    low: breakWords(low),
  }
}

export function huMatch(view: SeasonView, story: Story): HuMatch {
  const played = playedWords(story, 'hu')
  return {
    ...huSetting(view, story),
    ...played,
    to: hu.withEnding(played.score, 'sub'),
    reverseTo: hu.withEnding(played.reverse, 'sub'),
  } as HuMatch
}

export const enMatch = (view: SeasonView, story: Story): EnMatch =>
  ({ ...enSetting(view, story), ...playedWords(story, 'en') }) as EnMatch
