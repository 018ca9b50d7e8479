import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { type Demo, startDemo } from '@palank/scripts/run-demo'

export const demoFolder = path.join(state, 'e2e')

/** Written by prepare-demo.ts and removed by the run that uses the demo: tests change its content. */
export const preparedNote = path.join(demoFolder, 'prepared')

/** A separate demo on free ports, because the tests change its content. */
export async function startTestDemo(fresh: boolean): Promise<Demo> {
  const [edge, site, api, newsroom, database] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  return startDemo({
    club: 'solymok',
    folder: demoFolder,
    ports: { edge, site, api, newsroom, database },
    fresh,
    say: (line) => process.stdout.write(`e2e demo: ${line}\n`),
  })
}
