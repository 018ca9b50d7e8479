import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { clubName } from '@palank/club-pack/club-name'
import { z } from 'zod'
import { writeWhole } from './files.ts'
import { clubPlaces, places } from './places.ts'
import { Refusal } from './terminal.ts'

export const hostName = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in small letters, such as vidrak.example')
export const mailAddress = z.email('must be an e-mail address, such as you@example.org')
export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user@host',
})

/** What the operator chose for the whole server: /etc/palank/server.json. */
const serverSettings = z.strictObject({
  /** Who gets a letter when something is wrong. */
  operatorMail: mailAddress.optional(),
  smtpUrl: mailServer.optional(),
  mailFrom: z.string().optional(),
  /** `folder`: a path on this machine; `ssh`: user@host and a path there. */
  backup: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('folder'), path: z.string().startsWith('/') }),
      z.strictObject({
        kind: z.literal('ssh'),
        host: z.string(),
        user: z.string(),
        path: z.string().startsWith('/'),
        port: z.int().default(22),
      }),
    ])
    .default({ kind: 'folder', path: '/var/backups/palank' }),
  /** Days that backups are kept. */
  backupDays: z.int().min(1).default(30),
  /** Where certificates come from; without it Let's Encrypt. `none`: TLS is in front of this machine. */
  acme: z
    .union([z.literal('none'), z.strictObject({ directory: z.url(), ca: z.string().optional() })])
    .optional(),
})
export type ServerSettings = z.infer<typeof serverSettings>

/** What the operator chose for one club: /etc/palank/clubs/<club>/settings.json. */
const clubSettings = z.strictObject({
  club: clubName,
  siteHost: hostName,
  newsroomHost: hostName,
  /** The first of the club's hundred ports on 127.0.0.1. */
  portBase: z.int(),
  joinMailTo: mailAddress.optional(),
})
export type ClubSettings = z.infer<typeof clubSettings>

type Check<Settings> = (value: unknown, nameOf: (field: string) => string) => Settings

/** Refuses in words whatever is wrong; `nameOf` says where the operator finds a field. */
const checkBy =
  <Settings>(schema: z.ZodType<Settings>): Check<Settings> =>
  (value, nameOf) => {
    const { data, error } = schema.safeParse(value)
    if (!error) return data
    throw new Refusal(
      error.issues.map(({ path, message }) => `${nameOf(path.join('.'))}: ${message}`).join('\n'),
    )
  }
export const checkServerSettings = checkBy(serverSettings)
export const checkClubSettings = checkBy(clubSettings)

function readFile<Settings>(file: string, check: Check<Settings>): Settings {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${(error as Error).message}`)
  }
  return check(json, (field) => `${file}: ${field}`)
}

const writeJson = (file: string, value: unknown) => writeWhole(file, `${JSON.stringify(value, null, 2)}\n`)

export const readServerSettings = (): ServerSettings =>
  existsSync(places.serverSettings)
    ? readFile(places.serverSettings, checkServerSettings)
    : serverSettings.parse({})

export const saveServerSettings = (settings: ServerSettings) => writeJson(places.serverSettings, settings)

export const saveClubSettings = (settings: ClubSettings) =>
  writeJson(clubPlaces(settings.club).settings, settings)

export const readClubSettings = (club: string): ClubSettings =>
  readFile(clubPlaces(club).settings, checkClubSettings)

/** The clubs of this server, by name. */
export const installedClubs = (): ClubSettings[] =>
  existsSync(places.clubs)
    ? readdirSync(places.clubs)
        .sort()
        .filter((name) => existsSync(clubPlaces(name).settings))
        .map(readClubSettings)
    : []
