import { single } from '@palank/answer-sql/page'
import { playTypes } from '@palank/contract/live'
import {
  type BoxScore,
  boxScore,
  type Keeping,
  type Pair,
  type SquadPlayer,
} from '@palank/sport/events/box-score'
import { playersIn } from '@palank/sport/events/credits'
import { type MatchEvent, shotValue } from '@palank/sport/events/event'
import { liveMatch } from '@palank/sport/events/match-state'
import { type PlayRow, runningScore } from '@palank/sport/events/running-score'
import type { Side } from '@palank/sport/game'
import { lineStatistics, teamStatistics } from '@palank/sport/statistics'
import type { Handlers } from './handler.ts'

/** Names do not depend on the language; undone events have theirs, since their rows stay. */
const sql = `
  select json_build_object(
    'id', m.id, 'status', m.status, 'keeping', m.keeping, 'teams', json_build_array(m.home_team_id, m.away_team_id),
    'events', log.events, 'updated_at', log.updated_at,
    'has_lines', exists (select from api.match_line l where l.match_id = m.id),
    'players', (
      select coalesce(json_agg(json_build_object('id', p.id, 'last_name', p.last_name, 'first_name', p.first_name,
        'masked', p.masked, 'without_page', p.without_page)), '[]')
      from api.player p where p.lang = 'hu' and p.id = any(array(
        select unnest(array[e.event ->> 'player', e.event ->> 'drawn_by', e.event ->> 'blocked', e.event ->> 'out',
          e.event ->> 'in'])::int
        from api.match_event e where e.match_id = m.id
        union
        select jsonb_array_elements_text(e.event -> 'players')::int
        from api.match_event e where e.match_id = m.id and e.event ->> 'type' = 'lineup'))),
    'squads', (
      select coalesce(json_agg(json_build_object('team', s.team_id, 'player', s.player_id, 'jersey_number',
        s.jersey_number)
        -- Somebody who came back has two numbers: that of the day of the match first.
        order by (coalesce(s.joined::date <= m.game_time::date, true)
          and coalesce(s.left_on::date >= m.game_time::date, true)) desc), '[]')
      from api.squad_member s where s.team_id in (m.home_team_id, m.away_team_id))
  )::text
  from api.match m
  cross join lateral (
    select json_agg(e.event) as events, max(e.received_at) as updated_at
    from api.match_event e where e.match_id = m.id
  ) log
  where m.id = $1 and log.events is not null`

type PlayerRow = { id: number; last_name: string; first_name: string; masked: boolean; without_page: boolean }
type LiveRow = {
  id: number
  status: string
  keeping: Keeping
  teams: [number, number]
  events: MatchEvent[]
  updated_at: string
  has_lines: boolean
  players: PlayerRow[]
  squads: { team: number; player: number; jersey_number: string | null }[]
}

const sides: readonly Side[] = ['home', 'away']
const numberOf = (side: Side) => (side === 'home' ? 1 : 2)

/** Who comes in, was fouled or blocked. */
function otherIn(event: MatchEvent): number | null {
  if (event.type === 'foul') return event.drawn_by
  if (event.type === 'block') return event.blocked
  return event.type === 'substitution' ? event.in : null
}

function playerIn(event: MatchEvent): number | null {
  if (event.type === 'substitution') return event.out
  return 'player' in event ? event.player : null
}

function pointsIn(event: MatchEvent): number | null {
  if (event.type === 'correction') return event.points
  return event.type === 'points' ? shotValue[event.kind] : null
}

/** A score below 0 is a slip, and no score. */
const shownScore = ({ home, away }: Pair): Pair => ({ home: Math.max(0, home), away: Math.max(0, away) })

const playOf = ({ event, undone, score }: PlayRow, isNamed: boolean) => ({
  id: event.id,
  type: event.type,
  side: 'side' in event ? numberOf(event.side) : null,
  player: isNamed ? playerIn(event) : null,
  other: isNamed ? otherIn(event) : null,
  kind: 'kind' in event ? event.kind : null,
  points: pointsIn(event),
  period: event.period,
  clock: event.clock,
  at: event.at,
  ...shownScore(score),
  undone,
})

/** Once each, of those who have a line and whoever else a play names: also one that was taken back. */
function namedIn(lines: readonly SquadPlayer[], rows: readonly PlayRow[]): SquadPlayer[] {
  const all = [...lines, ...rows.flatMap(({ event }) => playersIn(event))]
  return [...new Map(all.map(({ side, player }) => [`${side} ${player}`, { side, player }])).values()]
}

function liveAnswer(row: LiveRow) {
  const { id, status, keeping, teams, events, updated_at } = row
  // Not on any more and without lines, only the result is public: a play is told of its team.
  const isNamed = status === 'live' || row.has_lines
  const box: BoxScore = boxScore(events, keeping)
  const { phase, period, team_fouls, players: state } = liveMatch(events, keeping)
  const teamOf = (side: Side) => teams[side === 'home' ? 0 : 1]
  const jerseyOf = (side: Side, player: number) =>
    row.squads.find((one) => one.team === teamOf(side) && one.player === player)?.jersey_number ?? null
  const people = new Map(isNamed ? row.players.map((player) => [player.id, player]) : [])
  // Whoever has been erased since is not named.
  const lines = box.lines.flatMap((line) => {
    const player = people.get(line.player)
    return player ? [{ ...line, person: player }] : []
  })
  const box_scores = sides.flatMap((side) => {
    const ofSide = lines.filter((line) => line.side === side)
    if (ofSide.length === 0) return []
    return {
      side: numberOf(side),
      competition_team_id: teamOf(side),
      players: ofSide.map((line) => ({
        player: line.person,
        jersey_number: jerseyOf(side, line.player),
        is_starter: line.starter,
        did_not_play: line.did_not_play,
        statistics: lineStatistics(line),
        on_court: state.find((one) => one.side === side && one.player === line.player)?.on_court ?? null,
      })),
      total: teamStatistics(ofSide),
    }
  })
  // A substitution without names says nothing.
  const isShown = ({ type }: MatchEvent) =>
    playTypes.some((known) => known === type) && (isNamed || type !== 'substitution')
  const rows = runningScore(events).filter(({ event }) => isShown(event))
  return {
    id,
    status,
    keeping,
    phase,
    period,
    score: shownScore(box.score),
    periods: box.periods.map((pair, index) => ({ number: index + 1, ...shownScore(pair) })),
    team_fouls,
    players: namedIn(box.lines, rows).flatMap(({ side, player }) => {
      const person = people.get(player)
      return person ? { ...person, side: numberOf(side), jersey_number: jerseyOf(side, player) } : []
    }),
    box_scores,
    plays: rows.map((play) => playOf(play, isNamed)),
    updated_at,
  }
}

export const live: Handlers<'schedule/live'> = {
  'schedule/live': async ({ db }, { params }) => {
    const json = await db.json(sql, [params.id])
    if (!json) return undefined
    return single(Buffer.from(JSON.stringify(liveAnswer(JSON.parse(json.toString()) as LiveRow))))
  },
}
