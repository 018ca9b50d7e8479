import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root } from '@palank/scripts/paths'
import { execa } from 'execa'

export type Component = {
  type: string
  name: string
  group?: string
  version: string
  purl?: string
  'bom-ref'?: string
  licenses?: unknown[]
  hashes?: { alg: string; content: string }[]
}
export type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: Component }
  components: Component[]
  dependencies?: { ref: string; dependsOn?: string[] }[]
}

/** The workspaces whose dependencies are in a release. */
const shipped = ['api', 'site', 'newsroom', 'edge', 'server']

/** Dependencies that only building and developing use (newsroom-server.ts leaves out those that Next traces). */
const isDeveloperTool = (name: string) =>
  /^(drizzle-kit|@drizzle-team\/brocli|esbuild|esbuild-register|@esbuild\/.+|@esbuild-kit\/.+|@next\/swc-.+)$/.test(
    name,
  )

export const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

const byReference = (a: string | undefined, b: string | undefined) => ((a ?? '') < (b ?? '') ? -1 : 1)

/** Our own packages are the application itself; pnpm lists what they depend on in one run and not in the next. */
const isOwn = ({ group }: Component) => group === '@palank'

/** Without what differs between two builds, and without developers' tools. */
export function normaliseSbom({ serialNumber: _, ...sbom }: Sbom, node: Component): Sbom {
  const { timestamp: _time, ...metadata } = sbom.metadata
  const components = sbom.components.filter(
    (component) => !isOwn(component) && !isDeveloperTool(nameOf(component)),
  )
  const references = new Set([...components, metadata.component].map((component) => component['bom-ref']))
  const dependencies = (sbom.dependencies ?? [])
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => references.has(other)).sort(),
    }))
  return {
    ...sbom,
    metadata: { ...metadata, component: { ...metadata.component, type: 'application' } },
    components: [...components, node].sort((a, b) => byReference(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies.sort((a, b) => byReference(a.ref, b.ref)),
  }
}

function nodeComponent(binary: string): Component {
  const version = process.version.slice(1)
  const purl = `pkg:generic/node@${version}`
  const content = createHash('sha256').update(readFileSync(binary)).digest('hex')
  return {
    type: 'application',
    name: 'node',
    version,
    purl,
    'bom-ref': purl,
    hashes: [{ alg: 'SHA-256', content }],
    licenses: [{ license: { id: 'MIT' } }],
  }
}

/** Every third-party package in a release, as CycloneDX; pnpm knows them from the lockfile. */
export async function readSbom(nodeBinary: string): Promise<Sbom> {
  const filters = shipped.flatMap((name) => ['--filter', `@palank/${name}`])
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--prod', ...filters]
  const { stdout } = await execa('pnpm', args, { cwd: root })
  return normaliseSbom(JSON.parse(stdout), nodeComponent(nodeBinary))
}
