import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byHost, type Source, severalClubs } from './several-clubs.ts'

const vidrak = {
  PUBLIC_ORIGIN: 'https://vidrak.example',
  CLIENT_SECRET: 'titok-vidrak-0001',
  LANGUAGES: 'hu',
}
const sunok = { PUBLIC_ORIGIN: 'https://sunok.example:8443/', CLIENT_SECRET: '"titok-sunok-00001"' }

function folderOf(files: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubs-'))
  for (const [name, variables] of Object.entries(files)) {
    const lines = Object.entries(variables).map(([variable, value]) => `${variable}=${value}`)
    writeFileSync(path.join(folder, `${name}.env`), lines.join('\n'))
  }
  return folder
}

const itself = (source: Source) => source
const read = (files: Record<string, Record<string, string>>, more: Source = {}) =>
  severalClubs(
    { APP_NAME: Object.keys(files).join(','), CLUBS_ENV_DIR: folderOf(files), ...more },
    ['API_PORT'],
    itself,
  )

test('A3: one name in APP_NAME needs no files', () => {
  expect(severalClubs({ APP_NAME: 'vidrak' }, [], itself)).toBeUndefined()
  expect(severalClubs({}, [], itself)).toBeUndefined()
})

test('A3: with CLUBS_ENV_DIR one name has a file too', () => {
  expect(read({ vidrak })).toMatchObject([{ name: 'vidrak', host: 'vidrak.example' }])
})

test('A3: of several clubs each has the common environment, and over it that of its file', () => {
  const clubs = read({ vidrak, sunok }, { API_PORT: '3001', LANGUAGES: 'hu,en', STATE_DIR: '/var/state' })
  expect(clubs).toMatchObject([
    {
      name: 'vidrak',
      host: 'vidrak.example',
      env: { APP_NAME: 'vidrak', API_PORT: '3001', LANGUAGES: 'hu', STATE_DIR: '/var/state/vidrak' },
    },
    {
      name: 'sunok',
      host: 'sunok.example:8443',
      env: {
        APP_NAME: 'sunok',
        CLIENT_SECRET: 'titok-sunok-00001',
        LANGUAGES: 'hu,en',
        STATE_DIR: '/var/state/sunok',
      },
    },
  ])
})

test('secrets and addresses of the common environment are no club’s', () => {
  const common = { FORM_SECRET: 'titok', API_DATABASE_URL: 'titok', PUBLIC_ORIGIN: 'https://titok.example' }
  const clubs = read({ vidrak, sunok }, common)
  expect(JSON.stringify(clubs?.map(({ env }) => [env.FORM_SECRET, env.API_DATABASE_URL]))).not.toContain(
    'titok',
  )
  expect(clubs?.map(({ env }) => env.PUBLIC_ORIGIN)).not.toContain(common.PUBLIC_ORIGIN)
})

test.each<[string, () => unknown, RegExp]>([
  [
    'a missing folder',
    () => read({ vidrak, sunok }, { CLUBS_ENV_DIR: undefined }),
    /^CLUBS_ENV_DIR: must be set/,
  ],
  [
    'a missing file',
    () => read({ vidrak, sunok }, { APP_NAME: 'vidrak,nyestek,hodok' }),
    /^nyestek: there is no file nyestek\.env in CLUBS_ENV_DIR\nhodok: there is no file/,
  ],
  [
    'a club listed twice',
    () => read({ vidrak, sunok }, { APP_NAME: 'vidrak,vidrak' }),
    /^APP_NAME: must list/,
  ],
  ['a name that is no file', () => read({ vidrak }, { APP_NAME: 'vidrak,../x' }), /^APP_NAME: must list/],
  ['an empty name', () => read({ vidrak }, { APP_NAME: 'vidrak,' }), /^APP_NAME: must list/],
  [
    'a listener in the file of one club',
    () => read({ vidrak: { ...vidrak, API_PORT: '1' }, sunok }),
    /^vidrak: API_PORT: set once for the process/,
  ],
  [
    'a secret of two clubs',
    () => read({ vidrak, sunok: { ...sunok, CLIENT_SECRET: vidrak.CLIENT_SECRET } }),
    /^sunok: CLIENT_SECRET: is the same as that of vidrak$/,
  ],
  [
    'a host of two clubs',
    () => read({ vidrak, sunok: { ...sunok, PUBLIC_ORIGIN: 'http://VIDRAK.example/x' } }),
    /^sunok: PUBLIC_ORIGIN: is the same as that of vidrak$/,
  ],
  [
    'no host',
    () => read({ vidrak, sunok: { CLIENT_SECRET: 'titok-sunok-00001' } }),
    /^sunok: PUBLIC_ORIGIN: must be the address/,
  ],
])('%s is reported with club and variable, without a value', (_, work, message) => {
  expect(work).toThrow(message)
  expect(work).not.toThrow(/titok/)
})

test('what is wrong with the variables themselves is said of each club', () => {
  const refuse = ({ APP_NAME }: Source) => {
    throw new Error(`wrong at ${APP_NAME}`)
  }
  const source = { APP_NAME: 'vidrak,sunok', CLUBS_ENV_DIR: folderOf({ vidrak, sunok }) }
  expect(() => severalClubs(source, [], refuse)).toThrow('vidrak: wrong at vidrak\nsunok: wrong at sunok')
})

test('a host finds its own club only', () => {
  const hosts = ['vidrak.example', 'sunok.example:8443', 'xn--pldavr-9tad.example', 'vidrak.example:8080']
  const find = byHost(hosts.map((host) => ({ host })))
  expect(find('Vidrak.Example:443')?.host).toBe('vidrak.example')
  expect(find('vidrak.example:80')?.host).toBe('vidrak.example')
  expect(find('sunok.example')).toBeUndefined()
  expect(find(undefined)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (host) => {
      expect([undefined, host.toLowerCase().replace(/:(80|443)$/, '')]).toContain(find(host)?.host)
    }),
  )
})
