import { rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { state } from '@palank/scripts/paths'
import { startDemo } from '@palank/scripts/run-demo'

/** A demo of its own on free ports, made anew: the tests change content, and nobody else's. */
export default async function startDemoForTests() {
  // Somebody who writes tests keeps one running and names its addresses.
  if (process.env.SITE) return
  const folder = path.join(state, 'e2e')
  const [edge, site, api, newsroom, database] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const demo = await startDemo({
    club: 'solymok',
    folder,
    ports: { edge, site, api, newsroom, database },
    fresh: true,
    say: (line) => process.stdout.write(`e2e demo: ${line}\n`),
  })
  const [otherEdge, otherSite] = await Promise.all([freePort(), freePort()])
  try {
    // Brands are data: the other club's looks over the same content, without a second database to fill.
    process.env.SITE_OTHER_BRAND = await demo.addSite('hiuzok', { edge: otherEdge, site: otherSite })
  } catch (error) {
    await demo.stop()
    throw error
  }
  process.env.SITE = demo.site
  process.env.API = demo.api
  process.env.NEWSROOM = demo.newsroom
  process.env.CLIENT_SECRET = demo.setting.database.secrets.clientSecret
  return async () => {
    await demo.stop()
    rmSync(path.join(folder, 'running.json'), { force: true })
  }
}
