import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { systemEnvironment } from './club-environment.ts'
import { buildLog, isTest, type KeptBuild, keptBuild, packageSources, told } from './kept-builds.ts'
import { root } from './paths.ts'
import { run } from './processes.ts'

const own = [
  'app',
  'public',
  'server',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const site = 'apps/site'
export const siteSources = [
  ...own.map((name) => `${site}/${name}`),
  ...packageSources(site),
  'tsconfig.base.json',
  'pnpm-lock.yaml',
]

/** A copy to build in: two builds at once, or one under a site that runs, would take files from each other. */
function copySources(part: string): string {
  const inner = path.join(part, site)
  mkdirSync(inner, { recursive: true })
  for (const name of own) {
    cpSync(path.join(root, site, name), path.join(inner, name), {
      recursive: true,
      filter: (file) => !isTest(file),
    })
  }
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(part, 'tsconfig.base.json'))
  symlinkSync(path.join(root, site, 'node_modules'), path.join(inner, 'node_modules'))
  return inner
}

/** Compressed once and hard here, so that the edge need not do it again and again, and lightly. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  }
}

export type SiteBuild = KeptBuild & {
  /** What Node starts. */
  server: string
  /** What browsers load: the folder that holds `assets`. */
  client: string
}

/** The site's production build of the sources as they are. */
export async function buildSite(signal?: AbortSignal): Promise<SiteBuild> {
  const make = async (part: string) => {
    const cwd = copySources(part)
    const env = { ...systemEnvironment(), NODE_ENV: 'production' }
    const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
    await run(
      { name: 'site build', command: process.execPath, args, cwd, env, log: buildLog('site') },
      signal,
    )
    compress(path.join(cwd, 'build/client/assets'))
  }
  const build = await keptBuild('site', siteSources, make, signal)
  const inner = path.join(build.folder, site)
  return { ...build, server: path.join(inner, 'server/main.ts'), client: path.join(inner, 'build/client') }
}

if (import.meta.main) process.stdout.write(told(await buildSite()))
