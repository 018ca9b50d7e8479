import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@palank/scripts/paths'
import type { Admin } from './admin.ts'
import {
  cachedPages,
  club,
  fillClub,
  joinPath,
  newsroom,
  newsroomHost,
  nextSearch,
  publishArticle,
  site,
  siteHost,
} from './club.ts'
import type { Machine } from './machine.ts'
import { startPebble } from './pebble.ts'
import { differences, fileHashes, query, rowHashes } from './rows.ts'
import type { Row } from './table.ts'
import { killAndWait, unitState, units, until } from './units.ts'
import { visit } from './visit.ts'
import { type Figures, sendJoinForm, Visitors } from './visitors.ts'

export type Order = {
  name: string
  tar: string
  /** The package, and the same with a later revision. */
  files: string[]
  short: boolean
  keep: boolean
  alerts: boolean
  rounds: string
  report?: string
}

const database = `palank_${club}`
const store = `/var/lib/palank/clubs/${club}/store`

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const answersReady = async () => (await visit(`${site}/readyz`)).status === 200
const allRun = (machine: Machine) => async () =>
  (await Promise.all(units.map((unit) => unitState(machine, unit)))).every(
    ({ active }) => active === 'active',
  )

const noErrors = ({ cached, fresh, join }: Figures) => [
  { what: 'failed requests', ok: cached.errors.length + fresh.errors.length + join.errors.length === 0 },
  { what: 'no form was sent', ok: join.requests > 0 },
]

/** A server's life, step by step; what a step must show are its checks. */
export async function rehearse(machine: Machine, order: Order, add: (row: Row) => void): Promise<void> {
  const [first = '', second = ''] = order.files
  writeFileSync(machine.path('/etc/hosts'), `127.0.0.1 localhost ${siteHost} ${newsroomHost}\n`)
  mkdirSync(machine.path('/share'))
  for (const file of order.files) copyFileSync(file, path.join(machine.path('/share'), path.basename(file)))
  cpSync(path.join(root, 'demo/clubs', club), machine.path('/share/pack'), { recursive: true })
  add({ step: 'boot', seconds: await machine.boot() })

  add({
    step: 'install the package',
    seconds: await seconds(() => machine.run(`dpkg -i /share/${path.basename(first)}`)),
  })
  const pebble = await startPebble(machine)
  const setup = `palank setup ${club} --pack /share/pack --site ${siteHost} --newsroom ${newsroomHost} --mail ops@medvek.example --acme ${pebble.directory} --acme-ca ${pebble.ca}`
  add({ step: 'set up a club, with its certificate', seconds: await seconds(() => machine.run(setup)) })
  add({ step: 'site and newsroom answer', seconds: await until('the site is ready', 60, answersReady) })

  const root_ = await pebble.issuer()
  const home = await visit(`${site}/fooldal`, { ca: root_ })
  add({
    step: 'the certificate is the authority’s',
    checks: [{ what: `home answered ${home.status}`, ok: home.status < 400 }],
  })
  let admin = {} as Admin
  const filling = await seconds(async () => {
    admin = await fillClub(machine)
  })
  add({ step: 'starter, admin, news through the edge', seconds: filling })

  const pages = await cachedPages()
  const visitors = new Visitors({
    origin: site,
    cached: pages,
    nextFresh: nextSearch,
    join: joinPath,
    perSecond: 20,
  })
  const underLoad = async (step: string, work: () => Promise<unknown>, check = noErrors) => {
    let took = 0
    const figures = await visitors.during(async () => {
      took = await seconds(work)
      await sleep(1_000)
    })
    add({ step, seconds: took, figures, checks: check(figures) })
  }
  const cachedOnly = ({ cached }: Figures) => [{ what: 'failed requests', ok: cached.errors.length === 0 }]

  try {
    await underLoad('nothing happens', () => sleep(4_000))
    for (const unit of units) {
      // A killed edge breaks the connections that it held.
      const check = unit === 'palank-edge' ? () => [] : cachedOnly
      await underLoad(`kill -9 ${unit}`, () => killAndWait(machine, unit), check)
    }
    await until('everything is back', 60, answersReady)
    await certificate(machine, underLoad)
    await underLoad('upgrade', () => machine.run(`palank upgrade /share/${path.basename(second)}`))
    await underLoad('rollback', () => machine.run('palank rollback'))
  } finally {
    await visitors.stop()
  }
  await reboot(machine, add)
  await restore(machine, admin, add)
  await safety(machine, add)
  await remove(machine, add)
}

async function certificate(
  machine: Machine,
  underLoad: (step: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const before = (await visit(`${site}/edge-healthz`)).certificate
  await underLoad('renew the certificate', () =>
    machine.run('certbot renew --force-renewal --no-random-sleep-on-renew'),
  )
  const after = (await visit(`${site}/edge-healthz`)).certificate
  if (after === before) throw new Error('the edge still shows the certificate from before its renewal')
}

async function reboot(machine: Machine, add: (row: Row) => void): Promise<void> {
  await machine.powerOff()
  const booting = await machine.boot()
  const ready = await until(
    'the site is ready after a reboot',
    60,
    async () => (await answersReady()) && (await allRun(machine)()),
  )
  add({ step: 'reboot, until all is ready', seconds: booting + ready })
  await machine.cutPower()
  const again = await machine.boot()
  const readyAgain = await until('the site is ready after a power cut', 60, answersReady)
  add({ step: 'power cut, until all is ready', seconds: again + readyAgain })
}

async function restore(machine: Machine, admin: Admin, add: (row: Row) => void): Promise<void> {
  add({ step: 'backup', seconds: await seconds(() => machine.run('palank backup')) })
  const problem = await sendJoinForm(site, joinPath)
  if (problem) throw new Error(problem)
  await publishArticle(admin, 'Ami még megvan')
  const erased = (await query(machine, database, 'select max(id) from intake.registration'))[0]
  await sleep(1_500)
  const [target = ''] = await query(machine, database, "select to_char(now(), 'YYYY-MM-DD HH24:MI:SSOF')")
  const rows = await rowHashes(machine, database)
  const files = await fileHashes(machine, store)
  await sleep(1_500)
  await publishArticle(admin, 'Ami már nincs')
  await machine.run(`echo 'proba@example.hu' | palank newsroom ${club} personal-data erase`, {
    reject: false,
  })
  await machine.run("runuser -u postgres -- psql -qAtX -c 'select pg_switch_wal()'")
  await machine.run('systemctl start palank-uploads-backup.service')
  void erased
  await machine.run(
    'systemctl stop postgresql@15-main && rm -rf /var/lib/postgresql/15/main /var/lib/palank/clubs',
  )
  const took = await seconds(() => machine.run(`palank restore --yes --to '${target}'`))
  const different = differences(rows, await rowHashes(machine, database))
  add({
    step: 'disaster and restore to a second',
    seconds: took,
    checks: [
      { what: `rows differ: ${different.join(', ')}`, ok: different.length === 0 },
      { what: 'files differ', ok: files === (await fileHashes(machine, store)) },
      { what: 'more than five minutes', ok: took <= 300 },
    ],
  })
  await until('the site is ready after the restore', 60, answersReady)
}

async function safety(machine: Machine, add: (row: Row) => void): Promise<void> {
  const exposures: string[] = []
  for (const unit of units) {
    const { stdout } = await machine.run(
      `systemd-analyze security --no-pager ${unit.includes('@') ? `${unit}.service` : unit} | tail -1`,
    )
    const figure = Number(/level for [^:]+: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
    exposures.push(`${unit} ${figure}`)
    if (!(figure <= 2))
      add({ step: `exposure of ${unit}`, checks: [{ what: `${figure} is above 2`, ok: false }] })
  }
  add({ step: 'systemd-analyze security', note: exposures.join(', ') })
  const rights = await machine.run('palank rights', { reject: false })
  console.log(rights.stdout)
  add({
    step: 'what each process can read and write',
    checks: [{ what: rights.stderr, ok: rights.exitCode === 0 }],
  })
  const listening = await machine.run("ss -Hltnp | awk '{print $4, $6}' | sort -u")
  console.log(listening.stdout)
}

async function remove(machine: Machine, add: (row: Row) => void): Promise<void> {
  add({ step: 'remove', seconds: await seconds(() => machine.run('dpkg -r palank')) })
  const kept = await machine.run(`test -d ${store} && echo kept`, { reject: false })
  const purging = await seconds(() => machine.run('dpkg -P palank'))
  const left = await machine.run(
    'ls -d /etc/palank /var/lib/palank /usr/lib/palank 2>/dev/null; getent passwd | grep ^palank; true',
  )
  add({
    step: 'purge',
    seconds: purging,
    checks: [
      { what: 'removal deleted the uploads', ok: kept.stdout === 'kept' },
      { what: `left behind: ${left.stdout}`, ok: left.stdout === '' },
    ],
  })
  void newsroom
  void readFileSync
}
