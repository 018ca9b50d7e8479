import { buildSite } from '../site-build.ts'
import { verifyWholeSite } from './specification/whole-site.ts'
import { Tally } from './tally.ts'

/** The site on a back end that sends section 3 of the specification and nothing else: whole, then spoiled. */
export async function verifySpecification(): Promise<boolean> {
  const tally = new Tally('specification')
  const build = await buildSite()
  await verifyWholeSite(build, tally)
  console.log(`specification: ${tally.outcome}`)
  return tally.failed === 0
}
