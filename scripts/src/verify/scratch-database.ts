import { rmSync } from 'node:fs'
import path from 'node:path'
import { type ClubDatabase, provision } from '../provision.ts'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'

/** A temporary club in the demo's cluster, created by the operators' script and dropped after the work. */
export async function withScratchDatabase<Result>(
  demo: RunningDemo,
  name: string,
  work: (database: ClubDatabase, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(demo.folder, name)
  const cluster = { host: '127.0.0.1', port: demo.ports.database, superuserUrl: demo.superuserUrl }
  const drop = () =>
    withClient(demo.superuserUrl, async (superuser) => {
      await superuser.query(`drop database if exists ${name} with (force)`)
      for (const role of ['owner', 'newsroom', 'api'])
        await superuser.query(`drop role if exists ${name}_${role}`)
    })
  await drop()
  try {
    return await work(provision(cluster, name, folder), folder)
  } finally {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
