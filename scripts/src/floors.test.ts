import { describe, expect, it } from 'vitest'
import { floorProblems, isBelow } from './floors.ts'
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

describe('the production tree', () => {
  it('follows workspace links, dependencies and aliases, and leaves devDependencies out', () => {
    expect([...productionTree(readLockfile(sound), 'apps/api')].sort()).toEqual([
      'avvio',
      'fastify',
      'real-name',
      'zod',
    ])
  })

  it('is empty where there is no such workspace', () => {
    expect(productionTree(readLockfile(sound), 'apps/other').size).toBe(0)
  })
})

describe('the floors', () => {
  it('pass a sound lockfile', () => expect(floorProblems(sound)).toEqual([]))

  it.each([
    ['an old payload', sound.replaceAll('payload@3.90.1', 'payload@3.89.9'), 'payload is 3.89.9'],
    ['an old next', sound.replace('\n  next@16.4.6', '\n  next@16.3.2'), 'next is 16.3.2'],
    ['a second, old nodemailer', sound.replace('\nsnapshots', '\n  nodemailer@7.0.0:\n\nsnapshots'), '7.0.0'],
    ['an old react-router', sound.replace('\n  react-router@8.5.1', '\n  react-router@8.2.9'), '8.2.9'],
    ['a part of Payload left behind', sound.replaceAll('ui@3.90.1', 'ui@3.90.0'), '@payloadcms/ui is 3.90.0'],
    [
      'no payload at all',
      sound.replace('\n  payload@3.90.1', '\n  payloads@3.90.1'),
      'payload is not installed',
    ],
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
    expect(floorProblems(lockfile).join('\n')).toContain(expected)
  })
})

describe('isBelow', () => {
  it.each([
    ['8.0.4', '8.0.5', true],
    ['8.0.5', '8.0.5', false],
    ['8.0.5-rc.1', '8.0.5', true],
    ['8.1.0-rc.1', '8.0.5', false],
    ['10.0.0', '8.0.5', false],
    ['strange', '8.0.5', true],
  ])('%s below %s: %s', (version, least, expected) => expect(isBelow(version, least)).toBe(expected))
})
