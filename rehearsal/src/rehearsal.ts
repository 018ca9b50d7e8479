import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { state } from '@palank/scripts/paths'
import { execa } from 'execa'
import { machineImage } from './image.ts'

// pnpm rehearsal [--short] [--rounds 10] [--keep] [--report file]: a server's life, from the package to its removal, in a
// Debian with a systemd of its own. --alerts instead fires every alert there, or --only one; --compose tries the container image,
// --restores goes back to random seconds (R8) on this machine. Needs root.
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    alerts: { type: 'boolean', default: false },
    compose: { type: 'boolean', default: false },
    restores: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})

if (process.getuid?.() !== 0) {
  console.error('rehearsal: a machine can only be booted by root')
  process.exit(2)
}

if (values.compose) {
  const { runCompose } = await import('./compose.ts')
  process.exit((await runCompose(console.log)) ? 0 : 1)
}

if (values.restores) {
  const { runRestores } = await import('./restore-rounds.ts')
  process.exit((await runRestores(Number(values.rounds), console.log)) ? 0 : 1)
}

const say = (line: string) => console.log(`rehearsal: ${line}`)
const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now()
  const result = await work()
  say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

const { tar, isKept } = await timed('image of the machine', machineImage)
if (isKept) say('the image was kept from an earlier run')
const files = await timed('packages', async () => {
  const { rehearsalPackages } = await import('./packages.ts')
  return rehearsalPackages(Number(values.rounds), path.join(state, 'rehearsal/packages'))
})

const name = `palank-${process.pid}`
const namespace = `/run/netns/${name}`
await execa('ip', ['netns', 'add', name])
try {
  await execa('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
  const run = fileURLToPath(new URL('./run.ts', import.meta.url))
  const order = JSON.stringify({ ...values, name, tar, files })
  // In the machine's network: its 127.0.0.1 is this process's as well.
  const { exitCode } = await execa('nsenter', [`--net=${namespace}`, process.execPath, run, order], {
    stdio: 'inherit',
    reject: false,
  })
  process.exitCode = exitCode ?? 1
} finally {
  if (existsSync(namespace)) await execa('ip', ['netns', 'delete', name], { reject: false })
  rmSync(namespace, { force: true })
}
