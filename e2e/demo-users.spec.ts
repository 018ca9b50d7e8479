import { spawn } from 'node:child_process'
import path from 'node:path'
import { newsroomServerEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { root } from '@palank/scripts/paths'
import { runningDemo } from '@palank/scripts/running-demo'
import { expect, test } from '@playwright/test'
import { demoFolder } from './demo-for-tests.ts'

/** Runs a process as in production, without ALLOW_DEMO_USERS, and returns its exit code and output. */
async function runInProduction(command: string, cwd: string) {
  const demo = runningDemo('solymok', demoFolder)
  if (!demo) throw new Error('the demo of these tests is not running')
  const ports = { ...demo.ports, newsroom: await freePort() }
  const { ALLOW_DEMO_USERS: _, ...env } = newsroomServerEnvironment({ ...demo.setting, ports })
  const child = spawn(process.execPath, [command], { cwd, env: { ...env, NODE_ENV: 'production' } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const code = await new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      resolve(exitCode)
    })
  })
  return { code, text }
}

test('a production start refuses to run with the demo’s users', async () => {
  const { server } = await buildNewsroom()
  const worker = path.join(root, 'apps/newsroom/src/commands/worker.ts')
  for (const [command, cwd] of [
    [server, path.dirname(server)],
    [worker, root],
  ] as const) {
    const { code, text } = await runInProduction(command, cwd)
    expect(text).toMatch(/demo users, whose passwords everybody knows, with the ids (\d+, ){4}\d+\./)
    expect(code).toBe(1)
  }
})
