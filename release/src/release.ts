import path from 'node:path'
import { parseArgs } from 'node:util'
import { state } from '@palank/scripts/paths'
import { kinds, makeReleases, product } from './packages.ts'
import { verifyReproducible } from './verify.ts'

const usage = `usage: pnpm release [--version 0.0.1-1 …] [--out DIR] [--only folder|deb|image] [--verify]

Makes the folder of a release and its Debian package, or its container image (with podman); each further --version is
the same build under that version. --verify builds the last commit twice, from scratch, and compares.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function verify(version: string): Promise<void> {
  const { paths, folder, deb, differences } = await verifyReproducible(version)
  for (const line of differences.slice(0, 50)) say(`differs: ${line}`)
  say(`${paths} paths, ${differences.length} differences; folder ${folder}, package ${deb}`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

async function main(): Promise<void> {
  const firstVersion = `${product}-1`
  const { values } = parseArgs({
    options: {
      version: { type: 'string', multiple: true, default: [firstVersion] },
      out: { type: 'string', default: path.join(state, 'release') },
      only: { type: 'string', default: 'deb' },
      verify: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const { version: versions, out, only } = values
  if (values.help) return say(usage)
  if (versions.some((name) => !name.startsWith(`${product}-`))) {
    throw new Error(`a version is the product's, ${product}, with a Debian revision: ${firstVersion}`)
  }
  const kind = kinds.find((known) => known === only)
  if (!kind) throw new Error(`--only is ${only}; it must be one of ${kinds.join(', ')}`)
  if (values.verify) return verify(versions[0] ?? firstVersion)
  const releases = await makeReleases({ versions, out: path.resolve(out), kind, say })
  for (const { folder, file } of releases) say(file ? `${folder}\n${file}` : folder)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
