import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { clubName } from './club-name.ts'

export type Source = Record<string, string | undefined>

/** A club among several in one process, which requests choose by their Host. */
export type HostedClub<Env> = { name: string; host: string; env: Env }

/** Never taken from the common environment, and never the same for two clubs. */
const ownNames = [
  'API_DATABASE_URL',
  'CLIENT_SECRET',
  'CLUB_DIR',
  'FORM_SECRET',
  'MEDIA_DIR',
  'NEWSROOM_ADDRESS',
  'NEWSROOM_HOST',
  'NEWSROOM_ORIGIN',
  'NEWSROOM_URL',
  'PREVIEW_PORT',
  'PREVIEW_SECRET',
  'PUBLIC_ORIGIN',
  'PURGE_SECRET',
  'STATE_DIR',
]

/** The names that APP_NAME lists; with CLUBS_ENV_DIR also a single one, so that a second changes nothing for the first. */
function listedNames({ APP_NAME = '', CLUBS_ENV_DIR }: Source): string[] {
  const names = APP_NAME.split(',').map((name) => name.trim())
  return names.length > 1 || CLUBS_ENV_DIR ? names : []
}

function readFile(folder: string, name: string): Source {
  const file = path.join(folder, `${name}.env`)
  if (!existsSync(file)) throw new Error(`${name}: there is no file ${name}.env in CLUBS_ENV_DIR`)
  return parseEnv(readFileSync(file, 'utf8'))
}

/** The common environment under the club's own file. */
function environmentOf(source: Source, folder: string, name: string, processNames: readonly string[]) {
  const own = readFile(folder, name)
  const misplaced = processNames.filter((variable) => own[variable] !== undefined)
  if (misplaced.length > 0)
    throw new Error(
      `${name}: ${misplaced.join(', ')}: set once for the process, so not possible in ${name}.env`,
    )
  const common = Object.fromEntries(
    Object.entries(source).filter(([variable]) => !ownNames.includes(variable)),
  )
  const { STATE_DIR } = source
  return {
    ...common,
    ...(STATE_DIR ? { STATE_DIR: path.join(STATE_DIR, name) } : {}),
    ...own,
    APP_NAME: name,
  }
}

const hostOf = ({ PUBLIC_ORIGIN = '' }: Source): string | undefined => URL.parse(PUBLIC_ORIGIN)?.host

type Named = { name: string; source: Source }

/** Whatever two clubs share by mistake would mix their answers or their rights. */
function sharedValues(clubs: readonly Named[]): string[] {
  const ownValue = (source: Source, variable: string) =>
    variable === 'PUBLIC_ORIGIN' ? hostOf(source) : source[variable]
  return clubs.flatMap(({ name, source }, index) =>
    ownNames.flatMap((variable) => {
      const value = ownValue(source, variable)
      const other = clubs.slice(0, index).find((earlier) => ownValue(earlier.source, variable) === value)
      return value && other ? [`${name}: ${variable}: is the same as that of ${other.name}`] : []
    }),
  )
}

/** Runs all, so that everything wrong is said at once. */
function collect<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Result[] {
  const problems: string[] = []
  const results = items.flatMap((item) => {
    try {
      return [work(item)]
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return []
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return results
}

/**
 * The clubs of a process whose APP_NAME lists several, or that has CLUBS_ENV_DIR: for each the common environment, and over it the variables of
 * `CLUBS_ENV_DIR/<name>.env`. Undefined where APP_NAME is one name without CLUBS_ENV_DIR: then everything is in the environment itself.
 * Messages name club and variable, never a value.
 */
export function severalClubs<Env>(
  source: Source,
  /** Belong to the process, such as the port that it listens on. */
  processNames: readonly string[],
  readEnv: (source: Source) => Env,
): HostedClub<Env>[] | undefined {
  const names = listedNames(source)
  if (names.length === 0) return undefined
  const wrong = names.find(
    (name, index) => !clubName.safeParse(name).success || names.indexOf(name) !== index,
  )
  if (wrong !== undefined)
    throw new Error('APP_NAME: must list each club once, in small letters, digits and hyphens')
  const folder = source.CLUBS_ENV_DIR
  if (!folder) throw new Error('CLUBS_ENV_DIR: must be set where APP_NAME lists several clubs')
  const clubs = collect(names, (name) => ({
    name,
    source: environmentOf(source, folder, name, processNames),
  }))
  const shared = sharedValues(clubs)
  if (shared.length > 0) throw new Error(shared.join('\n'))
  return collect(clubs, ({ name, source: own }) => {
    const host = hostOf(own)
    if (!host) throw new Error(`${name}: PUBLIC_ORIGIN: must be the address of the club’s site`)
    try {
      return { name, host, env: readEnv(own) }
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  })
}

/** Finds what belongs to a request's Host, in whatever case and with or without the usual port. */
export function byHost<Item extends { host: string }>(items: readonly Item[]) {
  const normalize = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '')
  const found = new Map(items.map((item) => [normalize(item.host), item]))
  return (host: string | undefined): Item | undefined => (host ? found.get(normalize(host)) : undefined)
}
