import type { Day } from '../season/calendar.ts'
import type { Key } from '../season/types.ts'
import { type Fact, fact } from './facts.ts'
import { findPlay } from './find-play.ts'
import { endOf, type SeasonView, startOf } from './season-view.ts'
import { type Story, storyOf } from './story.ts'
import type { Man } from './types.ts'

/** The injured player of the own team, and since when. */
export type Absence = { man: Man; since: Day }

export function streakOf(wins: readonly boolean[]): { won: boolean; n: number } | null {
  const last = wins.at(-1)
  if (last === undefined) return null
  const broken = wins.lastIndexOf(!last)
  return { won: last, n: wins.length - 1 - broken }
}

function runFacts(won: boolean, before: readonly boolean[]): Fact[] {
  const until = streakOf(before)
  const now = streakOf([...before, won])
  if (!until || !now) return []
  if (now.n >= 3) return [fact(won ? 'streak-won' : 'streak-lost', 'run', 5 + Math.min(now.n, 6) / 2, now)]
  if (now.n === 2 && !won) return [fact('streak-lost', 'run', 5, now)]
  if (until.won !== won && until.n >= 3)
    return [fact(won ? 'slump-over' : 'streak-broken', 'run', 7, { n: until.n })]
  if (until.won !== won && until.n === 2 && won) return [fact('slump-over', 'run', 5.5, { n: until.n })]
  return []
}

/** The latest meeting of the two clubs at this level. */
export function lastMeeting(view: SeasonView, own: Key, opp: Key, moment: number) {
  const { club, level, season } = view.team(own)
  const rival = view.team(opp).club
  const met = view.ownMatches.filter((match) => {
    if (match.status !== 'finished' || match.forfeit || endOf(match) > moment) return false
    const [home, away] = [view.team(match.home), view.team(match.away)]
    return (
      home.level === level && [home.club, away.club].includes(club) && [home.club, away.club].includes(rival)
    )
  })
  const match = met.at(-1)
  const story = match && storyOf(view, match)
  if (!story) return null
  return { ...story.final, day: story.day, sameSeason: view.team(story.ownTeam).season === season }
}

function pastFacts(view: SeasonView, story: Story): Fact[] {
  const meeting = lastMeeting(view, story.ownTeam, story.oppTeam, startOf(story.match) - 1)
  if (!meeting) return []
  const wonThen = meeting.own > meeting.opp
  if (story.won) return [fact(wonThen ? 'again-won' : 'revenge', 'past', wonThen ? 3.5 : 6, meeting)]
  return [fact(wonThen ? 'turned' : 'again-lost', 'past', wonThen ? 4 : 4.5, meeting)]
}

export function placeOf(view: SeasonView, competition: Key, team: Key, moment: number): number | null {
  return view.tableAt(competition, moment).find(({ key }) => key === team)?.position ?? null
}

function tableFacts(view: SeasonView, story: Story, moment: number): Fact[] {
  const { match, ownTeam, competition } = story
  if (competition === 'cup' || Number(match.round) < 4) return []
  const from = placeOf(view, match.competition, ownTeam, startOf(match))
  const to = placeOf(view, match.competition, ownTeam, moment)
  if (!from || !to) return []
  // Rising after a loss or falling after a win depends on other results.
  if (to < from) return story.won ? [fact('table-up', 'table', 5.5, { from, to })] : []
  if (to > from) return story.won ? [] : [fact('table-down', 'table', 5.5, { from, to })]
  return [fact('table-same', 'table', to === 1 ? 5 : 3, { to })]
}

function cupFacts({ match, competition, won }: Story): Fact[] {
  if (competition !== 'cup') return []
  if (match.round === 'Döntő')
    return [won ? fact('cup-won', 'cup', 9, {}) : fact('cup-place', 'cup', 9, { place: 2 })]
  if (match.round === 'Bronzmérkőzés') return [fact('cup-place', 'cup', 9, { place: won ? 3 : 4 })]
  if (won) return [fact('cup-through', 'cup', 9, {})]
  return match.round === 'Elődöntő' ? [] : [fact('cup-out', 'cup', 9, {})]
}

function crowdFacts(view: SeasonView, { match, home, neutral, level }: Story): Fact[] {
  const { attendance } = match
  if (attendance === null || neutral) return []
  const full = attendance >= view.arena(match).capacity
  if (full) return [fact('crowd-full', 'crowd', 4.5, { n: attendance })]
  if (level === 'u23') return []
  return [fact(home ? 'crowd-home' : 'crowd-away', 'crowd', 2.5, { n: attendance })]
}

/** Season bests, once enough games have been played. */
function seasonFacts(story: Story, earlier: readonly Story[]): Fact[] {
  if (earlier.length < 4) return []
  const facts: Fact[] = []
  const { final, won, own, home, neutral } = story
  const most = Math.max(...earlier.map(({ final: { own: scored } }) => scored))
  const least = Math.min(...earlier.map(({ final: { opp } }) => opp))
  if (final.own > most) facts.push(fact('best-attack', 'play', 6, { n: final.own }))
  if (final.opp < least) facts.push(fact('best-defence', 'play', 6, { n: final.opp }))
  const [top] = own
  const games = (man: Man) =>
    earlier.flatMap(({ own: men }) => men.filter((game) => game.man.key === man.key))
  const before = games(top.man).map(({ points }) => points)
  if (top.points >= 18 && before.length >= 4 && top.points > Math.max(...before))
    facts.push(fact('player-high', 'star', 6.5, { who: top.man, n: top.points }))
  for (const game of own.slice(0, 5)) {
    const total = games(game.man).reduce((sum, { points }) => sum + points, 0)
    const mark = 100 * Math.floor((total + game.points) / 100)
    if (mark >= 100 && total < mark) facts.push(fact('milestone', 'men', 4, { who: game.man, mark }))
  }
  const alike = earlier.filter((other) => other.won && other.home === home && !other.neutral).length + 1
  if (won && !neutral && alike >= 3)
    facts.push(fact(home ? 'home-wins' : 'away-wins', 'run', home ? 2.5 : 3, { n: alike }))
  return facts
}

/** Every fact worth a sentence at the time of publication. */
export function findFacts(view: SeasonView, story: Story, moment: number, absence: Absence | null): Fact[] {
  const earlier = view
    .playedBy(story.ownTeam, startOf(story.match))
    .flatMap((match) => storyOf(view, match) ?? [])
  const absent =
    absence && story.level === 'senior' && story.day >= absence.since
      ? [fact('absent', 'men', 4, { who: absence.man })]
      : []
  return [
    ...findPlay(story),
    ...runFacts(
      story.won,
      earlier.map(({ won }) => won),
    ),
    ...pastFacts(view, story),
    ...tableFacts(view, story, moment),
    ...cupFacts(story),
    ...crowdFacts(view, story),
    ...seasonFacts(story, earlier),
    ...absent,
  ]
}
