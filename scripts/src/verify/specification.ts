import { buildSite } from '../site-build.ts'
import { allCalls } from './specification/backend.ts'
import { verifyMalformed } from './specification/malformed.ts'
import { failedStartFault } from './specification/malformed-config.ts'
import { verifyWholeSite } from './specification/whole-site.ts'
import { Tally } from './tally.ts'

/** Runs the site on a back end that sends only section 3 of the specification: first correct, then malformed. */
export async function verifySpecification(): Promise<boolean> {
  const tally = new Tally('specification')
  const build = await buildSite()
  const called = new Set(await verifyWholeSite(build, tally))
  for (const call of await verifyMalformed(build, tally)) called.add(call)
  tally.check('a start without a configuration', await failedStartFault(build))
  for (const call of allCalls) tally.check(`the site calls ${call}`, called.has(call) ? undefined : 'never')
  console.log(
    `specification: ${allCalls.filter((call) => called.has(call)).length} of ${allCalls.length} calls used`,
  )
  console.log(`specification: ${tally.summary}`)
  return tally.failed === 0
}
