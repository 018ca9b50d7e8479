import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { systemEnvironment } from './club-environment.ts'
import { buildLog, buildMessage, type KeptBuild, keptBuild } from './kept-builds.ts'
import { run } from './processes.ts'
import { copySite, siteFolder, siteSources } from './site-copy.ts'

/** Compressed at the highest level once, so that the edge need not compress at every request. */
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
  /** What browsers load: the folder of `assets`. */
  client: string
}

/** The site's production build. It is made in a copy: parallel builds, or one beside a running site, would overwrite each other's files. */
export async function buildSite(signal?: AbortSignal): Promise<SiteBuild> {
  const make = async (part: string) => {
    const cwd = copySite(part)
    const env = { ...systemEnvironment(), NODE_ENV: 'production' }
    const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
    await run(
      { name: 'site build', command: process.execPath, args, cwd, env, log: buildLog('site') },
      signal,
    )
    compress(path.join(cwd, 'build/client/assets'))
  }
  const build = await keptBuild(
    'site',
    [...siteSources, 'scripts/src/site-copy.ts', 'pnpm-lock.yaml'],
    make,
    signal,
  )
  const inner = path.join(build.folder, siteFolder)
  return { ...build, server: path.join(inner, 'server/main.ts'), client: path.join(inner, 'build/client') }
}

if (import.meta.main) process.stdout.write(buildMessage(await buildSite()))
