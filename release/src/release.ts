import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { root, state } from '@palank/scripts/paths'
import { timedSteps } from '@palank/scripts/run-club'
import { buildSite } from '@palank/scripts/site-build'
import { execa } from 'execa'
import { writeDeb } from './deb.ts'
import { linkReleaseFolder, writeReleaseFolder } from './folder.ts'
import { writeImage } from './image.ts'
import { verifyReproducible } from './verify.ts'

const usage = `usage: pnpm release [--version 0.0.1-1 …] [--out DIR] [--only folder|deb|image] [--verify]

Makes the folder of a release and its Debian package, or its container image (with podman); each further --version is the same build under that version.
--verify builds the last commit twice, from scratch, and compares.`

/** `file`: the package or the image's archive. */
export type Release = { folder: string; file?: string }
export type ReleaseOptions = {
  versions?: string[]
  out?: string
  only?: string
  say?: (line: string) => void
}

const kinds = ['folder', 'deb', 'image']

const { version: product }: { version: string } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)
const firstVersion = `${product}-1`

/** Of the last commit, so that the same sources give the same dates. */
async function releaseSeconds(): Promise<number> {
  const { stdout } = await execa('git', ['log', '-1', '--format=%ct'], { cwd: root })
  return Number(process.env.SOURCE_DATE_EPOCH ?? stdout)
}

/** Folder and package of each version, from one build. */
export async function makeReleases({
  versions = [firstVersion],
  out = path.join(state, 'release'),
  only,
  say = () => undefined,
}: ReleaseOptions = {}): Promise<Release[]> {
  const step = timedSteps(say)
  const seconds = await releaseSeconds()
  const builds = {
    site: (await step('site', () => buildSite())).folder,
    newsroom: (await step('newsroom', () => buildNewsroom())).folder,
  }
  const releases: Release[] = []
  for (const name of versions) {
    const folder = path.join(out, name)
    const version = { version: name, product, node: process.version }
    const [first] = releases
    await step('folder', () =>
      first
        ? linkReleaseFolder(first.folder, folder, { version, seconds })
        : writeReleaseFolder(folder, { version, builds, seconds }),
    )
    const write = only === 'image' ? writeImage : writeDeb
    const options = { version: name, out, seconds }
    if (only === 'folder') releases.push({ folder })
    else releases.push({ folder, file: await step(only ?? 'deb', () => write(folder, options)) })
  }
  return releases
}

async function main(): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const { values } = parseArgs({
    options: {
      version: { type: 'string', multiple: true, default: [firstVersion] },
      out: { type: 'string', default: path.join(state, 'release') },
      only: { type: 'string' },
      verify: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const { version: versions, out, only, verify, help } = values
  if (help) return say(usage)
  if (versions.some((name) => !name.startsWith(`${product}-`))) {
    throw new Error(`a version is the product's, ${product}, with a Debian revision: ${firstVersion}`)
  }
  if (only && !kinds.includes(only)) throw new Error(`--only takes ${kinds.join(', ')}`)
  if (verify) {
    const { files, folder, deb, differences } = await verifyReproducible(versions[0] ?? firstVersion)
    for (const line of differences.slice(0, 50)) say(`differs: ${line}`)
    say(`${files} paths, ${differences.length} differences; folder ${folder}, package ${deb}`)
    process.exitCode = differences.length > 0 ? 1 : 0
    return
  }
  const releases = await makeReleases({ versions, out: path.resolve(out), say, ...(only ? { only } : {}) })
  for (const { folder, file } of releases) say(file ? `${folder}\n${file}` : folder)
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`release: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
