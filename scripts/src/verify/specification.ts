import { buildSite } from '../site-build.ts'
import { everyCall } from './specification/backend.ts'
import { verifySpoiled } from './specification/spoiled.ts'
import { refusedStartFault } from './specification/spoiled-config.ts'
import { verifyWholeSite } from './specification/whole-site.ts'
import { Tally } from './tally.ts'

/** The site on a back end that sends section 3 of the specification and nothing else: whole, then spoiled. */
export async function verifySpecification(): Promise<boolean> {
  const tally = new Tally('specification')
  const build = await buildSite()
  const asked = new Set(await verifyWholeSite(build, tally))
  for (const call of await verifySpoiled(build, tally)) asked.add(call)
  tally.note('a start without a configuration', await refusedStartFault(build))
  for (const call of everyCall) tally.note(`the site asks ${call}`, asked.has(call) ? undefined : 'never')
  console.log(
    `specification: ${everyCall.filter((call) => asked.has(call)).length} of ${everyCall.length} calls asked`,
  )
  console.log(`specification: ${tally.outcome}`)
  return tally.failed === 0
}
