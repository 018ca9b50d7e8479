import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { variablesForCommand } from '@palank/server/process-variables'
import { execaNode } from 'execa'
import { commandEnvironment, readClub } from './club-environment.ts'
import { root } from './paths.ts'
import { runningDemo } from './running-demo.ts'

// pnpm newsroom <command> …: runs a newsroom command in the current environment, or in that of the running demo.
const folder = path.join(root, 'apps/newsroom/src/commands')
// These two write source files and need no database.
const developerCommands = new Set(['new-migration.ts', 'generate.ts'])
const commandNames = () =>
  readdirSync(folder)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !developerCommands.has(file))
    .map((file) => path.parse(file).name)

function environmentFor(command: string): NodeJS.ProcessEnv {
  if (process.env.DATABASE_URL) return variablesForCommand(command, process.env)
  const club = readClub(process.env.APP_NAME)
  const demo = runningDemo(club)
  if (!demo) {
    throw new Error(
      `DATABASE_URL is not set and the demo of ${club} is not running; set the newsroom's environment or start \`pnpm demo\``,
    )
  }
  return commandEnvironment(demo.setting, command)
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const file = path.join(folder, `${name}.ts`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    throw new Error(`usage: pnpm newsroom <${commandNames().join('|')}> …`)
  }
  const command = execaNode(file, args, {
    stdio: 'inherit',
    cwd: root,
    env: environmentFor(name),
    extendEnv: false,
    reject: false,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => command.kill(signal))
  process.exitCode = (await command).exitCode ?? 1
} catch (error) {
  console.error(`newsroom: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
