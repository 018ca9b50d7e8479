import { rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { startDemo } from '@palank/scripts/run-demo'

/** A demo of its own on free ports, made anew: the tests change content, and nobody else's. */
export default async function startDemoForTests() {
  const folder = path.join(state, 'e2e')
  const [site, api, newsroom, database] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const demo = await startDemo({
    club: 'solymok',
    folder,
    ports: { site, api, newsroom, database },
    fresh: true,
    say: (line) => process.stdout.write(`e2e demo: ${line}\n`),
  })
  process.env.API = demo.api
  process.env.NEWSROOM = demo.newsroom
  process.env.CLIENT_SECRET = demo.setting.database.secrets.clientSecret
  return async () => {
    await demo.stop()
    rmSync(path.join(folder, 'running.json'), { force: true })
  }
}
