import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { laterVersion, withMotto } from '@palank/newsroom/later-version'
import { migrate } from '@palank/newsroom/migrate'
import type { ClickResult } from '../clicks.ts'
import { type Drill, followLinks, noErrors, quickHits } from '../context.ts'
import { sendJoinForm } from '../join-form.ts'

const apis = ['api-1', 'api-2'] as const
const sites = ['site-1', 'site-2'] as const
const addMotto = {
  '20990101_000000_motto.sql': `alter table public.articles add column if not exists motto text not null default ''`,
}

/** R7: as `palank upgrade` and `palank rollback`: migrate with changed views, then each process in turn. */
export const upgrade: Drill = {
  rule: 'R7',
  name: 'migrate and rolling restart, with the join form',
  inShort: true,
  async run(context) {
    const { system, load, short, say } = context
    const rounds = short ? 1 : 10
    const folder = mkdtempSync(path.join(tmpdir(), 'palank-upgrade-'))
    const { ownerUrl } = system.demo.started.database
    const forms: string[] = []
    const times: number[] = []
    let clicks: ClickResult = { count: 0, errors: [] }
    let isDone = false
    const sendForms = async () => {
      while (!isDone) {
        const outcome = await sendJoinForm(system.origin).then(
          ({ page }) => String(page.status),
          (error: Error) => error.message,
        )
        forms.push(outcome)
      }
    }
    const migrateTo = async (version: string, change: (sql: string) => string) => {
      const folders = laterVersion(path.join(folder, version), addMotto, (sql) => change(withMotto(sql)))
      const begun = performance.now()
      await migrate(ownerUrl, { folders })
      times.push((performance.now() - begun) / 1000)
    }
    const variables = { JOIN_LIMIT: '100000' }
    try {
      await system.restart(apis, variables)
      const figures = await load.during(async () => {
        const sending = sendForms()
        for (let round = 1; round <= rounds; round++) {
          await migrateTo(String(round), (sql) =>
            sql.replace('d.highlight,', `d.highlight, ${round} as round,`),
          )
          await system.restart([...apis, ...sites], {})
          say(`upgrade ${round} of ${rounds}`)
        }
        clicks = await followLinks(context)
        await sleep(1_000)
        isDone = true
        await sending
      })
      const failed = forms.filter((status) => status !== '200')
      say(`${forms.length} forms; migrate took ${times.map((seconds) => seconds.toFixed(1)).join(', ')} s`)
      return {
        figures,
        clicks,
        checks: [
          ...noErrors(figures, 'cached', 'fresh', 'join'),
          quickHits(context, figures),
          {
            what: `${failed.length} of ${forms.length} forms failed: ${failed.join(', ')}`,
            ok: failed.length === 0,
          },
        ],
      }
    } finally {
      isDone = true
      await migrate(ownerUrl)
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
