import { describe, expect, it } from 'vitest'
import type { AdvisoryList } from './advisories.ts'
import { floorProblems } from './floors.ts'
import { productionTree, readLockfile } from './lockfile.ts'

const sound = `lockfileVersion: '9.0'

importers:

  .: {}

  apps/api:
    dependencies:
      '@palank/contract':
        specifier: workspace:*
        version: link:../../packages/contract
      fastify:
        specifier: 5.12.8
        version: 5.12.8
    devDependencies:
      vitest:
        specifier: 'catalog:'
        version: 5.1.0(vite@8.3.8)

  apps/site:
    dependencies:
      '@palank/contract':
        specifier: workspace:*
        version: link:../../packages/contract
      react-router:
        specifier: 8.5.1
        version: 8.5.1

  packages/contract:
    dependencies:
      zod:
        specifier: 'catalog:'
        version: 4.6.7

packages:

  '@payloadcms/ui@3.90.1':
    resolution: {integrity: sha512-a==}
    peerDependencies:
      next: '>=15'

  fastify@5.12.8:
    resolution: {integrity: sha512-b==}
    deprecated: 'see https://fastify.example'

  next@16.4.6:
    resolution: {integrity: sha512-c==}
    engines: {node: '>=20'}

  nodemailer@10.6.0:
    resolution: {integrity: sha512-d==}

  payload@3.90.1:
    resolution: {integrity: sha512-e==}
    hasBin: true

  react-router@8.5.1:
    resolution: {integrity: sha512-f==}

snapshots:

  '@payloadcms/ui@3.90.1(next@16.4.6(react@19.3.1))(react@19.3.1)':
    dependencies:
      next: 16.4.6(react@19.3.1)
    transitivePeerDependencies:
      - react

  fastify@5.12.8:
    dependencies:
      avvio: 9.1.0
      wrapped: real-name@1.0.0

  avvio@9.1.0: {}

  real-name@1.0.0: {}

  react-router@8.5.1: {}

  zod@4.6.7: {}
`

const known: AdvisoryList = {
  accepted: {},
  advisories: ['avvio', 'real-name', 'zod', 'vitest'].map((name) => ({
    package: name,
    vulnerable: '<0.9.0',
    id: `GHSA-${name}`,
    severity: 'high',
    title: 'a hole',
  })),
}

describe('the production tree', () => {
  it('follows workspace links, dependencies and aliases, and leaves devDependencies out', () => {
    const packages = productionTree(readLockfile(sound), ['apps/api'])
    expect(packages.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      'avvio 9.1.0',
      'fastify 5.12.8',
      'real-name 1.0.0',
      'zod 4.6.7',
    ])
  })

  it('lists every version of a package', () => {
    const lockfile = sound.replace(
      '  real-name@1.0.0: {}',
      '  real-name@1.0.0:\n    dependencies:\n      zod: 3.0.0',
    )
    expect(productionTree(readLockfile(lockfile), ['apps/api', 'apps/site'])).toEqual(
      expect.arrayContaining([
        { name: 'zod', version: '3.0.0' },
        { name: 'zod', version: '4.6.7' },
      ]),
    )
  })

  it('is empty where there is no such workspace', () => {
    expect(productionTree(readLockfile(sound), ['apps/other'])).toEqual([])
  })
})

describe('the floors', () => {
  it('pass a sound lockfile', () => expect(floorProblems(sound, known)).toEqual([]))

  it('leave out what only development installs', () => {
    const lockfile = sound.replace('version: 5.1.0(vite@8.3.8)', 'version: 0.1.0(vite@8.3.8)')
    expect(floorProblems(lockfile, known)).toEqual([])
  })

  it.each([
    ['a vulnerable dependency', sound.replaceAll('4.6.7', '0.8.9'), 'zod is 0.8.9: GHSA-zod (high) a hole'],
    [
      'a vulnerable dependency of a dependency',
      sound.replaceAll('avvio@9.1.0', 'avvio@0.8.9').replace('avvio: 9.1.0', 'avvio: 0.8.9'),
      'avvio is 0.8.9',
    ],
    [
      'a vulnerable package under another name',
      sound.replaceAll('real-name@1.0.0', 'real-name@0.1.0'),
      'real-name is 0.1.0',
    ],
    ['a part of Payload left behind', sound.replaceAll('ui@3.90.1', 'ui@3.90.0'), '@payloadcms/ui is 3.90.0'],
    [
      'react-server-dom in the site',
      sound.replace(
        '  react-router@8.5.1: {}',
        '  react-router@8.5.1:\n    dependencies:\n      react-server-dom-parcel: 19.3.1',
      ),
      'react-server-dom-parcel is in the production tree of apps/site',
    ],
    [
      'a lockfile without the site',
      sound.replace('apps/site:', 'apps/web:'),
      'apps/site has no production dependencies',
    ],
    [
      'react-server-dom in a public process',
      sound.replace('avvio: 9.1.0', 'react-server-dom-webpack: 19.3.1'),
      'react-server-dom-webpack is in the production tree of apps/api',
    ],
    [
      'a tarball',
      sound.replace('{integrity: sha512-b==}', '{tarball: https://registry.example/b.tgz}'),
      'names a host',
    ],
  ])('refuse %s', (_name, lockfile, expected) => {
    expect(floorProblems(lockfile, known).join('\n')).toContain(expected)
  })
})
