import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { edgeArguments, nginx, writeEdge } from '@palank/edge/write-edge'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemEnvironment } from './club-environment.ts'
import { freePort } from './free-port.ts'
import { identityOf } from './process-identity.ts'
import { endLeftOver, type Running, startProcess, untilAnswering } from './processes.ts'
import { requireFreePorts } from './run-club.ts'

let folder: string
let port: number
let running: Running | undefined
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-left-over-'))
  port = await freePort()
  mkdirSync(path.join(folder, 'client'))
  writeEdge(folder, {
    listen: [`127.0.0.1:${port}`],
    sites: ['127.0.0.1:9'],
    publicOrigin: 'http://club.example',
    mediaDir: folder,
    clientDir: path.join(folder, 'client'),
    workers: 2,
    user: process.getuid?.() === 0 ? 'root' : undefined,
  })
})
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true })
})

const answers = () => untilAnswering(`http://127.0.0.1:${port}/edge-healthz`, 5)
const start = () =>
  startProcess({
    name: 'edge',
    command: nginx,
    args: edgeArguments(folder),
    env: systemEnvironment(),
    log: path.join(folder, 'log'),
  })

it('a killed master of nginx leaves no worker behind, and the next one starts', async () => {
  running = start()
  await answers()
  process.kill(running.identity.pid, 'SIGKILL')
  await running.ended
  await expect
    .poll(() =>
      requireFreePorts({ edge: port }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  running = start()
  await answers()
})

it('workers that outlived both their master and whoever had started it are ended by the next start', async () => {
  const parent = startProcess({
    name: 'parent',
    command: process.execPath,
    args: [
      '-e',
      `const { spawn } = require('node:child_process')
       const child = spawn('${nginx}', ${JSON.stringify(edgeArguments(folder))}, { detached: true, stdio: 'ignore' })
       require('node:fs').writeFileSync('${folder}/pid', String(child.pid))
       setInterval(() => {}, 1000)`,
    ],
    env: systemEnvironment(),
    log: path.join(folder, 'parent.log'),
  })
  await answers()
  const master = identityOf(Number(readFileSync(path.join(folder, 'pid'), 'utf8')))
  await parent.stop()
  process.kill(master.pid, 'SIGKILL')
  await expect.poll(() => identityOf(master.pid).started).toBe('')
  await answers()
  endLeftOver(master)
  await expect
    .poll(() =>
      requireFreePorts({ edge: port }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  running = start()
  await answers()
})
