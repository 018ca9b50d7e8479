import path from 'node:path'

/** Below the root of the machine. Written by root; what a process writes itself is named so. */
const fromRoot = {
  /** What the package brings. Releases link to it, so that an older one survives an upgrade. */
  installed: 'usr/lib/palank',
  releases: 'var/lib/palank/releases',
  /** Links to the release that runs, and to the one before. */
  current: 'var/lib/palank/current',
  previous: 'var/lib/palank/previous',

  serverSettings: 'etc/palank/server.json',
  clubs: 'etc/palank/clubs',
  /** The edge's variables, and one `<club>.env` for each club: no secrets. */
  edgeEnv: 'etc/palank/edge.env',
  edgeCache: 'var/lib/palank/edge/cache',
  edgeLive: 'var/lib/palank/edge/live',
  /** The operator's own variables of the edge; nothing else writes there. */
  ownEdge: 'etc/palank/own-edge.env',
  edgeClubs: 'etc/palank/edge-clubs',
  /** A folder for each club: fullchain.pem and privkey.pem; readable by the edge. */
  certificates: 'etc/palank/tls',
  /** What certbot's challenges are answered from; readable by the edge. */
  acmeRoot: 'var/lib/palank/acme',
  /** What certbot's timer is told of an authority other than Let's Encrypt. */
  certbotSettings: 'etc/systemd/system/certbot.service.d/palank.conf',

  /** EDGE_DIR: configuration, cache and kept assets, written by the edge's user. */
  edge: 'var/lib/palank/edge',
  edgeLog: 'var/lib/palank/edge/access.log',
  /** The last good answers of each site, written by it. */
  siteState: 'var/lib/palank/site',
  /** Uploads, pack and set-up of each club, written by newsroom and worker. */
  data: 'var/lib/palank/clubs',
  backup: 'var/lib/palank/backup',
  backupState: 'var/lib/palank/backup/state.json',
  /** A list for each club of what was erased for good, without names. */
  erased: 'var/lib/palank/backup/erased',
  /** Passwords of the backups: without them they cannot be read. */
  backupSecrets: 'etc/palank/backup-secrets',
  /** All of the server's settings and secrets. */
  settings: 'etc/palank',
  /** The operator's units and drop-ins. */
  systemUnits: 'etc/systemd/system',
  postgresSettings: 'etc/postgresql/15/main/conf.d',
  /** The last result of all checks, for metrics and the daily letter. */
  status: 'var/lib/palank/status.json',
  /** What `palank watch` remembers: what it has told the operator. */
  watchState: 'var/lib/palank/watch.json',
} as const

type Place = keyof typeof fromRoot

/** Where an installed server keeps what. `PALANK_ROOT` moves all of it, for tests. */
export const places = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(fromRoot).map(([name, place]) => [
      name,
      { enumerable: true, get: () => path.join(process.env.PALANK_ROOT || '/', place) },
    ]),
  ),
) as Readonly<Record<Place, string>>

/** Of one club. */
export const clubPlaces = (club: string) => {
  const folder = path.join(places.clubs, club)
  const data = path.join(places.data, club)
  return {
    folder,
    data,
    settings: path.join(folder, 'settings.json'),
    /** All of the club's secrets, from which those of each process are written. */
    allSecrets: path.join(folder, 'secrets', 'all.json'),
    /** The operator's own variables, `<process>.env`; nothing else writes there. */
    own: path.join(folder, 'own'),
    siteState: (number: number) => path.join(places.siteState, `${club}-${number}`),
    /** `<process>.env`, without secrets. */
    env: (process: string) => path.join(folder, `${process}.env`),
    /** Given to one process each, as the systemd credential `env`. */
    secrets: (process: string) => path.join(folder, 'secrets', `${process}.env`),
    pack: path.join(data, 'pack'),
    files: path.join(data, 'files'),
    store: path.join(data, 'store'),
    setup: path.join(data, 'setup'),
    certificates: path.join(places.certificates, club),
  }
}
