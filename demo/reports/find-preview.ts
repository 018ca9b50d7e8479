import type { Absence } from './find-facts.ts'
import { lastMeeting, placeOf, streakOf } from './find-facts.ts'
import type { PreviewData, PreviewKind } from './preview-facts.ts'
import type { Average, SeasonView } from './season-view.ts'
import type { Setting } from './story.ts'
import { englishName } from './team-names.ts'
import type { Pair } from './types.ts'

/** Facts before the match; null when there are none. */
export type Outlook = {
  [K in PreviewKind]?: PreviewData[K]
} & { averages: { own: Pace; opp: Pace } }

/** A team's record so far. */
export type Pace = { games: number; wins: number; scored: number; conceded: number; place: number | null }

type Played = Pair & { against: string }

function playedBy(view: SeasonView, team: string, moment: number): Played[] {
  return view.playedBy(team, moment).map((match) => {
    const home = match.home === team
    const [own, opp] = home ? [match.home_score, match.away_score] : [match.away_score, match.home_score]
    return { own: own ?? 0, opp: opp ?? 0, against: home ? match.away : match.home }
  })
}

const won = ({ own, opp }: Pair) => own > opp

function formOf(view: SeasonView, games: readonly Played[]): PreviewData['form-good'] | null {
  const recent = games.slice(-5)
  const last = recent.at(-1)
  if (!last || recent.length < 2) return null
  const club = view.club(last.against)
  const against = { hu: club.name, en: englishName(club.key).full }
  return {
    wins: recent.filter(won).length,
    games: recent.length,
    last: { own: last.own, opp: last.opp, against },
  }
}

const mood = ({ wins, games }: { wins: number; games: number }) =>
  wins / games >= 0.7 ? 'good' : wins / games <= 0.34 ? 'bad' : 'mixed'

function paceOf(games: readonly Played[], place: number | null): Pace {
  const mean = (figure: (game: Played) => number) =>
    games.reduce((sum, game) => sum + figure(game), 0) / Math.max(1, games.length)
  return {
    games: games.length,
    wins: games.filter(won).length,
    place,
    scored: mean(({ own }) => own),
    conceded: mean(({ opp }) => opp),
  }
}

/** The best by a statistic among players with enough games. */
function best(averages: readonly Average[], figure: (man: Average) => number | null, at = 0) {
  const most = Math.max(...averages.map(({ games }) => games))
  const known = averages.filter((man) => man.games * 2 >= most && figure(man) !== null)
  const man = known.toSorted((a, b) => (figure(b) ?? 0) - (figure(a) ?? 0))[at]
  return man ? { who: man.man, avg: figure(man) ?? 0 } : null
}

export function findOutlook(
  view: SeasonView,
  setting: Setting,
  moment: number,
  absence: Absence | null,
): Outlook | null {
  const { ownTeam, oppTeam, match, competition, level, home } = setting
  const [ours, theirs] = [playedBy(view, ownTeam, moment), playedBy(view, oppTeam, moment)]
  const [form, rivalForm] = [formOf(view, ours), formOf(view, theirs)]
  const absent = absence && level === 'senior' && setting.day >= absence.since ? absence.man : null
  const averages = view.averagesAt(ownTeam, moment).filter(({ man }) => man.key !== absent?.key)
  const points = best(averages, (man) => man.points)
  const rival = best(view.averagesAt(oppTeam, moment), (man) => man.points)
  if (!form || !rivalForm || !points || !rival) return null
  // A club of a lower division is not in the league table.
  const league = competition === 'cup' ? `league-${view.team(ownTeam).season}` : match.competition
  const own = placeOf(view, league, ownTeam, moment)
  const opp = placeOf(view, league, oppTeam, moment)
  const [second, boards, passes] = [
    best(averages, (man) => man.points, 1),
    best(averages, (man) => man.rebounds),
    best(averages, (man) => man.assists),
  ]
  const run = streakOf(ours.map(won))
  const meeting = lastMeeting(view, ownTeam, oppTeam, moment)
  const [pace, rivalPace] = [paceOf(ours, own), paceOf(theirs, opp)]
  return {
    averages: { own: pace, opp: rivalPace },
    [`form-${mood(form)}`]: form,
    [`rival-form-${mood(rivalForm)}`]: rivalForm,
    'watch-points': points,
    'watch-rival': rival,
    scoring: pace,
    'rival-scoring': rivalPace,
    ...(second ? { 'watch-second': second } : {}),
    ...(boards && boards.who.key !== points.who.key ? { 'watch-rebounds': boards } : {}),
    ...(passes && passes.who.key !== points.who.key && passes.who.key !== boards?.who.key
      ? { 'watch-assists': passes }
      : {}),
    ...(own && opp && ours.length >= 3 ? { places: { own, opp } } : {}),
    ...(meeting ? { [won(meeting) ? 'met-won' : 'met-lost']: meeting } : {}),
    ...(run && run.n >= 3 ? { [run.won ? 'run-won' : 'run-lost']: { n: run.n } } : {}),
    ...(absent ? { 'preview-absent': { who: absent } } : {}),
    [level === 'u23' ? 'practical-youth' : home ? 'practical-home' : 'practical-away']: {},
  } as Outlook
}
