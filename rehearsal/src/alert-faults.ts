import { setTimeout as sleep } from 'node:timers/promises'
import { clubPorts, firstPortBase } from '@palank/server/ports'
import type { Admin } from './admin.ts'
import { club, joinPath, newsroom, nextSearch, publishArticle, site } from './club.ts'
import type { Machine } from './machine.ts'
import { query } from './rows.ts'
import { unitState } from './units.ts'
import { visit } from './visit.ts'
import { sendJoinForm } from './visitors.ts'

type World = { machine: Machine; admin: Admin; signal: AbortSignal }
type Mend = () => Promise<unknown>

export type Fault = {
  /** What was done to the server. */
  what: string
  alerts: string[]
  /** Returns what mends it. */
  make: (world: World) => Promise<Mend>
  /** Seconds that the alerts may take. */
  limit?: number
}

const unit = (name: string) => `palank-${name}@${club}`
const database = `palank_${club}`
const backupState = '/var/lib/palank/backup/state.json'

/** Until the fault is mended. */
async function repeat(signal: AbortSignal, pause: number, work: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => undefined)
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

const signalOf = async (machine: Machine, name: string, units: string[]) => {
  const states = await Promise.all(units.map((one) => unitState(machine, one)))
  return machine.run(`kill -${name} ${states.map(({ pid }) => pid).join(' ')}`, { reject: false })
}

/** Runs for a moment, stands for longer. */
function stutter({ machine, signal }: World, units: string[], runs: number, stands: number): Mend {
  const stuttering = repeat(signal, runs, async () => {
    await signalOf(machine, 'STOP', units)
    await sleep(stands)
    await signalOf(machine, 'CONT', units)
  })
  return async () => {
    await stuttering
    await signalOf(machine, 'CONT', units)
  }
}

let visitors = 0
/** Each search is of a visitor of its own, for a word that nobody has asked for. */
const searchAnew = () => {
  visitors += 1
  return visit(site + nextSearch(), { from: `127.9.${(visitors >> 8) & 255}.${(visitors % 250) + 1}` })
}

const node = '/var/lib/palank/current/bin/node'
/** Runs a statement over the object of a JSON file. */
const editJson = (file: string, statement: string) =>
  `${node} -e 'const fs = require("fs"), file = "${file}", ago = (s) => new Date(Date.now() - s * 1000).toISOString(); const it = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file)) : {}; ${statement}; fs.writeFileSync(file, JSON.stringify(it))'`

/** Writes what the last backup or trial said, as if time had passed, and has the watch look at it. */
const changeBackupState = (machine: Machine, change: string) =>
  machine.run(
    `mkdir -p $(dirname ${backupState}); cp ${backupState} /tmp/state.json; ${editJson(backupState, change)} && palank watch`,
    { reject: false },
  )
const restoreBackupState = (machine: Machine) => () =>
  machine.run(`cp /tmp/state.json ${backupState}; palank watch`, { reject: false })

let tries = 0
/** Each from an address of its own: one address is refused after twenty. */
const tryPassword = () => {
  tries += 1
  return visit(`${newsroom}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: newsroom },
    from: `127.8.${(tries >> 7) & 255}.${(tries % 200) + 1}`,
    body: JSON.stringify({ email: `nobody-${tries % 7}@example.hu`, password: 'a wrong password' }),
  })
}

/** The edge would let only a few through, and the newsroom refuses at once after twenty. */
const tryDirectly = () =>
  fetch(`http://127.0.0.1:${clubPorts(firstPortBase).newsroom}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: newsroom },
    body: JSON.stringify({ email: 'nobody@example.hu', password: 'a wrong password' }),
  }).then((response) => response.arrayBuffer())

export const faults: Fault[] = [
  {
    what: 'kill -STOP of a site',
    alerts: ['PalankProcessDown'],
    make: async ({ machine }) => {
      await signalOf(machine, 'STOP', [unit('site-1')])
      return () => signalOf(machine, 'CONT', [unit('site-1')])
    },
  },
  {
    what: 'the purger is restarted again and again',
    alerts: ['PalankRestarts'],
    make: async ({ machine, signal }) => {
      const restarting = repeat(signal, 6000, () => machine.run(`systemctl restart ${unit('purger')}`))
      return () => restarting
    },
  },
  {
    what: 'a unit is stopped',
    alerts: ['PalankUnitDown'],
    make: async ({ machine }) => {
      await machine.run(`systemctl stop ${unit('purger')}; palank watch`, { reject: false })
      return () => machine.run(`systemctl start ${unit('purger')}; palank watch`, { reject: false })
    },
  },
  {
    what: 'a site that stands for most of each second',
    alerts: ['PalankEventLoopLag'],
    make: async (world) => stutter(world, [unit('site-2')], 300, 800),
  },
  {
    what: 'both apis answer only now and then, searches wait for them',
    alerts: ['PalankSlowPages'],
    make: async (world) => {
      const mend = stutter(world, [unit('api-1'), unit('api-2')], 300, 1500)
      const searching = Promise.all(Array.from({ length: 6 }, () => repeat(world.signal, 200, searchAnew)))
      return async () => {
        await mend()
        await searching
      }
    },
  },
  {
    what: 'both apis are stopped, visitors search',
    alerts: ['PalankSiteErrors', 'PalankEdgeErrors'],
    make: async ({ machine, signal }) => {
      await machine.run(`systemctl stop ${unit('api-1')} ${unit('api-2')}`)
      const searching = Promise.all([repeat(signal, 100, searchAnew), repeat(signal, 100, searchAnew)])
      return async () => {
        await searching
        await machine.run(`systemctl start ${unit('api-1')} ${unit('api-2')}`)
      }
    },
  },
  {
    what: 'PostgreSQL is stopped, people go on',
    alerts: ['PalankDatabaseDown', 'PalankApiErrors', 'PalankNewsroomErrors'],
    make: async ({ machine, signal }) => {
      await machine.run('systemctl stop postgresql@15-main')
      const going = Promise.all([
        repeat(signal, 100, searchAnew),
        repeat(signal, 100, tryPassword),
        repeat(signal, 100, tryPassword),
        repeat(signal, 100, tryPassword),
      ])
      return async () => {
        await going
        await machine.run('systemctl start postgresql@15-main')
      }
    },
  },
  {
    what: 'a table is locked while visitors search',
    alerts: ['PalankConnectionsBusy'],
    make: async ({ machine, signal }) => {
      const lock = query(
        machine,
        database,
        'begin; lock table public.articles in access exclusive mode; select pg_sleep(40); commit;',
      )
      const secret = `$(sed -n 's/^CLIENT_SECRET=//p' /etc/palank/clubs/${club}/secrets/api.env | tr -d '"')`
      const calls = repeat(signal, 500, () =>
        machine.run(
          `port=$(sed -n 's/^API_PORT=//p' /etc/palank/clubs/${club}/api-1.env | tr -d '"'); for i in $(seq 40); do curl -s -m 60 -o /dev/null -H "Authorization: ${secret}" "http://127.0.0.1:$port/api/v1/article/find/$RANDOM" & done; sleep 0.2`,
          { reject: false },
        ),
      )
      return async () => {
        await calls
        await lock.catch(() => undefined)
      }
    },
  },
  {
    what: 'a flood of words that nobody has searched for',
    alerts: ['PalankEdgeWithoutHits'],
    limit: 150,
    make: async ({ signal }) => {
      const flood = Promise.all(Array.from({ length: 8 }, () => repeat(signal, 150, searchAnew)))
      return () => flood
    },
  },
  {
    what: 'the worker is stopped, an article saved three minutes ago',
    alerts: ['PalankChangesLate'],
    make: async ({ machine, admin }) => {
      await machine.run(`systemctl stop ${unit('worker')}`)
      await publishArticle(admin, 'Vár a változás')
      await query(
        machine,
        database,
        `update cache.purge set due_at = due_at - interval '3 minutes' where done_at is null`,
      )
      return () => machine.run(`systemctl start ${unit('worker')}`)
    },
  },
  {
    what: 'registrations while the mail server is closed; two hours later, and after the twelfth try',
    alerts: ['PalankLettersFailing', 'PalankLettersLate', 'PalankLettersGivenUp'],
    limit: 150,
    make: async ({ machine, signal }) => {
      await Promise.all([1, 2, 3].map(() => sendJoinForm(site, joinPath)))
      await query(machine, database, `update intake.outbox set created_at = created_at - interval '2 hours'`)
      const trying = repeat(signal, 5000, async () => {
        await sleep(20_000, undefined, { signal })
        await query(
          machine,
          database,
          `update intake.outbox set next_at = now(), attempts = 11 where id = (select max(id) from intake.outbox)`,
        )
      })
      return () => trying
    },
  },
  {
    what: 'a picture whose file is gone',
    alerts: ['PalankPicturesWaiting'],
    limit: 170,
    make: async ({ machine }) => {
      await query(
        machine,
        database,
        `insert into public.media (filename, mime_type) values ('gone.jpg', 'image/jpeg') on conflict (filename) do update set avif = null, share = null`,
      )
      return () => query(machine, database, `delete from public.media where filename = 'gone.jpg'`)
    },
  },
  {
    what: 'wrong passwords from one address, past the edge',
    alerts: ['PalankSignInFailures'],
    make: async ({ signal }) => {
      const trying = Promise.all(Array.from({ length: 4 }, () => repeat(signal, 100, tryDirectly)))
      return () => trying
    },
  },
  {
    what: 'the last backup is of thirty hours ago',
    alerts: ['PalankBackupOld'],
    make: async ({ machine }) => {
      await changeBackupState(
        machine,
        'it.database = { fullAt: ago(200000), seconds: 1, ...it.database, at: ago(108000) }',
      )
      return restoreBackupState(machine)
    },
  },
  {
    what: 'a trial restore failed, ten days ago',
    alerts: ['PalankTrialRestoreFailed', 'PalankTrialRestoreOld'],
    make: async ({ machine }) => {
      await changeBackupState(
        machine,
        'it.trial = { at: ago(864000), worked: false, seconds: 1, says: "a file is missing" }',
      )
      return restoreBackupState(machine)
    },
  },
  {
    what: 'a certificate of other host names, which ends in three days',
    alerts: ['PalankCertificateExpires', 'PalankCheckFailed'],
    limit: 150,
    make: async ({ machine }) => {
      const folder = `/etc/palank/tls/${club}`
      await machine.run(
        `cp ${folder}/fullchain.pem /tmp/fullchain.pem && openssl req -x509 -key ${folder}/privkey.pem -days 3 -subj /CN=${club} -addext subjectAltName=DNS:other.example -out ${folder}/fullchain.pem && palank watch`,
        { reject: false },
      )
      return () =>
        machine.run(`cp /tmp/fullchain.pem ${folder}/fullchain.pem; palank watch`, { reject: false })
    },
  },
  {
    what: 'a small disk that is full',
    alerts: ['PalankDiskFull'],
    make: async ({ machine }) => {
      await machine.run(
        'mkdir -p /var/backups && mount -t tmpfs -o size=20m none /var/backups && head -c 19M /dev/zero > /var/backups/full; palank watch',
        { reject: false },
      )
      return () => machine.run('umount /var/backups; palank watch', { reject: false })
    },
  },
  {
    what: 'the watch has been stopped for an hour',
    alerts: ['PalankWatchStands'],
    make: async ({ machine }) => {
      await machine.run(
        `systemctl stop palank-watch.timer; ${editJson('/var/lib/palank/status.json', 'it.at = ago(3600)')}`,
        { reject: false },
      )
      return () => machine.run('systemctl start palank-watch.timer; palank watch', { reject: false })
    },
  },
]
