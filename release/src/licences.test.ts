import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { describe, expect, it } from 'vitest'
import { isAllowed, licenceTexts } from './licences.ts'
import { normaliseSbom, type Sbom } from './sbom.ts'

const npm = (name: string, version: string) => {
  const purl = `pkg:npm/${name}@${version}`
  return { type: 'library', name, version, purl, 'bom-ref': purl }
}
const application = { ...npm('palank', '0.0.1'), type: 'library' }
const node = { type: 'application', name: 'node', version: '24.0.0', 'bom-ref': 'pkg:generic/node@24.0.0' }
const sbomOf = (...components: Sbom['components']): Sbom => ({
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-01-01T00:00:00Z', component: application },
  components,
  dependencies: [{ ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/esbuild@1.0.0', 'pkg:npm/a@1.0.0'] }],
})

describe('licences', () => {
  it('one allowed alternative is enough, but all that apply together are needed', () => {
    expect(isAllowed('(MPL-2.0 OR Apache-2.0)')).toBe(true)
    expect(isAllowed('MIT AND GPL-2.0-only')).toBe(false)
    expect(isAllowed('GPL-3.0-only')).toBe(false)
    expect(isAllowed('')).toBe(false)
  })

  it('has the text of each package and of Node', () => {
    const stored =
      readdirSync(path.join(root, 'node_modules/.pnpm')).find((name) => /^zod@4/.test(name)) ?? ''
    const version = stored.slice('zod@'.length)
    const text = licenceTexts(sbomOf(npm('zod', version)), [`${stored}/node_modules/zod/index.js`], 'of Node')
    expect(text).toContain(`zod ${version}\nLicence: MIT`)
    expect(text).toContain('Permission is hereby granted')
    expect(text).toContain('of Node')
  })

  it('a package that is not there, or bundled without being listed, is an error', () => {
    expect(() => licenceTexts(sbomOf(npm('not-there', '1.0.0')), [], '')).toThrow(
      'not-there 1.0.0: is not installed',
    )
    const bundled = ['node_modules/.pnpm/@a+b@1/node_modules/@a/b/index.js']
    expect(() => licenceTexts(sbomOf(), bundled, '')).toThrow('not in the SBOM: @a/b')
  })
})

describe('the SBOM', () => {
  it('is the same for every build, lists Node, no developers’ tools and nothing of our own', () => {
    const own = { ...npm('%40palank/edge', '0.0.1'), group: '@palank', name: 'edge' }
    const sbom = normaliseSbom(
      sbomOf(npm('b', '1.0.0'), own, npm('esbuild', '1.0.0'), npm('a', '1.0.0')),
      node,
    )
    expect(sbom).not.toHaveProperty('serialNumber')
    expect(sbom.metadata).not.toHaveProperty('timestamp')
    expect(sbom.components.map(({ name }) => name)).toEqual(['node', 'a', 'b'])
    expect(sbom.dependencies).toEqual([{ ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] }])
  })
})
