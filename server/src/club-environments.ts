import path from 'node:path'
import { readPack } from '@palank/club-pack/read-pack'
import { type ClubDatabase, clubDatabase, databaseNameOf } from './club-secrets.ts'
import { divideSecrets, envText, readEnvFile } from './env-file.ts'
import { makeFolder, writeWhole } from './files.ts'
import { clubPlaces, places } from './places.ts'
import { clubPorts, serverPorts } from './ports.ts'
import {
  apiVariables,
  newsroomListenVariables,
  newsroomVariables,
  purgerVariables,
  siteVariables,
  type Variables,
  variablesForCommand,
} from './process-variables.ts'
import type { ClubSettings, ServerSettings } from './settings.ts'

/** Debian's first cluster. */
const postgresql = { host: '127.0.0.1', port: 5432 }

export const databaseOf = (club: string): ClubDatabase =>
  clubDatabase(postgresql, databaseNameOf(club), clubPlaces(club).allSecrets)

/** TLS is here or in front of this machine; visitors never come by plain http. */
export const siteOrigin = ({ siteHost }: Pick<ClubSettings, 'siteHost'>) => `https://${siteHost}`
export const newsroomOrigin = ({ newsroomHost }: Pick<ClubSettings, 'newsroomHost'>) =>
  `https://${newsroomHost}`

export const languagesOf = (club: string): readonly string[] | undefined =>
  readPack(clubPlaces(club).pack).pack?.club.languages

const metricsVariables = (port: number | undefined): Variables =>
  port ? { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' } : {}

function mailVariables(settings: ClubSettings, { smtpUrl, mailFrom }: ServerSettings): Variables {
  return {
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    ...(mailFrom ? { MAIL_FROM: mailFrom } : {}),
    ...(settings.joinMailTo ? { JOIN_MAIL_TO: settings.joinMailTo } : {}),
  }
}

/** The file of the process's secrets: two apis share one, as two sites do. */
const secretsOf = (process: string) => process.replace(/-\d$/, '')

/** The variables of every process of the club, and of the newsroom's commands. */
function clubEnvironments(settings: ClubSettings, server: ServerSettings): Record<string, Variables> {
  const { club, portBase } = settings
  const ports = clubPorts(portBase)
  const place = clubPlaces(club)
  const database = databaseOf(club)
  const common = {
    club,
    packDir: place.pack,
    mediaDir: place.files,
    publicOrigin: siteOrigin(settings),
    newsroomOrigin: newsroomOrigin(settings),
    languages: languagesOf(club),
    secrets: database.secrets,
  }
  const api = (index: number): Variables => ({
    ...apiVariables(common, { port: ports.api[index] ?? 0, databaseUrl: database.apiUrl }),
    ...metricsVariables(ports.metrics.api[index]),
  })
  const site = (index: number): Variables => ({
    ...siteVariables(common, {
      port: ports.site[index] ?? 0,
      apis: ports.api,
      stateDir: place.siteState(index + 1),
      privatePort: ports.sitePrivate[index],
      // Of the first alone: there is one port for drafts.
      preview:
        index === 0 ? { port: ports.preview, newsroomUrl: `http://127.0.0.1:${ports.newsroom}` } : undefined,
    }),
    ...metricsVariables(ports.metrics.site[index]),
  })
  const newsroom: Variables = {
    ...newsroomVariables(common, {
      databaseUrl: database.newsroomUrl,
      storeDir: place.store,
      setupDir: place.setup,
      restartsOnNewPack: true,
      purgerPort: ports.purger,
      previewPort: ports.preview,
    }),
    ...mailVariables(settings, server),
  }
  const purger = purgerVariables(common, {
    port: ports.purger,
    cacheDir: `${places.edgeCache}/${club}`,
    refreshUrl: `http://127.0.0.1:${serverPorts.refresh}`,
    sites: ports.sitePrivate,
  })
  return {
    'api-1': api(0),
    'api-2': api(1),
    'site-1': site(0),
    'site-2': site(1),
    newsroom: {
      ...newsroom,
      ...newsroomListenVariables(ports.newsroom),
      ...metricsVariables(ports.metrics.newsroom),
    },
    worker: { ...newsroom, ...metricsVariables(ports.metrics.worker) },
    purger: {
      ...purger,
      APP_NAME: club,
      PUBLIC_ORIGIN: siteOrigin(settings),
      ...metricsVariables(ports.metrics.purger),
    },
    commands: { ...newsroom, MIGRATE_DATABASE_URL: database.ownerUrl },
  }
}

/** Plain files and, root-only, secrets of every process. */
export function writeClubEnvironments(settings: ClubSettings, server: ServerSettings): void {
  const place = clubPlaces(settings.club)
  const secrets: Record<string, Variables> = {}
  for (const [process, variables] of Object.entries(clubEnvironments(settings, server))) {
    const { plain, secret } = divideSecrets(variables)
    writeWhole(place.env(process), envText(plain))
    secrets[secretsOf(process)] = { ...secrets[secretsOf(process)], ...secret }
  }
  for (const [process, variables] of Object.entries(secrets))
    writeWhole(place.secrets(process), envText(variables))
}

/** What a command of the newsroom gets: the written files, and the operator's own variables. */
export function commandVariables(club: string, command: string): Variables {
  const place = clubPlaces(club)
  return variablesForCommand(command, {
    ...readEnvFile(place.env('commands')),
    ...readEnvFile(`${place.own}/newsroom.env`),
    ...readEnvFile(place.secrets('commands')),
  })
}

/** Root's folders of the club. */
export function makeSettingsFolders(club: string): void {
  const { folder, own, allSecrets } = clubPlaces(club)
  makeFolder(places.clubs)
  makeFolder(folder)
  makeFolder(own)
  makeFolder(path.dirname(allSecrets))
}
