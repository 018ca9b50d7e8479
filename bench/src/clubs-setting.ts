import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '@palank/newsroom/migrate'
import { addressOf, systemEnvironment } from '@palank/scripts/club-environment'
import { type Cluster, copyCluster, startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import type { Command } from '@palank/scripts/processes'
import { type ClubDatabase, provision } from '@palank/scripts/provision'
import { withClient } from '@palank/scripts/with-client'

export type BenchClub = {
  name: string
  host: string
  title: string
  secret: string
  /** Its own variables, which the process has itself or finds in the club's file. */
  env: Record<string, string>
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Any colour, but the same at every run. */
const colourOf = (number: number) =>
  `#${((number * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`

function writePack(folder: string, title: string, number: number): void {
  mkdirSync(folder, { recursive: true })
  const club = {
    name: { hu: title, en: title },
    shout: `Klub ${number}`,
    languages: ['hu', 'en'],
    colours: { club: colourOf(2 * number + 1), ball: colourOf(2 * number + 2) },
  }
  writeFileSync(path.join(folder, 'club.json'), JSON.stringify(club))
  writeFileSync(
    path.join(folder, 'crest.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><path fill="${colourOf(number)}" d="M0 0h40v30L20 50 0 30z"/></svg>`,
  )
}

function benchClub(folder: string, template: ClubDatabase, number: number): BenchClub {
  const name = `klub-${letters[number] ?? number}`
  const title = `Példa Klub ${letters[number]?.toUpperCase() ?? number}`
  const packFolder = path.join(folder, 'packs', name)
  writePack(packFolder, title, number)
  const url = new URL(template.apiUrl)
  url.pathname = databaseOf(number)
  const secret = `client-secret-of-${name}`
  return {
    name,
    host: `${name}.example`,
    title,
    secret,
    env: {
      PUBLIC_ORIGIN: `https://${name}.example`,
      CLUB_DIR: packFolder,
      API_DATABASE_URL: String(url),
      CLIENT_SECRET: secret,
      FORM_SECRET: `form-secret-of-the-club-called-${name}`,
      STATE_DIR: path.join(folder, 'state', name),
    },
  }
}

const databaseOf = (number: number) => `bench_club_${number}`

export type Clubs = {
  clubs: BenchClub[]
  /** Of all clubs but the first. */
  cluster: Cluster
  /** Of the first club only, so that it can be stopped. */
  lonely: Cluster
}

/** Databases copied from an empty migrated one; that of the first club is in a cluster of its own. */
export async function createClubs(folder: string, count: number): Promise<Clubs> {
  const cluster = await startCluster(path.join(folder, 'pg'), await freePort(), [
    'fsync=off',
    'max_connections=300',
  ])
  const template = provision(cluster, 'palank_bench_clubs', folder)
  await migrate(template.ownerUrl)
  await withClient(cluster.superuserUrl, async (db) => {
    const role = new URL(template.apiUrl).username
    await db.query(`alter role "${role}" connection limit 300`)
    for (let number = 0; number < count; number += 1) {
      await db.query(`drop database if exists ${databaseOf(number)}`)
      await db.query(`create database ${databaseOf(number)} template ${template.name}`)
      await db.query(`grant connect on database ${databaseOf(number)} to "${role}"`)
    }
  })
  const clubs = Array.from({ length: count }, (_, number) => benchClub(folder, template, number))
  copyCluster(cluster.superuserUrl, path.join(folder, 'pg-first'), { standby: false })
  const lonely = await startCluster(path.join(folder, 'pg-first'), await freePort(), [
    'fsync=off',
    'shared_buffers=32MB',
  ])
  const [first] = clubs
  if (first) {
    const url = new URL(first.env.API_DATABASE_URL ?? '')
    url.port = String(lonely.port)
    first.env.API_DATABASE_URL = String(url)
  }
  for (const { name, env } of clubs) {
    const lines = Object.entries(env).map(([variable, value]) => `${variable}=${value}\n`)
    writeFileSync(path.join(folder, `${name}.env`), lines.join(''))
  }
  return { clubs, cluster, lonely }
}

export type Served = {
  commands: Command[]
  siteOf: (club: BenchClub) => string
  apiOf: (club: BenchClub) => string
}

type Place = { folder: string; siteServer: string }

const common = {
  NODE_ENV: 'production',
  SERVER_CONFIG_PATH: '/api/v1/server-config',
  SITE_CACHE_MB: '16',
  API_POOL: '4',
  LOG_LEVEL: 'error',
}

async function pairOf({ folder, siteServer }: Place, name: string, own: Record<string, string>) {
  const [apiPort, sitePort] = [await freePort(), await freePort()]
  const env = {
    ...systemEnvironment(),
    ...common,
    ...own,
    API_PORT: String(apiPort),
    API_ORIGIN: addressOf(apiPort),
    SITE_PORT: String(sitePort),
  }
  const command = (kind: string, file: string): Command => ({
    name: `${kind} ${name}`,
    command: process.execPath,
    args: [file],
    env,
    log: path.join(folder, `${kind}-${name}.log`),
  })
  return {
    commands: [command('api', path.join(root, 'apps/api/src/main.ts')), command('site', siteServer)],
    site: addressOf(sitePort),
    api: addressOf(apiPort),
  }
}

/** One api and one site for all of them. */
export async function servedTogether(place: Place, clubs: readonly BenchClub[]): Promise<Served> {
  const names = clubs.map(({ name }) => name).join(',')
  const { commands, site, api } = await pairOf(place, 'together', {
    APP_NAME: names,
    CLUBS_ENV_DIR: place.folder,
  })
  return { commands, siteOf: () => site, apiOf: () => api }
}

/** An api and a site for each. */
export async function servedApart(place: Place, clubs: readonly BenchClub[]): Promise<Served> {
  const pairs = new Map<string, Awaited<ReturnType<typeof pairOf>>>()
  for (const { name, env } of clubs) pairs.set(name, await pairOf(place, name, { APP_NAME: name, ...env }))
  return {
    commands: [...pairs.values()].flatMap(({ commands }) => commands),
    siteOf: ({ name }) => pairs.get(name)?.site ?? '',
    apiOf: ({ name }) => pairs.get(name)?.api ?? '',
  }
}
