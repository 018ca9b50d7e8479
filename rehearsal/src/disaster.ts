import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin } from './admin.ts'
import { club, joinPath, publishArticle, site } from './club.ts'
import type { Machine } from './machine.ts'
import { differences, fileHashes, query, rowHashes } from './rows.ts'
import type { Row } from './table.ts'
import { seconds, siteIsReady, until } from './units.ts'
import { acknowledgedForms, sendJoinForm } from './visitors.ts'

const database = `palank_${club}`
const store = `/var/lib/palank/clubs/${club}/store`
const longest = 300

/**
 * Tables that say something of a restore itself, or of the person erased after the restored second; and the queue of
 * purges, on which the worker goes on as soon as it runs again.
 */
const changedByTheRestore = /^(erasure|intake)\.|^cache\.purge$|join_registrations|audit/

async function register(machine: Machine, email: string): Promise<string> {
  const problem = await sendJoinForm(site, joinPath, email)
  if (problem) throw new Error(problem)
  const [id = ''] = await query(
    machine,
    database,
    `select id from join_registrations where email = '${email}'`,
  )
  return id
}

const registrations = (machine: Machine) =>
  query(machine, database, 'select id from join_registrations order by id')

/** Everything is lost, and comes back as it was in one second; but for the person who was erased after it. */
export async function rehearseDisaster(
  machine: Machine,
  admin: Admin,
  add: (row: Row) => void,
): Promise<void> {
  const stored = (await registrations(machine)).length
  add({
    step: 'every form that was taken is stored',
    note: `${stored} of ${acknowledgedForms()}`,
    checks: [{ what: 'forms are missing', ok: stored === acknowledgedForms() && stored > 0 }],
  })
  // Neither may begin while nothing is left to save; the restore starts them again.
  await machine.run('systemctl stop palank-backup.timer palank-trial-restore.timer')
  add({ step: 'backup', seconds: (await seconds(() => machine.run('palank backup'))).seconds })
  await register(machine, 'marad@example.hu')
  const erased = await register(machine, 'torolt@example.hu')
  await publishArticle(admin, 'Ami még megvan')
  await sleep(1_500)
  const [target = ''] = await query(machine, database, "select to_char(now(), 'YYYY-MM-DD HH24:MI:SSOF')")
  const rows = await rowHashes(machine, database)
  const people = await registrations(machine)
  const files = await fileHashes(machine, store)
  await sleep(1_500)
  await publishArticle(admin, 'Ami már nincs')
  await machine.run(`echo torolt@example.hu | palank newsroom ${club} personal-data erase`)
  await machine.run("runuser -u postgres -- psql -qAtX -c 'select pg_switch_wal()'")
  await machine.run('systemctl start palank-uploads-backup.service')
  await sleep(2_000)

  await machine.run(
    'systemctl stop postgresql@15-main; rm -rf /var/lib/postgresql/15/main /var/lib/palank/clubs',
  )
  const restoring = await seconds(() =>
    machine.run(`palank restore --yes --to '${target}'`, { timeout: 600_000 }),
  )
  console.log(restoring.result.stdout)
  await until('the site is ready after the restore', 60, siteIsReady)
  const different = differences(rows, await rowHashes(machine, database)).filter(
    (table) => !changedByTheRestore.test(table),
  )
  const now = await registrations(machine)
  add({
    step: 'disaster, restore to a second',
    seconds: restoring.seconds,
    checks: [
      { what: `rows differ: ${different.join(', ')}`, ok: different.length === 0 },
      { what: 'files differ', ok: files === (await fileHashes(machine, store)) },
      { what: `more than ${longest} s`, ok: restoring.seconds <= longest },
    ],
  })
  add({
    step: 'who was erased stays erased',
    checks: [
      { what: 'the erased person is back', ok: !now.includes(erased) },
      { what: 'somebody else is missing', ok: now.join() === people.filter((id) => id !== erased).join() },
    ],
  })
}
