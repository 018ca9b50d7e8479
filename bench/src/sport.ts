import path from 'node:path'
import { standingsSql } from '@palank/api/competitions'
import { playerSql } from '@palank/api/players'
import { fillSport } from '@palank/demo/fill-sport'
import { simulate } from '@palank/demo/season/simulate'
import type { World } from '@palank/demo/season/types'
import { migrate } from '@palank/newsroom/migrate'
import { type Cluster, startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { type ClubDatabase, provision } from '@palank/scripts/provision'
import { cpuCount, median, pgbench, wrk } from './measure.ts'
import { bind, clients, startApi } from './serve.ts'

const seasons = Number(process.env.SEASONS ?? 20)
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 5)
const flat = 1.5

type Place = { origin: string; database: ClubDatabase; stop: () => void }
/** `most`: the largest id that is requested, in the small and in the large database. */
type Case = {
  name: string
  address: string
  sql: string
  most: [small: number, large: number]
  gated: boolean
}

/** The world of these seasons only. */
function only(world: World, years: number[]): World {
  const teams = world.teams.filter(({ season }) => years.includes(season))
  const competitions = world.competitions.filter(({ season }) => years.includes(season))
  const kept = new Set(competitions.map(({ key }) => key))
  const members = new Set(teams.flatMap(({ squad }) => squad.map(({ player }) => player)))
  return {
    ...world,
    seasons: years,
    teams,
    competitions,
    players: world.players.filter(({ key }) => members.has(key)),
    matches: world.matches.filter(({ competition }) => kept.has(competition)),
  }
}

function seasonsOf(world: World): Map<string, Set<number>> {
  const careers = new Map<string, Set<number>>()
  for (const { season, squad } of world.teams)
    for (const { player } of squad) careers.set(player, (careers.get(player) ?? new Set()).add(season))
  return careers
}

async function place(cluster: Cluster, name: string, world: World, first: string[]): Promise<Place> {
  const database = provision(cluster, name, path.join(state, 'bench-sport', name))
  await migrate(database.ownerUrl)
  await fillSport(cluster.superuserUrl.replace(/postgres$/, database.name), world, first)
  const { origin, child } = await startApi(database)
  return { origin, database, stop: () => child.kill('SIGTERM') }
}

/** In turns: the call and its SQL on the large database, and the call on the small one. */
async function compare(one: Case, small: Place, large: Place): Promise<boolean> {
  const call = ({ origin, database }: Place, most: number, time = seconds) =>
    wrk(origin, one.address, database.secrets.clientSecret, most, clients * 2, time)
  const [few, many] = one.most
  for (const [where, most] of [
    [small, few],
    [large, many],
  ] as const)
    await call(where, most, 2 * seconds)
  const turns: { api: number; bare: number; before: number }[] = []
  for (let round = 0; round < rounds; round++) {
    turns.push({
      before: await call(small, few),
      api: await call(large, many),
      bare: await pgbench(large.database.apiUrl, one.sql, many, clients, seconds),
    })
  }
  const ratio = median(turns.map(({ api, bare }) => api / bare))
  const growth = median(turns.map(({ api, before }) => before / api))
  const middle = (key: 'api' | 'bare' | 'before') => median(turns.map((turn) => turn[key])).toFixed(0)
  const verdict = one.gated ? (growth <= flat ? 'flat' : `above ${flat}`) : 'for the record'
  console.log(
    `${one.name.padEnd(36)} ${middle('api').padStart(6)}/s  pgbench ${middle('bare').padStart(6)}/s  ` +
      `ratio ${ratio.toFixed(2)}  1 season ${middle('before').padStart(6)}/s  growth ${growth.toFixed(2)} ×  ${verdict}`,
  )
  return !one.gated || growth <= flat
}

export async function benchSport(): Promise<boolean> {
  const folder = path.join(state, 'bench-sport')
  // The newest season is not finished.
  const all = simulate({ club: 'solymok', day: '2026-11-15', seasons: seasons + 1 })
  const whole = all.seasons.slice(1)
  const [large, small] = [only(all, whole), only(all, whole.slice(0, 1))]
  const careers = seasonsOf(large)
  const own = small.players.map(({ key }) => key)
  const once = own.filter((key) => careers.get(key)?.size === 1)
  const veteran = large.players.reduce((a, b) =>
    (careers.get(b.key)?.size ?? 0) > (careers.get(a.key)?.size ?? 0) ? b : a,
  )
  const first = [...once, ...own.filter((key) => !once.includes(key))]
  const veteranId =
    [...first, ...large.players.map(({ key }) => key).filter((key) => !first.includes(key))].indexOf(
      veteran.key,
    ) + 1
  const cluster = await startCluster(path.join(folder, 'pg'), await freePort())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)))
  const places: Place[] = []
  try {
    const before = await place(cluster, 'palank_sport_small', small, first)
    places.push(before)
    const after = await place(cluster, 'palank_sport_large', large, first)
    places.push(after)
    const player = (name: string, id: string, most: Case['most'], gated: boolean): Case => ({
      name: `player/find ${name}`,
      address: `/api/v1/player/find/${id}`,
      most,
      gated,
      sql: bind(playerSql.hu, id === 'ID' ? ':id' : id, '0', '0'),
    })
    const cases: Case[] = [
      {
        name: 'standings/competition/all',
        address: '/api/v1/standings/competition/ID/all',
        sql: bind(standingsSql.hu, ':id'),
        most: [1, seasons],
        gated: true,
      },
      player('who played one season', 'ID', [once.length, once.length], true),
      player('anybody', 'ID', [own.length, large.players.length], true),
    ]
    const games = large.matches.length
    const lines = large.matches.reduce((sum, { lines }) => sum + lines.length, 0)
    const careerSum = [...careers.values()].reduce((sum, { size }) => sum + size, 0)
    console.log(
      `${whole.length} seasons, ${large.teams.length} teams, ${games} matches, ${lines} lines, ` +
        `${large.players.length} players of ${(careerSum / careers.size).toFixed(1)} seasons each; ${cpuCount()} cores, ` +
        `${clients} connections, ${rounds} rounds of ${seconds} s`,
    )
    const passed: boolean[] = []
    for (const one of cases) passed.push(await compare(one, before, after))
    const longest = careers.get(veteran.key)?.size ?? 0
    // Not a goal: the response grows with the player's seasons.
    await compare(player(`who played ${longest}`, String(veteranId), [1, 1], false), after, after)
    console.log(`bench sport: ${passed.filter(Boolean).length} of ${passed.length} goals reached`)
    return passed.every(Boolean)
  } finally {
    for (const { stop } of places) stop()
    await cluster.stop()
  }
}
