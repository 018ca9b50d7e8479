import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { newsroomEnvironment, readClub } from './club-environment.ts'
import { root } from './paths.ts'
import { runningDemo } from './running-demo.ts'

// pnpm newsroom <command> …: a command of the newsroom, with the given environment or the running demo's.
const commands = path.join(root, 'apps/newsroom/src/commands')
// These two write source files and have no use for a database.
const developing = new Set(['new-migration.ts', 'generate.ts'])
const offered = () =>
  readdirSync(commands)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !developing.has(file))
    .map((file) => path.parse(file).name)

function environment(): NodeJS.ProcessEnv {
  if (process.env.DATABASE_URL) return process.env
  const club = readClub(process.env.APP_NAME)
  const demo = runningDemo(club)
  if (!demo) {
    throw new Error(
      `DATABASE_URL is not set and the demo of ${club} does not run; set the newsroom's environment or start \`pnpm demo\``,
    )
  }
  return newsroomEnvironment(demo.setting)
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const file = path.join(commands, `${name}.ts`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new Error(`usage: pnpm newsroom <${offered().join('|')}> …`)
  }
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', cwd: root, env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  console.error(`newsroom: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
