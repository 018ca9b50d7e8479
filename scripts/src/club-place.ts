import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clubName } from '@palank/club-pack/club-name'
import { readPack } from '@palank/club-pack/read-pack'
import { databaseNameOf } from '@palank/server/club-secrets'
import {
  apiEnvironment,
  type ClubSetting,
  commandEnvironment,
  type Environment,
  newsroomServerEnvironment,
  type Ports,
  portsFrom,
  previewPort,
  purgingPorts,
  siteEnvironment,
  systemEnvironment,
} from './club-environment.ts'
import { root, state } from './paths.ts'
import { databaseIn } from './provision.ts'
import { mediaOf } from './run-club.ts'

type Server = { host: string; port: number }

/** Where a club made by `pnpm palank new-club` is kept. */
export type ClubPlace = {
  club: string
  /** Its secrets, uploads, logs and, where it has one of its own, its database. */
  folder: string
  packDir: string
  ports: Ports
  /** The PostgreSQL of DATABASE_ADMIN_URL; without one the club has a cluster in its folder. */
  server?: Server
}

type StoredPlace = { portBase: number; server?: Server }

type Folders = { clubs: string; packs: string }
const usual: Folders = { clubs: path.join(state, 'clubs'), packs: path.join(root, 'clubs') }
const placeFile = (folder: string) => path.join(folder, 'place.json')
const firstBase = 4300
const basesApart = 100

export function readClubName(name: string | undefined): string {
  const result = clubName.safeParse(name)
  if (result.success) return result.data
  throw new Error(`NAME ${result.error.issues[0]?.message}`)
}

function readStored(folder: string): StoredPlace | undefined {
  const file = placeFile(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredPlace) : undefined
}

/** After those of the other clubs, so that all can run at once. */
function nextBase(clubs: string): number {
  const names = existsSync(clubs) ? readdirSync(clubs) : []
  const taken = names.flatMap((name) => readStored(path.join(clubs, name))?.portBase ?? [])
  return Math.max(firstBase - basesApart, ...taken) + basesApart
}

function serverOf(adminUrl: string | undefined): Server | undefined {
  if (!adminUrl) return undefined
  const url = URL.parse(adminUrl)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error(
      'DATABASE_ADMIN_URL must be an address like postgres://postgres:…@127.0.0.1:5432/postgres',
    )
  return { host: url.hostname, port: Number(url.port || 5432) }
}

const placeOf = (club: string, { clubs, packs }: Folders, { portBase, server }: StoredPlace): ClubPlace => ({
  club,
  folder: path.join(clubs, club),
  packDir: path.join(packs, club),
  ports: portsFrom(portBase),
  ...(server ? { server } : {}),
})

/** The club's place, if it has been made. */
export function existingPlace(club: string, folders = usual): ClubPlace {
  const stored = readStored(path.join(folders.clubs, club))
  if (stored) return placeOf(club, folders, stored)
  throw new Error(`there is no club ${club} here; make it with \`pnpm palank new-club ${club}\``)
}

export type Choices = { DATABASE_ADMIN_URL?: string | undefined; PORT_BASE?: string | undefined }

/** The club's place, chosen once: its link and its addresses stay the same. */
export function makePlace(club: string, choices: Choices, folders = usual): ClubPlace {
  const folder = path.join(folders.clubs, club)
  const stored = readStored(folder)
  if (stored) return placeOf(club, folders, stored)
  const server = serverOf(choices.DATABASE_ADMIN_URL)
  const portBase = choices.PORT_BASE ? portsFrom(choices.PORT_BASE).edge : nextBase(folders.clubs)
  const chosen: StoredPlace = { portBase, ...(server ? { server } : {}) }
  // The user postgres must reach the data folder below, and nobody else needs to list it.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  writeFileSync(placeFile(folder), JSON.stringify(chosen), { mode: 0o600 })
  return placeOf(club, folders, chosen)
}

/** What the club's processes are told; its languages are those of the pack. */
export function settingOfPlace({ club, folder, packDir, ports, server }: ClubPlace): ClubSetting {
  const at = server ?? { host: '127.0.0.1', port: ports.database }
  const { pack } = readPack(packDir)
  return {
    club,
    ports,
    packDir,
    setupDir: folder,
    mediaDir: mediaOf(folder),
    database: databaseIn(at, databaseNameOf(club), folder),
    purging: purgingPorts(ports),
    preview: previewPort(ports),
    ...(pack ? { languages: pack.club.languages } : {}),
  }
}

const linesOf = (environment: Environment): string => {
  const system = systemEnvironment()
  const own = Object.entries(environment).filter(([name]) => !(name in system))
  return own.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join('')
}

/** The environment of each process, for whoever runs them with a service manager instead of `pnpm palank start`. */
export function writeEnvironments(setting: ClubSetting, folder: string): void {
  const environments = {
    api: apiEnvironment(setting),
    newsroom: newsroomServerEnvironment(setting),
    site: siteEnvironment(setting, path.join(folder, 'site')),
    migrate: commandEnvironment(setting, 'migrate'),
  }
  for (const [name, environment] of Object.entries(environments))
    writeFileSync(path.join(folder, `${name}.env`), linesOf(environment), { mode: 0o600 })
}
