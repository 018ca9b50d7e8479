import { keptPlays } from '@palank/demo/season/kept-plays'
import type { Course } from '@palank/demo/season/match'
import { type Play, renumbered } from '@palank/demo/season/plays'
import { simulate } from '@palank/demo/season/simulate'
import type { SeasonMatch } from '@palank/demo/season/types'
import type { Keeping } from '@palank/sport/events/box-score'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'

/** A match of the own club that is still to be played, with how it will go. */
export type DemoFixture = {
  id: number
  match: SeasonMatch
  /** How the simulator's league records it. */
  keeping: Keeping
  course: () => Course
  /** The id of a player in the newsroom. */
  playerId: (key: string) => number
}

type Entry = { key: string; data: { id: number } & { day: string } }

/** The fixtures of the season that the demo was loaded with, soonest first. */
export async function demoFixtures({ club, setting }: RunningDemo): Promise<DemoFixture[]> {
  const { rows } = await withClient(setting.database.newsroomUrl, (db) =>
    db.query<Entry>(`select key, data from payload_kv where key like 'demo/%'`),
  )
  const ledger = new Map(rows.map(({ key, data }) => [key, data]))
  const day = ledger.get('demo/first-day')?.day
  if (!day) throw new Error('this is not a loaded demo: it does not know its first day')
  const idOf = (collection: string, key: string) => {
    const id = ledger.get(`demo/${collection}/${key}`)?.id
    if (id === undefined) throw new Error(`no ${collection} with the key ${key} is loaded`)
    return id
  }
  const courses = new Map<string, () => Course>()
  const { matches, teams, competitions } = simulate({
    club,
    day,
    onFixture: (key, play) => courses.set(key, play),
  })
  const own = new Set(teams.filter((team) => team.club === club).map(({ key }) => key))
  const kinds = new Map(competitions.map(({ key, kind }) => [key, kind]))
  return matches
    .filter(
      ({ status, time, home, away }) => status === 'scheduled' && time && (own.has(home) || own.has(away)),
    )
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
    .flatMap((match): DemoFixture[] => {
      const course = courses.get(match.key)
      const kind = kinds.get(match.competition)
      const keeping = kind === 'youth' || kind === 'u16' ? 'points' : 'full'
      const playerId = (key: string) => idOf('players', key)
      return course ? [{ id: idOf('matches', match.key), match, keeping, course, playerId }] : []
    })
}

/** What a scorer enters, with the players of the newsroom. */
export function playsOf({ course, keeping, playerId }: DemoFixture): Play[] {
  const played = course()
  const ids = played.players.map(playerId)
  return keptPlays(played, keeping).map(({ body, ...play }) => ({
    ...play,
    body: renumbered(body, (number) => ids[number - 1] ?? 0),
  }))
}
