import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.ts'
import { installedClubs } from './settings.ts'
import { unitStates } from './systemd.ts'
import { say, table } from './terminal.ts'

// Tries, inside each running unit's own view of the file system and as its user, what it can read and write. Ends with
// 1 where that differs from what is meant. For a server with at least one club: node try-rights.ts.

type Rights = '-' | 'r' | 'rw'

type Area = {
  name: string
  /** A folder or file of one club, or of the machine. */
  path: (club: string) => string
  /** By the unit's name without club; `-` where it is not named. */
  rights: Record<string, Rights>
}

const units = ['api-1', 'api-2', 'site-1', 'site-2', 'newsroom', 'worker', 'purger', 'edge']
const everybody = (rights: Rights) => Object.fromEntries(units.map((unit) => [unit, rights]))
const sites = (rights: Rights) => ({ 'site-1': rights, 'site-2': rights })
const newsroom = (rights: Rights) => ({ newsroom: rights, worker: rights })

const areas: Area[] = [
  { name: 'code', path: () => '/var/lib/palank/current/api/main.mjs', rights: everybody('r') },
  { name: 'code of the package', path: () => '/usr/lib/palank/bin/node', rights: everybody('r') },
  {
    name: 'pack',
    path: (club) => `/var/lib/palank/clubs/${club}/pack`,
    rights: { ...sites('r'), ...newsroom('rw'), edge: 'r' },
  },
  {
    name: 'shown files',
    path: (club) => `/var/lib/palank/clubs/${club}/files`,
    rights: { ...sites('r'), ...newsroom('rw'), edge: 'r' },
  },
  { name: 'store', path: (club) => `/var/lib/palank/clubs/${club}/store`, rights: newsroom('rw') },
  { name: 'set-up', path: (club) => `/var/lib/palank/clubs/${club}/setup`, rights: newsroom('rw') },
  {
    name: 'state of site 1',
    path: (club) => `/var/lib/palank/site/${club}-1`,
    rights: { 'site-1': 'rw', 'site-2': 'r' },
  },
  {
    name: 'state of site 2',
    path: (club) => `/var/lib/palank/site/${club}-2`,
    rights: { 'site-2': 'rw', 'site-1': 'r' },
  },
  {
    name: 'cached pages',
    path: (club) => `/var/lib/palank/edge/cache/${club}`,
    rights: { purger: 'rw', edge: 'rw' },
  },
  { name: 'edge configuration', path: () => '/var/lib/palank/edge/nginx.conf', rights: { edge: 'rw' } },
  { name: 'edge log', path: () => '/var/lib/palank/edge/access.log', rights: { edge: 'rw' } },
  { name: 'edge variables', path: () => '/etc/palank/edge-clubs', rights: { edge: 'r' } },
  { name: 'certificates', path: () => '/etc/palank/tls', rights: { edge: 'r' } },
  { name: 'server settings', path: () => '/etc/palank/server.json', rights: {} },
  { name: 'secrets of all', path: (club) => `/etc/palank/clubs/${club}/secrets/all.json`, rights: {} },
  { name: 'secrets of the api', path: (club) => `/etc/palank/clubs/${club}/secrets/api.env`, rights: {} },
  {
    name: 'secrets of the newsroom',
    path: (club) => `/etc/palank/clubs/${club}/secrets/newsroom.env`,
    rights: {},
  },
  {
    name: 'secrets of commands',
    path: (club) => `/etc/palank/clubs/${club}/secrets/commands.env`,
    rights: {},
  },
  { name: 'database', path: () => '/var/lib/postgresql', rights: {} },
  { name: 'backups', path: () => '/var/backups', rights: {} },
  { name: 'system settings', path: () => '/etc/passwd', rights: everybody('r') },
  { name: 'passwords', path: () => '/etc/shadow', rights: {} },
]

const script = `
if [ -d "$1" ]; then
  ls "$1" >/dev/null 2>&1 && printf r
  mkdir "$1/.try-rights" 2>/dev/null && rmdir "$1/.try-rights" && printf w
else
  head -c 1 "$1" >/dev/null 2>&1 && printf r
  ( : >>"$1" ) 2>/dev/null && printf w
fi
true`

/** As the process's user, with its groups, without capabilities, where it sees what it sees. */
async function tryPath(pid: number, path: string): Promise<string> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const ids = (name: string) =>
    new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]?.trim().split(/\s+/) ?? []
  const groups = ids('Groups')
  const rights = await run('nsenter', [
    `--target=${pid}`,
    '--mount',
    'setpriv',
    `--reuid=${ids('Uid')[0]}`,
    `--regid=${ids('Gid')[0]}`,
    groups.length > 0 ? `--groups=${groups.join()}` : '--clear-groups',
    '--inh-caps=-all',
    '--bounding-set=-all',
    'sh',
    '-c',
    script,
    'sh',
    path,
  ])
  return rights || '-'
}

/** The secrets that a unit was given are its own alone: its credential, and no other unit's. */
async function tryCredentials(unit: string, pid: number, others: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  if (!(await tryPath(pid, `/run/credentials/${unit}/env`)).startsWith('r'))
    wrong.push('its own credential: not readable')
  for (const other of others)
    if ((await tryPath(pid, `/run/credentials/${other}/env`)) !== '-')
      wrong.push(`the credential of ${other}: readable`)
  return wrong
}

const clubs = installedClubs().map(({ club }) => club)
const [first = '', second] = clubs
const unitOf = (name: string, club: string) =>
  name === 'edge' ? 'palank-edge.service' : `palank-${name}@${club}.service`
const states = await unitStates(units.map((name) => unitOf(name, first)))
const running = states.flatMap(({ unit, pid }, index) =>
  pid ? [{ unit, pid, name: units[index] ?? '' }] : [],
)
const wrong: string[] = []
if (running.length < units.length) wrong.push(`only ${running.length} of ${units.length} units run`)

// Another club's files are nobody's but the edge's, which serves all clubs.
const otherClub: Area[] = second
  ? areas
      .filter(({ name }) => ['pack', 'shown files', 'store', 'set-up', 'cached pages'].includes(name))
      .map(({ name, path, rights }) => ({
        name: `${name} of ${second}`,
        path: () => path(second),
        rights: rights.edge ? { edge: rights.edge } : {},
      }))
  : []

const rows = [['', ...running.map(({ name }) => name)]]
for (const { name, path, rights } of [...areas, ...otherClub]) {
  const cells = [name]
  for (const unit of running) {
    const found = await tryPath(unit.pid, path(first))
    const expected = rights[unit.name] ?? '-'
    cells.push(found === expected ? found : `${found} (!${expected})`)
    if (found !== expected) wrong.push(`${unit.name}: ${name} is ${found}, expected ${expected}`)
  }
  rows.push(cells)
}
for (const line of table(rows)) say(line)

const withCredentials = running.filter(({ unit }) => existsSync(`/run/credentials/${unit}`))
for (const { unit, pid, name } of withCredentials) {
  const others = withCredentials.flatMap((other) => (other.unit === unit ? [] : [other.unit]))
  wrong.push(...(await tryCredentials(unit, pid, others)).map((problem) => `${name}: ${problem}`))
}
say(`${withCredentials.length} credentials, each tried by ${withCredentials.length} units`)
for (const problem of wrong) say(`wrong: ${problem}`)
say(`${wrong.length} differences`)
process.exitCode = wrong.length > 0 ? 1 : 0
