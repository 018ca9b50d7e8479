import { addDays } from '../season/calendar.ts'
import type { SeasonMatch } from '../season/types.ts'
import type { Bilingual } from '../src/types.ts'
import * as block from './blocks.ts'
import { inBudapest } from './budapest.ts'
import { classify } from './classify.ts'
import { pictures, wonPictures, youthPictures } from './covers.ts'
import { dayAndMonth } from './english.ts'
import { placeOf } from './find-facts.ts'
import { shortDate as hungarianDate, inMonth, monthOf } from './hungarian.ts'
import { scoreOf } from './match-words.ts'
import { ofRoundUp } from './phrasebook.ts'
import type { Phraser } from './phraser.ts'
import type { Span } from './round-up-facts.ts'
import { type Average, endOf, type SeasonView, startOf } from './season-view.ts'
import { gap, type Story, storyOf } from './story.ts'
import { englishName } from './team-names.ts'
import type { ComposedArticle } from './types.ts'

export type Stretch = {
  key: string
  youth: boolean
  long: boolean
  span: Bilingual
  during: Bilingual
  matches: SeasonMatch[]
}

function spanOf({ youth, span, during }: Stretch, stories: readonly Story[]): Span {
  const wins = stories.filter(({ won }) => won).length
  const total = (figure: (story: Story) => number) => stories.reduce((sum, story) => sum + figure(story), 0)
  return {
    youth,
    span,
    during,
    games: stories.length,
    wins,
    losses: stories.length - wins,
    scored: total(({ final }) => final.own),
    conceded: total(({ final }) => final.opp),
  }
}

const against = (view: SeasonView, { oppTeam }: Story): Bilingual => {
  const club = view.club(oppTeam)
  return { hu: club.name, en: englishName(club.key).full }
}

const shortDate = (day: string): Bilingual => block.bilingual(hungarianDate(day), dayAndMonth(day))

function results(view: SeasonView, stories: readonly Story[]): Bilingual {
  const place = ({ home, neutral }: Story) =>
    neutral
      ? block.bilingual('semleges', 'neutral')
      : home
        ? block.bilingual('otthon', 'home')
        : block.bilingual('idegenben', 'away')
  return block.table(
    [
      block.bilingual('Dátum', 'Date'),
      block.bilingual('Ellenfél', 'Opponents'),
      block.bilingual('Hol', 'Where'),
      block.bilingual('Eredmény', 'Result'),
    ],
    stories.map((story) => [
      shortDate(story.day),
      against(view, story),
      place(story),
      block.same(scoreOf(story.final)),
    ]),
  )
}

export function writeRoundUp(
  view: SeasonView,
  phraser: Phraser,
  stretch: Stretch,
  moment: number,
): ComposedArticle | null {
  const { youth, during, key, matches } = stretch
  const stories = matches.flatMap((match) => storyOf(view, match) ?? [])
  const last = stories.at(-1)
  if (!last) return null
  phraser.begin(`round-up ${key}`)
  const span = spanOf(stretch, stories)
  const title = phraser.head(ofRoundUp(stretch.long ? 'long-title' : 'round-title', span))
  const first = phraser.head(ofRoundUp('round-first', span))
  const lead = phraser.say(ofRoundUp('round-lead', span))
  const sorted = stories.toSorted((a, b) => gap(b.final) - gap(a.final))
  const [best, worst] = [sorted.at(0), sorted.at(-1)]
  const result = (story: Story) => ({ ...story.final, against: against(view, story), home: story.home })
  const averages = view
    .averagesIn(last.ownTeam, matches)
    .filter(({ games }) => games * 2 >= stories.length)
    .sort((a, b) => b.points - a.points)
  const [leader, second] = averages
  const [high] = stories
    .map((story) => ({ story, game: story.own[0] }))
    .sort((a, b) => b.game.points - a.game.points)
  const league = `${youth ? 'youth' : 'league'}-${view.team(last.ownTeam).season}`
  const place = placeOf(view, league, last.ownTeam, moment)
  const most = (figure: (man: Average) => number | null) =>
    averages.filter((man) => figure(man) !== null).toSorted((a, b) => (figure(b) ?? 0) - (figure(a) ?? 0))[0]
  const [boards, passes] = [most((man) => man.rebounds), most((man) => man.assists)]
  const people = [
    ...(leader
      ? [phraser.say(ofRoundUp('round-leader', { who: leader.man, avg: leader.points, during }))]
      : []),
    ...(second ? [phraser.say(ofRoundUp('round-second', { who: second.man, avg: second.points }))] : []),
    ...(boards?.rebounds
      ? [phraser.say(ofRoundUp('round-boards', { who: boards.man, avg: boards.rebounds }))]
      : []),
    ...(passes?.assists
      ? [phraser.say(ofRoundUp('round-passes', { who: passes.man, avg: passes.assists }))]
      : []),
    ...(high
      ? [
          phraser.say(
            ofRoundUp('round-high', {
              who: high.game.man,
              n: high.game.points,
              against: against(view, high.story),
            }),
          ),
        ]
      : []),
  ]
  const peaks = [
    ...(best?.won ? [phraser.say(ofRoundUp('round-best', result(best)))] : []),
    ...(worst && !worst.won ? [phraser.say(ofRoundUp('round-worst', result(worst)))] : []),
  ]
  const shape = phraser.turn('round-shape', ['table-first', 'people-first', 'plain'] as const, 1)
  const table = [block.heading(phraser.label('results')), results(view, stories)]
  const men = [block.heading(phraser.label('people')), block.paragraph(...people)]
  const sum = [
    ...peaks,
    phraser.say(ofRoundUp('round-sum', span)),
    ...(place ? [phraser.say(ofRoundUp('round-place', { place }))] : []),
  ]
  const blocks = {
    'table-first': [block.paragraph(first), ...table, block.paragraph(...sum), ...men],
    'people-first': [block.paragraph(first), block.paragraph(...people), ...table, block.paragraph(...sum)],
    plain: [block.paragraph(first), block.paragraph(...sum), block.paragraph(...people), ...table],
  }[shape]
  const cover = phraser.turn(youth ? 'youth-cover' : 'cover', youth ? youthPictures : wonPictures, 3)
  const body = block.body(blocks)
  return {
    key: `osszegzes-${key}`,
    kind: youth ? 'youth-round-up' : 'round-up',
    publishedAt: new Date(moment).toISOString(),
    match: last.match.key,
    about: stories.map(({ match }) => match.key),
    title: { hu: title.hu, en: title.en },
    lead: { hu: lead.hu, en: lead.en },
    body,
    cover: `img/${cover}.webp`,
    coverAlt: pictures[cover],
    ...classify(view.own, {
      youth,
      home: false,
      injury: false,
      people: last.own
        .map(({ man }) => man)
        .filter(({ hu }) => body.hu.includes(hu))
        .map(({ key: man }) => man),
    }),
    highlight: 'no',
    related: [],
    documents: [],
    made: { shape, title: title.pattern, first: first.pattern },
  }
}

/** Past months in which the first team played at least three matches. */
export function monthsOf(view: SeasonView, limit: number): { stretch: Stretch; day: string }[] {
  const done = view.ownMatches.filter(
    (match) =>
      match.status === 'finished' && endOf(match) <= limit && view.competition(match).kind !== 'youth',
  )
  const months = Map.groupBy(done, (match) => inBudapest(startOf(match)).day.slice(0, 7))
  return [...months].flatMap(([month, matches]) => {
    if (matches.length < 3) return []
    const [year = 0, number = 0] = month.split('-').map(Number)
    const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
    const name = monthOf(`${month}-01`)
    const english = dayAndMonth(`${month}-01`).replace(/^\d+ /, '')
    return [
      {
        day: `${next}-01`,
        stretch: {
          key: month,
          youth: false,
          long: false,
          matches,
          span: block.bilingual(name, english),
          during: block.bilingual(inMonth(`${month}-01`), `in ${english}`),
        },
      },
    ]
  })
}

const lengths = { youth: { half: 7, whole: 14 }, league: { half: 13, whole: 26 } }

const spans = {
  half: {
    span: block.bilingual('a bajnokság első fele', 'the first half of the league'),
    during: block.bilingual('a bajnokság első felében', 'in the first half of the league'),
  },
  whole: {
    span: block.bilingual('az idény', 'the season'),
    during: block.bilingual('az idényben', 'in the season'),
  },
}

/** Both leagues after half of their matches, and at the end. */
export function longStretches(view: SeasonView, limit: number): { stretch: Stretch; day: string }[] {
  const done = view.ownMatches.filter((match) => match.status === 'finished' && endOf(match) <= limit)
  return [...Map.groupBy(done, ({ competition }) => competition)].flatMap(([competition, matches]) => {
    const [first] = matches
    const kind = first && view.competition(first).kind
    if (kind !== 'league' && kind !== 'youth') return []
    return (['half', 'whole'] as const).flatMap((length) => {
      const games = lengths[kind][length]
      const last = matches[games - 1]
      if (!last) return []
      const stretch: Stretch = {
        key: `${competition}-${games}`,
        youth: kind === 'youth',
        long: true,
        matches: matches.slice(0, games),
        ...spans[length],
      }
      return [{ day: addDays(inBudapest(startOf(last)).day, 2), stretch }]
    })
  })
}
