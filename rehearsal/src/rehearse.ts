import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@palank/scripts/paths'
import type { Admin } from './admin.ts'
import { cachedPages, club, fillClub, joinPath, newsroomHost, nextSearch, site, siteHost } from './club.ts'
import { rehearseDisaster } from './disaster.ts'
import { rehearseLogs } from './logs.ts'
import type { Machine } from './machine.ts'
import { startPebble } from './pebble.ts'
import { rehearseSafety } from './safety.ts'
import type { Row } from './table.ts'
import { allRun, killAndWait, seconds, siteIsReady, units, until } from './units.ts'
import { visit } from './visit.ts'
import { type Figures, Visitors } from './visitors.ts'

export type Order = {
  name: string
  tar: string
  /** The package, and newer ones with a schema of their own. */
  files: string[]
  short: boolean
  keep: boolean
  alerts: boolean
  /** Of the alerts, the one to fire. */
  only?: string
  report?: string
}

type Add = (row: Row) => void

const noErrors = ({ cached, fresh, join }: Figures) => [
  { what: 'failed requests', ok: cached.errors.length + fresh.errors.length + join.errors.length === 0 },
  { what: 'no form was sent', ok: join.requests > 0 },
]
const noCachedErrors = ({ cached }: Figures) => [{ what: 'failed requests', ok: cached.errors.length === 0 }]

/** Files that the machine needs before it boots, and the names of the club's hosts. */
export function prepareMachine(machine: Machine, packages: readonly string[]): void {
  writeFileSync(machine.path('/etc/hosts'), `127.0.0.1 localhost ${siteHost} ${newsroomHost}\n`)
  mkdirSync(machine.path('/share'))
  for (const file of packages) copyFileSync(file, machine.path(shared(file)))
  cpSync(path.join(root, 'demo/clubs', club), machine.path('/share/pack'), { recursive: true })
}

const shared = (file: string) => path.join('/share', path.basename(file))

/** From the package to a site with content, over TLS. */
async function install(machine: Machine, file: string, add: Add): Promise<Admin> {
  const { seconds: installing } = await seconds(() => machine.run(`dpkg -i ${shared(file)}`))
  add({ step: 'install the package', seconds: installing })
  const pebble = await startPebble(machine)
  const choices = `--site ${siteHost} --newsroom ${newsroomHost} --mail ops@${siteHost} --acme ${pebble.directory} --acme-ca ${pebble.ca}`
  const setup = await seconds(() => machine.run(`palank setup ${club} --pack /share/pack ${choices}`))
  console.log(setup.result.stdout.replaceAll(/recovery key.*/g, 'recovery key  …'))
  add({ step: 'set up a club, with certificate and backup', seconds: setup.seconds })
  add({ step: 'the site is ready', seconds: await until('the site is ready', 60, siteIsReady) })
  const home = await visit(`${site}/`, { ca: await pebble.issuer() })
  add({
    step: 'the certificate is the authority’s',
    checks: [{ what: `the site answered ${home.status}`, ok: home.status === 302 }],
  })
  const filling = await seconds(() => fillClub(machine))
  add({ step: 'starter, admin and news through the edge', seconds: filling.seconds })
  return filling.result
}

/** What happens while visitors come, and what they noticed. */
type UnderLoad = (
  step: string,
  work: () => Promise<unknown>,
  check?: (figures: Figures) => Row['checks'],
) => Promise<void>

async function faults(machine: Machine, underLoad: UnderLoad): Promise<void> {
  for (const unit of units) {
    // A killed edge breaks the connections that it held.
    const check = unit === 'palank-edge' ? () => [] : noCachedErrors
    await underLoad(`kill -9 ${unit}`, () => killAndWait(machine, unit), check)
  }
  await until('everything is back', 60, siteIsReady)
}

async function renewal(machine: Machine, underLoad: UnderLoad, add: Add): Promise<void> {
  const before = (await visit(`${site}/edge-healthz`)).certificate
  await underLoad('renew the certificate', () =>
    machine.run('certbot renew --force-renewal --no-random-sleep-on-renew'),
  )
  const after = (await visit(`${site}/edge-healthz`)).certificate
  add({
    step: 'the edge shows the new certificate',
    checks: [{ what: 'it is the old one', ok: after !== before }],
  })
}

async function upgrades(machine: Machine, files: readonly string[], underLoad: UnderLoad): Promise<void> {
  for (const [index, file] of files.entries()) {
    const round = files.length > 1 ? ` ${index + 1}` : ''
    await underLoad(`upgrade${round}, with a migration`, () => machine.run(`palank upgrade ${shared(file)}`))
    await underLoad(`rollback${round}`, () => machine.run('palank rollback'))
  }
}

async function reboots(machine: Machine, add: Add): Promise<void> {
  const allReady = async () => (await siteIsReady()) && (await allRun(machine))
  await machine.powerOff()
  const booting = await machine.boot()
  add({ step: 'reboot, until all is ready', seconds: booting + (await until('all is ready', 60, allReady)) })
  await machine.cutPower()
  const again = await machine.boot()
  add({ step: 'power cut, until all is ready', seconds: again + (await until('all is ready', 60, allReady)) })
}

async function removal(machine: Machine, add: Add): Promise<void> {
  const store = `/var/lib/palank/clubs/${club}/store`
  const removing = await seconds(() => machine.run('dpkg -r palank'))
  const kept = await machine.run(`test -d ${store} && echo kept`, { reject: false })
  add({
    step: 'remove',
    seconds: removing.seconds,
    checks: [{ what: 'the uploads are gone', ok: kept.stdout === 'kept' }],
  })
  const purging = await seconds(() => machine.run('dpkg -P palank'))
  const left = await machine.run(
    'ls -d /etc/palank /var/lib/palank /usr/lib/palank 2>/dev/null; getent passwd | grep ^palank; systemctl list-units --all --plain --no-legend "palank*"; true',
  )
  const backups = await machine.run('ls /var/backups/palank', { reject: false })
  add({
    step: 'purge',
    seconds: purging.seconds,
    checks: [
      { what: `left behind: ${left.stdout.replaceAll('\n', ', ')}`, ok: left.stdout === '' },
      { what: 'the backups are gone', ok: backups.exitCode === 0 && backups.stdout !== '' },
    ],
  })
}

/** What the processes say of failed requests. */
async function errorLines(machine: Machine, since: number): Promise<string> {
  const lines = `journalctl -u 'palank-*@${club}.service' -o cat --since @${since} | grep -E '"level":"(warn|error|fatal)"' | tail -20`
  return (await machine.run(lines, { reject: false })).stdout
}

/** A server's life, step by step; what a step must show are its checks. */
export async function rehearse(machine: Machine, { files, short }: Order, add: Add): Promise<void> {
  const [first = '', ...later] = files
  prepareMachine(machine, files)
  add({ step: 'boot', seconds: await machine.boot() })
  const admin = await install(machine, first, add)

  const cached = await cachedPages()
  const visitors = new Visitors({
    origin: site,
    cached,
    nextFresh: nextSearch,
    join: joinPath,
    perSecond: 20,
  })
  const underLoad: UnderLoad = async (step, work, check = noErrors) => {
    let took = 0
    const since = Math.floor(Date.now() / 1000)
    const figures = await visitors.during(async () => {
      took = (await seconds(work)).seconds
      await sleep(1_000)
    })
    add({ step, seconds: took, figures, checks: check(figures) ?? [] })
    if (figures.cached.errors.length + figures.fresh.errors.length + figures.join.errors.length > 0)
      console.log(await errorLines(machine, since))
  }
  try {
    await underLoad('nothing happens', () => sleep(4_000))
    if (!short) await faults(machine, underLoad)
    await renewal(machine, underLoad, add)
    await upgrades(machine, later, underLoad)
  } finally {
    await visitors.stop()
  }
  if (!short) await reboots(machine, add)
  await rehearseLogs(machine, add)
  await rehearseSafety(machine, add)
  await rehearseDisaster(machine, admin, add)
  // Processes have just been started: the newsroom's first requests take a while.
  const well = await until('palank status finds no error', 60, async () => {
    const status = await machine.run('palank status', { reject: false })
    if (status.exitCode !== 1) console.log(status.stdout)
    return status.exitCode !== 1
  })
  add({ step: 'palank status finds no error', seconds: well })
  await removal(machine, add)
}
