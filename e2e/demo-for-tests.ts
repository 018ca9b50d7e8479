import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { type Demo, startDemo } from '@palank/scripts/run-demo'

/** With E2E_PART set, only these tests run. */
export type Part = 'newsroom' | 'site' | 'weight' | 'journeys' | 'guide'
export const part = process.env.E2E_PART as Part | undefined

/** The newsroom's tests change the content of a demo of their own: the site's tests count on what the demo was made with. */
export const folderOf = (tests: Part | undefined) =>
  path.join(state, tests === 'newsroom' || tests === 'journeys' || tests === 'guide' ? 'e2e-newsroom' : 'e2e')
export const demoFolder = folderOf(part)

/** Written by prepare-demo.ts and removed by the run that changes the content of the demo. */
export const preparedNote = (folder: string) => path.join(folder, 'prepared')

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
