import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin } from './admin.ts'
import { type Fault, faults } from './alert-faults.ts'
import { club, fillClub, newsroom, newsroomHost, siteHost } from './club.ts'
import type { Machine } from './machine.ts'
import { type Order, prepareMachine } from './rehearse.ts'
import { shortenRules } from './shorten-rules.ts'
import type { Row } from './table.ts'
import { until } from './units.ts'
import { visit } from './visit.ts'

const prometheus = 'http://127.0.0.1:9090'
const monitoring = '/var/lib/palank/current/monitoring'

type Result = { data: { result: { metric: { alertname: string } }[] } }

async function firing(): Promise<Set<string>> {
  const query = encodeURIComponent('ALERTS{alertstate="firing"}')
  const response = await fetch(`${prometheus}/api/v1/query?query=${query}`)
  const { data } = (await response.json()) as Result
  return new Set(data.result.map(({ metric }) => metric.alertname))
}

/** With the package's rules, only quicker. */
async function startPrometheus(machine: Machine): Promise<void> {
  const folder = '/etc/palank-prometheus'
  const { stdout } = await machine.run('palank monitoring')
  const rules = await machine.run(`cat ${monitoring}/rules.yml`)
  mkdirSync(machine.path(folder), { recursive: true })
  writeFileSync(machine.path(`${folder}/rules.yml`), shortenRules(rules.stdout))
  const config = stdout
    .replaceAll(/_interval: \w+/g, '_interval: 2s')
    .replace(/- .*rules\.yml/, `- ${folder}/rules.yml`)
  writeFileSync(machine.path(`${folder}/prometheus.yml`), config)
  await machine.run('systemctl stop prometheus; systemctl mask prometheus', { reject: false })
  await machine.run(
    `systemd-run --unit alerts-prometheus prometheus --config.file=${folder}/prometheus.yml --storage.tsdb.path=/tmp/alerts-prometheus --web.listen-address=127.0.0.1:9090`,
  )
  await until('prometheus answers', 30, async () => (await fetch(`${prometheus}/-/ready`)).ok)
}

const alertsIn = (rules: string): string[] =>
  [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

/** Makes the fault, waits until all its alerts fire, mends it. */
async function fire(machine: Machine, admin: Admin, fault: Fault, add: (row: Row) => void): Promise<void> {
  const began = performance.now()
  const waiting = new Set(fault.alerts)
  const done = new AbortController()
  const mend = await fault.make({ machine, admin, signal: done.signal })
  try {
    while (waiting.size > 0 && performance.now() - began < (fault.limit ?? 90) * 1000) {
      for (const name of await firing()) {
        if (!waiting.delete(name)) continue
        add({ step: name, seconds: (performance.now() - began) / 1000, note: fault.what })
      }
      await sleep(500)
    }
  } finally {
    done.abort()
    await mend()
  }
  for (const name of waiting)
    add({ step: name, note: fault.what, checks: [{ what: 'the alert did not fire', ok: false }] })
}

/** Every alert of the package, fired once by a real fault on an installed server. */
export async function rehearseAlerts(
  machine: Machine,
  { files: [deb = ''], only }: Pick<Order, 'files' | 'only'>,
  add: (row: Row) => void,
): Promise<void> {
  prepareMachine(machine, [deb])
  add({ step: 'boot', seconds: await machine.boot() })
  await machine.run('dpkg -i /share/*.deb')
  // Nobody answers at the mail server's port.
  const choices = `--site ${siteHost} --newsroom ${newsroomHost} --mail ops@${siteHost} --join-mail desk@${siteHost} --smtp smtp://127.0.0.1:9`
  await machine.run(`palank setup ${club} --pack /share/pack ${choices}`, { reject: false })
  // The first request starts Payload.
  await until(
    'the newsroom answers',
    120,
    async () => (await visit(`${newsroom}/api/users/me`)).status === 200,
  )
  const admin = await fillClub(machine)
  await machine.run('palank backup && palank watch', { reject: false })
  await startPrometheus(machine)
  await until(
    'nothing is wrong with the processes',
    60,
    async () => !(await firing()).has('PalankProcessDown'),
  )
  add({ step: 'installed, with Prometheus' })
  await fireAlerts(machine, admin, add, only)
}

/** With one fault after the other. */
async function fireAlerts(
  machine: Machine,
  admin: Admin,
  add: (row: Row) => void,
  only: string | undefined,
): Promise<void> {
  const rules = await machine.run(`cat ${monitoring}/rules.yml`)
  const missing = alertsIn(rules.stdout).filter((name) => !faults.some(({ alerts }) => alerts.includes(name)))
  add({ step: 'every alert has a fault', checks: missing.map((what) => ({ what, ok: false })) })
  for (const fault of faults.filter(({ alerts }) => !only || alerts.includes(only))) {
    try {
      await fire(machine, admin, fault, add)
    } catch (error) {
      add({ step: fault.alerts.join(', '), note: fault.what, checks: [{ what: String(error), ok: false }] })
    }
  }
}
