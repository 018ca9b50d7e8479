/** The server with a fake app, as a process of its own that can be sent signals. Sends its port to its parent. */
import { pino } from 'pino'
import { createPages, createSiteOf } from '../pages.ts'
import { builtFiles, startServer } from '../server.ts'
import { fakeBuild } from './fake-build.ts'
import { fakeEnv } from './fake-env.ts'
import { portOf } from './port-of.ts'

const build = fakeBuild()
const log = pino({ level: 'silent' })
const filesDir = import.meta.dirname
const server = await startServer({
  env: fakeEnv,
  log,
  files: builtFiles(filesDir),
  startPages: async () =>
    createPages(build, fakeEnv, await createSiteOf(build, { env: fakeEnv, log, filesDir })),
})
process.send?.(portOf(server))
