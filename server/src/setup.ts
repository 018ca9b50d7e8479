import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeNewPack } from '@palank/club-pack/new-pack'
import { readPackFile } from '@palank/club-pack/pack-file'
import { readPack } from '@palank/club-pack/read-pack'
import { makeSettingsFolders, writeClubEnvironments } from './club-environments.ts'
import { writeEdgeEnvironment } from './edge-environment.ts'
import { chownAsRoot, makeFolder } from './files.ts'
import { clubPlaces, places } from './places.ts'
import { firstPortBase } from './ports.ts'
import {
  type ClubSettings,
  checkClubSettings,
  checkServerSettings,
  installedClubs,
  readServerSettings,
  type ServerSettings,
  saveClubSettings,
  saveServerSettings,
} from './settings.ts'
import { Refusal } from './terminal.ts'
import { groupOf, type Owner, userOf } from './users.ts'

/** Given on the command line or asked for; what is missing stays as it was. */
export type SetupChoices = {
  pack?: string | undefined
  site?: string | undefined
  newsroom?: string | undefined
  mail?: string | undefined
  joinMail?: string | undefined
  smtp?: string | undefined
  mailFrom?: string | undefined
  acme?: string | undefined
  acmeCa?: string | undefined
  /** False with --no-tls. */
  tls?: boolean | undefined
}

const basesApart = 100

/** After those of the other clubs; a gap that a removed club left stays empty. */
export function nextPortBase(clubs: readonly Pick<ClubSettings, 'portBase'>[]): number {
  return Math.max(firstPortBase - basesApart, ...clubs.map(({ portBase }) => portBase)) + basesApart
}

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>

/** How a setting is given on the command line. */
const options: Record<string, string> = {
  siteHost: '--site',
  newsroomHost: '--newsroom',
  joinMailTo: '--join-mail',
  operatorMail: '--mail',
  smtpUrl: '--smtp',
  acme: '--acme',
}
const optionOf = (field: string) => options[field] ?? field

/** What the choices make of the settings that there are. */
export function chooseClubSettings(
  club: string,
  choices: SetupChoices,
  clubs: readonly ClubSettings[],
): ClubSettings {
  const before = clubs.find((settings) => settings.club === club)
  const settings = {
    portBase: nextPortBase(clubs),
    ...before,
    club,
    ...defined({ siteHost: choices.site, newsroomHost: choices.newsroom, joinMailTo: choices.joinMail }),
  }
  if (!settings.siteHost) throw new Refusal('which host name has the site? --site vidrak.example')
  if (!settings.newsroomHost)
    throw new Refusal('which host name has the newsroom? --newsroom szerkeszto.vidrak.example')
  const checked = checkClubSettings(settings, optionOf)
  assertOwnHosts(checked, clubs)
  return checked
}

function assertOwnHosts(
  { club, siteHost, newsroomHost }: ClubSettings,
  clubs: readonly ClubSettings[],
): void {
  if (siteHost === newsroomHost)
    throw new Refusal(
      'site and newsroom need two host names, for example vidrak.example and szerkeszto.vidrak.example',
    )
  const taken = clubs
    .filter((other) => other.club !== club)
    .find((other) =>
      [siteHost, newsroomHost].some((host) => [other.siteHost, other.newsroomHost].includes(host)),
    )
  if (taken) throw new Refusal(`${taken.club} already has one of these host names; choose another`)
}

export function chooseServerSettings(choices: SetupChoices, before: ServerSettings): ServerSettings {
  const acme = choices.acme ? { directory: choices.acme, ...defined({ ca: choices.acmeCa }) } : undefined
  const settings = {
    ...before,
    ...defined({
      operatorMail: choices.mail,
      smtpUrl: choices.smtp,
      mailFrom: choices.mailFrom,
      acme: choices.tls === false ? ('none' as const) : acme,
    }),
  }
  return checkServerSettings(settings, optionOf)
}

/** Refuses a pack that site and newsroom could not read, before anything is changed. */
export function assertPack(folder: string): void {
  const { pack, problems } = readPack(folder)
  if (!pack) throw new Refusal(`the pack in ${folder} cannot be used:\n  ${problems.join('\n  ')}`)
}

type Owners = { newsroom: Owner; media: Owner; edge: Owner }

/** Files of the newsroom have the group that edge and sites may read by. */
export function owners(): Owners {
  const newsroom = userOf('palank-newsroom')
  return { newsroom, media: { uid: newsroom.uid, gid: groupOf('palank-media') }, edge: userOf('palank-edge') }
}

/** The folders that newsroom and worker write; site and edge read pack and files. */
export function makeDataFolders(club: string, { media, newsroom, edge }: Owners): void {
  const { data, files, store, setup } = clubPlaces(club)
  makeFolder(places.data, { mode: 0o755 })
  makeFolder(data, { mode: 0o755 })
  makeFolder(files, { mode: 0o2750, owner: media })
  // The same files by hard links, but also those that nobody may see.
  makeFolder(store, { mode: 0o2700, owner: media })
  makeFolder(setup, { mode: 0o700, owner: newsroom })
  makeFolder(places.edge, { mode: 0o750, owner: edge })
  makeFolder(places.edgeCache, { mode: 0o700, owner: edge })
  makeFolder(path.join(places.edgeCache, club), { mode: 0o700, owner: edge })
}

/** Copies only the files that site and newsroom read, and no links, because another user may write in the folder. */
function copyPack(source: string, target: string): void {
  const { pack } = readPack(source)
  for (const name of ['club.json', ...Object.keys(pack?.files ?? {})])
    writeFileSync(path.join(target, name), readPackFile(path.join(source, name)))
}

/** Puts the pack in place; without one, a neutral one that the club's set-up fills in. */
function putPack(club: string, source: string | undefined, { media }: Owners): void {
  const { pack, data } = clubPlaces(club)
  if (!source && existsSync(pack)) return
  // Only root can enter the folder until it is complete, so nobody can change files in it.
  const aside = mkdtempSync(path.join(data, '.pack-'))
  const next = path.join(aside, 'next')
  makeFolder(next)
  if (source) copyPack(source, next)
  else writeNewPack(next, club)
  for (const name of readdirSync(next)) chownAsRoot(path.join(next, name), media)
  makeFolder(next, { mode: 0o2750, owner: media })
  if (existsSync(pack)) renameSync(pack, path.join(aside, 'old'))
  renameSync(next, pack)
  rmSync(aside, { recursive: true })
}

/** Settings, folders, pack and secrets of the club, and the variables of every process on this server. */
export function writeSettings(
  settings: ClubSettings,
  server: ServerSettings,
  pack: string | undefined,
  who: Owners = owners(),
): void {
  makeSettingsFolders(settings.club)
  saveServerSettings(server)
  saveClubSettings(settings)
  makeDataFolders(settings.club, who)
  putPack(settings.club, pack, who)
  writeAllEnvironments(who.edge)
}

/** Of all clubs: the edge knows every one of them. */
function writeAllEnvironments(edge: Owner): void {
  const server = readServerSettings()
  const clubs = installedClubs()
  for (const settings of clubs) writeClubEnvironments(settings, server)
  writeEdgeEnvironment(clubs, server, edge)
}
