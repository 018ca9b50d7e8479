import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { systemEnvironment } from './club-environment.ts'
import { withLock } from './lock.ts'
import { root, state } from './paths.ts'
import { run } from './processes.ts'

const app = path.join(root, 'apps/newsroom')
const builds = path.join(state, 'newsroom-builds')
const kept = 3

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

function filesOf(target: string): string[] {
  if (!existsSync(target)) return []
  if (statSync(target).isFile()) return [target]
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(target, file))
    .filter((file) => statSync(file).isFile() && !isTest(file))
    .sort()
}

function hashOfSources(): string {
  const own = ['src', 'next.config.ts', 'package.json', 'tsconfig.json'].map((name) => path.join(app, name))
  const others = ['packages/routes/src', 'pnpm-lock.yaml'].map((name) => path.join(root, name))
  const hash = createHash('sha256')
  for (const file of [...own, ...others].flatMap(filesOf)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** A folder per build, so that building anew takes nothing away under a newsroom that runs. */
function keep(build: string): void {
  const part = `${build}.part`
  rmSync(part, { recursive: true, force: true })
  cpSync(path.join(app, '.next/standalone'), part, { recursive: true, verbatimSymlinks: true })
  const inner = path.join(part, 'apps/newsroom')
  cpSync(path.join(app, '.next/static'), path.join(inner, '.next/static'), { recursive: true })
  // Next copies the developer's .env files into the standalone output.
  for (const file of readdirSync(inner)) if (file.startsWith('.env')) rmSync(path.join(inner, file))
  renameSync(part, build)
}

function forgetOld(): void {
  const byAge = readdirSync(builds)
    .map((name) => path.join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of byAge.slice(kept)) rmSync(old, { recursive: true, force: true })
}

const next = {
  name: 'next build',
  command: process.execPath,
  args: ['node_modules/next/dist/bin/next', 'build'],
  cwd: app,
  env: { ...systemEnvironment(), NODE_ENV: 'production', PALANK_BUILD: '1' },
  log: `${builds}.log`,
}

export type NewsroomBuild = { server: string; built: boolean }

/** The newsroom's production server for the sources as they are, built only if no build of them is kept. */
export async function buildNewsroom(signal?: AbortSignal): Promise<NewsroomBuild> {
  const build = path.join(builds, hashOfSources())
  const server = path.join(build, 'apps/newsroom/server.js')
  if (existsSync(build)) return { server, built: false }
  mkdirSync(builds, { recursive: true })
  const work = async () => {
    if (existsSync(build)) return { server, built: false }
    await run(next, signal)
    keep(build)
    forgetOld()
    return { server, built: true }
  }
  return withLock(`${builds}.lock`, work, signal)
}

if (import.meta.main) {
  const { server, built } = await buildNewsroom()
  process.stdout.write(`${built ? 'built' : 'already built'}: ${path.relative(root, server)}\n`)
}
