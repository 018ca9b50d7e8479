import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { places } from '../places.ts'
import { clubPorts } from '../ports.ts'
import { installedClubs } from '../settings.ts'
import { run } from './programs.ts'
import type { Processes } from './restore.ts'

const ofClub = ['api-1', 'api-2', 'newsroom', 'worker', 'site-1', 'site-2', 'purger']
const timers = ['palank-backup.timer', 'palank-uploads-backup.timer', 'palank-trial-restore.timer']

const units = () =>
  installedClubs().flatMap(({ club }) => ofClub.map((name) => `palank-${name}@${club}.service`))

async function untilReady(url: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(200)
  }
  throw new Error(`${url} is not ready after ${seconds} seconds: see \`palank doctor\``)
}

/** The files of a folder, not the folders, which their owners have made. */
function removeFilesIn(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) rmSync(path.join(entry.parentPath, entry.name), { force: true })
  }
}

/** The processes of all clubs, by systemd. */
export const installedProcesses: Processes = {
  stop: async () => {
    await run('systemctl', ['stop', ...timers], { accept: [0, 5] })
    if (units().length > 0) await run('systemctl', ['stop', ...units()], { accept: [0, 5] })
    // Answers of before that a site would begin with.
    removeFilesIn(path.join(path.dirname(places.edge), 'site'))
  },
  start: async () => {
    if (units().length > 0) await run('systemctl', ['start', ...units()])
    for (const { portBase } of installedClubs()) {
      const { api, site } = clubPorts(portBase)
      for (const port of [...api, ...site]) await untilReady(`http://127.0.0.1:${port}/readyz`)
    }
    await run('systemctl', ['start', ...timers], { accept: [0, 5] })
  },
  clearCaches: async () => removeFilesIn(path.join(places.edge, 'cache')),
}
