import { rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@palank/scripts/free-port'
import { demoFolder, startTestDemo } from './demo-for-tests.ts'

export default async function startDemoForTests() {
  // Whoever writes tests keeps a demo running and names its addresses.
  if (process.env.SITE) return
  // Loaded anew unless prepare-demo.ts has just done so: an earlier run has changed the content.
  const demo = await startTestDemo(process.env.E2E_DEMO !== 'prepared')
  try {
    const [edge, site] = await Promise.all([freePort(), freePort()])
    // Brands are data: the other club's looks over the same content, without a second database to fill.
    process.env.SITE_OTHER_BRAND = await demo.addSite('hiuzok', { edge, site })
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
