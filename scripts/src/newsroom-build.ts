import { createHash } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { systemEnvironment } from './club-environment.ts'
import { buildLog, buildMessage, type KeptBuild, keptBuild, packageSources } from './kept-builds.ts'
import { root } from './paths.ts'
import { run } from './processes.ts'

const app = path.join(root, 'apps/newsroom')
export const newsroomSources = [
  'apps/newsroom/src',
  'apps/newsroom/next.config.ts',
  'apps/newsroom/package.json',
  'apps/newsroom/tsconfig.json',
  ...packageSources('apps/newsroom'),
  'tsconfig.base.json',
  'pnpm-lock.yaml',
]

/** Next leaves the static files out of its standalone server. */
function copyOutput(part: string): void {
  cpSync(path.join(app, '.next/standalone'), part, { recursive: true, verbatimSymlinks: true })
  const inner = path.join(part, 'apps/newsroom')
  cpSync(path.join(app, '.next/static'), path.join(inner, '.next/static'), { recursive: true })
  // Next copies the developer's .env files into the standalone output.
  for (const file of readdirSync(inner)) if (file.startsWith('.env')) rmSync(path.join(inner, file))
}

/** Next would draw the build's id and key by lot; from the sources' hash two builds are the same. */
const next = (hash: string) => ({
  name: 'next build',
  command: process.execPath,
  args: ['node_modules/next/dist/bin/next', 'build'],
  cwd: app,
  env: {
    ...systemEnvironment(),
    NODE_ENV: 'production',
    PALANK_BUILD: '1',
    PALANK_BUILD_ID: hash,
    // A running newsroom of a release has a key of its own (release/src/entries/newsroom.ts).
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: createHash('sha256').update(hash).digest('base64'),
  },
  log: buildLog('newsroom'),
})

export type NewsroomBuild = KeptBuild & { server: string }

/** The newsroom's production server, built from the current sources. */
export async function buildNewsroom(signal?: AbortSignal): Promise<NewsroomBuild> {
  const make = async (part: string) => {
    await run(next(path.parse(part).name), signal)
    copyOutput(part)
  }
  const build = await keptBuild('newsroom', newsroomSources, make, signal)
  return { ...build, server: path.join(build.folder, 'apps/newsroom/server.js') }
}

if (import.meta.main) process.stdout.write(buildMessage(await buildNewsroom()))
