import { fileURLToPath } from 'node:url'
import { execaNode } from 'execa'
import { systemEnvironment } from '../../club-environment.ts'
import type { SiteBuild } from '../../site-build.ts'
import type { Tally } from '../tally.ts'

const shares = 2
const script = fileURLToPath(new URL('./spoiled-share.ts', import.meta.url))

type Result = { spoiled: number; asked: number; used: string[]; faults: string[] }

async function runShare(build: SiteBuild, share: number): Promise<Result> {
  const { stdout } = await execaNode(script, [build.server, String(share), String(shares)], {
    stdin: 'ignore',
    stderr: 'inherit',
    // As shipped, and five times as fast as React's development build.
    env: { ...systemEnvironment(), NODE_ENV: 'production' },
    extendEnv: false,
  })
  return JSON.parse(stdout)
}

/** Each field of each call spoiled in turn: nothing crashes, and at most that item is gone. Tells the calls that were asked. */
export async function verifySpoiled(build: SiteBuild, tally: Tally): Promise<string[]> {
  const began = performance.now()
  const results = await Promise.all(Array.from({ length: shares }, (_, share) => runShare(build, share)))
  const sum = (key: 'spoiled' | 'asked') => results.reduce((total, result) => total + result[key], 0)
  const faults = results.flatMap((result) => result.faults)
  for (const fault of faults) tally.miss(fault)
  const spoiled = sum('spoiled')
  for (let held = spoiled - faults.length; held > 0; held -= 1) tally.hold()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `specification: ${spoiled} fields spoiled, ${sum('asked')} screens asked, ${faults.length} faults, ${seconds} s`,
  )
  return results.flatMap(({ used }) => used)
}
