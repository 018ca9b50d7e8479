import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { demoFolder, part, preparedNote, startTestDemo } from './demo-for-tests.ts'

export default async function startDemoForTests() {
  // SITE names a demo that is already running.
  if (process.env.SITE) return
  const note = preparedNote(demoFolder)
  const isPrepared = process.env.E2E_DEMO === 'prepared' && existsSync(note)
  // The site's tests only read the demo, so it can be used again.
  if (part !== 'site') rmSync(note, { force: true })
  const demo = await startTestDemo(!isPrepared)
  try {
    const [edge, site, newsroom] = await Promise.all([freePort(), freePort(), freePort()])
    // The other club's brand over the same content needs no second database.
    process.env.SITE_OTHER_BRAND = await demo.addSite('hiuzok', { edge, site })
    if (part === undefined || part === 'newsroom')
      process.env.NEWSROOM_OTHER_BRAND = await demo.addNewsroom('hiuzok', newsroom)
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
    rmSync(path.join(demoFolder, 'running.json'), { force: true })
  }
}
