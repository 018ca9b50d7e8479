import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { languagesOf, siteOrigin } from './club-environments.ts'
import { envText } from './env-file.ts'
import { writeWhole } from './files.ts'
import { clubPlaces, places } from './places.ts'
import { clubPorts, serverPorts } from './ports.ts'
import type { Variables } from './process-variables.ts'
import type { ClubSettings, ServerSettings } from './settings.ts'
import type { Owner } from './users.ts'

const hasTls = ({ acme }: ServerSettings) => acme !== 'none'

/** Of the whole edge. Always with a file for each club, so that a second one moves no cache of the first. */
const edgeVariables = (clubs: readonly ClubSettings[], server: ServerSettings): Variables => ({
  APP_NAME: clubs.map(({ club }) => club).join(),
  CLUBS_ENV_DIR: places.edgeClubs,
  EDGE_DIR: places.edge,
  EDGE_LISTEN: hasTls(server) ? '443,[::]:443' : '80,[::]:80',
  ...(hasTls(server) ? { EDGE_REDIRECT_FROM: '80,[::]:80' } : {}),
  EDGE_REFRESH_LISTEN: `127.0.0.1:${serverPorts.refresh}`,
  // In memory: responses on their way to the cache.
  EDGE_TEMP_DIR: '/run/palank-edge/temp',
  SITE_CLIENT_DIR: path.join(places.current, 'site/build/client'),
  ACME_ROOT: places.acmeRoot,
})

function edgeClubVariables(settings: ClubSettings, server: ServerSettings): Variables {
  const { club, newsroomHost, portBase } = settings
  const ports = clubPorts(portBase)
  const { certificates, files } = clubPlaces(club)
  const languages = languagesOf(club)
  return {
    PUBLIC_ORIGIN: siteOrigin(settings),
    SITE_ADDRESSES: ports.site.map((port) => `127.0.0.1:${port}`).join(),
    MEDIA_DIR: files,
    NEWSROOM_HOST: newsroomHost,
    NEWSROOM_ADDRESS: `127.0.0.1:${ports.newsroom}`,
    ...(languages ? { LANGUAGES: languages.join() } : {}),
    ...(hasTls(server)
      ? {
          TLS_CERTIFICATE: path.join(certificates, 'fullchain.pem'),
          TLS_KEY: path.join(certificates, 'privkey.pem'),
        }
      : {}),
  }
}

/** Writes the edge's variables for exactly these clubs; no secrets are among them. */
export function writeEdgeEnvironment(
  clubs: readonly ClubSettings[],
  server: ServerSettings,
  edgeUser: Owner,
): void {
  const access = { mode: 0o640, owner: { uid: 0, gid: edgeUser.gid } }
  mkdirSync(places.edgeClubs, { recursive: true })
  const wanted = clubs.map(({ club }) => `${club}.env`)
  const others = existsSync(places.edgeClubs) ? readdirSync(places.edgeClubs) : []
  for (const name of others.filter((name) => !wanted.includes(name)))
    rmSync(path.join(places.edgeClubs, name))
  for (const settings of clubs)
    writeWhole(
      path.join(places.edgeClubs, `${settings.club}.env`),
      envText(edgeClubVariables(settings, server)),
      access,
    )
  writeWhole(places.edgeEnv, envText(edgeVariables(clubs, server)), access)
}
