import { fileURLToPath } from 'node:url'
import { execaNode } from 'execa'
import { systemEnvironment } from '../../club-environment.ts'
import type { SiteBuild } from '../../site-build.ts'
import type { Tally } from '../tally.ts'

const shardCount = 2
const script = fileURLToPath(new URL('./malformed-shard.ts', import.meta.url))

type Result = { fields: number; screens: number; calls: string[]; faults: string[] }

async function runShard(build: SiteBuild, shard: number): Promise<Result> {
  const { stdout } = await execaNode(script, [build.server, String(shard), String(shardCount)], {
    stdin: 'ignore',
    stderr: 'inherit',
    // As shipped, and five times as fast as React's development build.
    env: { ...systemEnvironment(), NODE_ENV: 'production' },
    extendEnv: false,
  })
  return JSON.parse(stdout)
}

/** Makes each field of each call malformed: nothing crashes, and at most that item is gone. Returns the calls used. */
export async function verifyMalformed(build: SiteBuild, tally: Tally): Promise<string[]> {
  const started = performance.now()
  const results = await Promise.all(Array.from({ length: shardCount }, (_, shard) => runShard(build, shard)))
  const sum = (key: 'fields' | 'screens') => results.reduce((total, result) => total + result[key], 0)
  const faults = results.flatMap((result) => result.faults)
  for (const fault of faults) tally.fail(fault)
  const fields = sum('fields')
  for (let passed = fields - faults.length; passed > 0; passed -= 1) tally.pass()
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `specification: ${fields} malformed fields, ${sum('screens')} screens requested, ${faults.length} faults, ${seconds} s`,
  )
  return results.flatMap(({ calls }) => calls)
}
