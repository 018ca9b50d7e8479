import { type Courtside, courtsideOf } from '@palank/demo/live/courtside'
import { areSteps, playMatch } from '@palank/demo/live/play-match'
import { lengthOf, stepsOf } from '@palank/demo/live/steps'
import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import { pathFor } from '@palank/routes'
import { boxScore } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import type { RunningDemo } from '../running-demo.ts'
import { type DemoFixture, demoFixtures, playsOf } from './demo-fixtures.ts'

type Options = {
  demo: RunningDemo
  /** In seconds; null is real time. */
  pace: number | null
  say: (line: string) => void
  signal?: AbortSignal
}

/** Nearer than this, the printed time of a match is left as it is. */
const nearby = 3 * 3600_000

/** The demo's statistician at courtside, with a session of her own. */
export async function demoScorer({ club, newsroom }: RunningDemo, signal?: AbortSignal) {
  const statistician = peopleOf(club).find(({ role }) => role === 'statistician')
  if (!statistician) throw new Error(`the demo of ${club} has no statistician`)
  const token = await logInTo(newsroom, statistician)
  return { token, courtside: courtsideOf({ newsroom, token, signal }) }
}

const stepsFor = (fixture: DemoFixture) => stepsOf({ match: fixture.match.key, plays: playsOf(fixture) })

/**
 * The next match of the first team; one that an earlier run has begun comes before all others, one that somebody keeps
 * at courtside is left to them.
 */
async function nextOf(fixtures: readonly DemoFixture[], courtside: Courtside): Promise<DemoFixture> {
  const full = fixtures.filter(({ keeping }) => keeping === 'full')
  const now = new Date(Date.now() - nearby).toISOString()
  const inOrder = [
    ...full.filter(({ match }) => (match.time ?? '') >= now),
    ...full.filter(({ match }) => (match.time ?? '') < now).reverse(),
  ]
  let next: DemoFixture | undefined
  for (const fixture of inOrder) {
    const { match, events } = await courtside.open(fixture.id)
    const isOurs = areSteps(events, stepsFor(fixture))
    if (match.status === 'live' && isOurs) return fixture
    if (match.status === 'scheduled' && isOurs) next ??= fixture
  }
  if (!next) throw new Error('every match has been played; `pnpm demo --fresh` begins a new season')
  return next
}

/** A match is played when it is played: a page must not show a running match with a date of next week. */
async function moveToNow({ newsroom }: RunningDemo, token: string, id: number): Promise<void> {
  const response = await fetch(`${newsroom}/api/matches/${id}?locale=hu`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game_time: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString() }),
  })
  if (!response.ok)
    throw new Error(`the match could not be moved: ${response.status} ${await response.text()}`)
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** One line at each end of a period, and every 20 seconds between. */
function announcer(say: Options['say']) {
  let said = 0
  return (log: readonly MatchEvent[]) => {
    const event = log.at(-1)
    if (!event) return
    const isEnd = event.type === 'period_end' || event.type === 'match_end'
    if (!isEnd && Date.now() - said < 20_000) return
    said = Date.now()
    const { score } = boxScore(log, 'points')
    const when = isEnd ? 'end' : event.clock === null ? '' : clockText(event.clock)
    say(`${event.period}. ${when.padStart(5)}  ${score.home}–${score.away}`)
  }
}

/** Plays the club's next match through the calls of the courtside screen, and finishes it. */
export async function playNextMatch({ demo, pace, say, signal }: Options): Promise<void> {
  const { token, courtside } = await demoScorer(demo, signal)
  const fixture = await nextOf(await demoFixtures(demo), courtside)
  const { id, keeping } = fixture
  const { match, events } = await courtside.open(id)
  const steps = stepsFor(fixture)
  const seconds = pace ?? lengthOf(steps)
  const length = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
  say(`${match.home.name} – ${match.away.name}, match ${id}, in about ${length}`)
  say(`watch it  ${demo.site}${pathFor('match', 'hu', { scheduleId: id })}`)
  if (events.length > 0) say(`goes on after ${events.length} events of an earlier run`)
  if (match.game_time && Math.abs(Date.parse(match.game_time) - Date.now()) > nearby) {
    await moveToNow(demo, token, id)
    say(`moved from ${match.game_time} to now`)
  }
  const onLog = announcer(say)
  const log = await playMatch({ courtside, match: id, keeping, steps, duration: seconds, onLog, signal })
  await courtside.finish(id, 'box_score')
  const { score } = boxScore(log, keeping)
  say(`finished  ${score.home}–${score.away}, with its box score`)
}
