import { chmodSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyCluster, removeCluster, startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import type { ClickResult } from '../clicks.ts'
import { type Drill, followLinks, noErrors, quickHits, untilSettled } from '../context.ts'
import { sendJoinForm } from '../join-form.ts'

const apis = ['api-1', 'api-2'] as const

/** R9: reads go on without a primary; the join form says so and keeps its text. */
export const standby: Drill = {
  rule: 'R9',
  name: 'kill -9 the primary, a standby there',
  inShort: true,
  async run(context) {
    const { system, load, short } = context
    const folder = path.join(system.folder, 'standby')
    // The user postgres must be able to reach the data folder.
    chmodSync(system.folder, 0o711)
    removeCluster(folder)
    copyCluster(system.superuserUrl, folder, { standby: true })
    const second = await startCluster(folder, await freePort())
    const { API_DATABASE_URL = '' } = system.variablesOf('api-1')
    const { host } = new URL(API_DATABASE_URL)
    try {
      const both = API_DATABASE_URL.replace(host, `${host},${second.host}:${second.port}`)
      await system.restart(apis, { API_DATABASE_URL: both })
      await untilSettled(context)
      const statuses: number[] = []
      let keepsText = false
      let clicks: ClickResult = { count: 0, errors: [] }
      const figures = await load.during(async () => {
        await sleep(1_000)
        await system.killDatabase()
        await sleep(short ? 2_000 : 10_000)
        clicks = await followLinks(context)
        const refused = await sendJoinForm(system.origin)
        statuses.push(refused.page.status)
        keepsText = refused.keepsText
        await system.startDatabase()
        await sleep(2_000)
        statuses.push((await sendJoinForm(system.origin)).page.status)
      })
      return {
        figures,
        clicks,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          quickHits(context, figures),
          {
            what: `a form sent without and with a primary: ${statuses.join(', ')}`,
            ok: statuses.join() === '503,200',
          },
          { what: 'the join form lost its text', ok: keepsText },
        ],
      }
    } finally {
      await system.restart(apis, { API_DATABASE_URL })
      await second.stop()
      removeCluster(folder)
    }
  },
}
