import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  apiEnvironment,
  type ClubSetting,
  commandEnvironment,
  demoPack,
  devPort,
  devSiteEnvironment,
  newsroomServerEnvironment,
  portsOf,
  previewPort,
  purgerEnvironment,
  purgingPorts,
  readClub,
  siteEnvironment,
} from './club-environment.ts'
import { root } from './paths.ts'

const setting: ClubSetting = {
  club: 'hiuzok',
  packDir: demoPack('hiuzok'),
  ports: portsOf('hiuzok', undefined),
  mediaDir: '/files',
  database: {
    name: 'palank_hiuzok',
    ownerUrl: 'postgres://owner:word-of-owner@127.0.0.1/db',
    newsroomUrl: 'postgres://newsroom:word-of-newsroom@127.0.0.1/db',
    apiUrl: 'postgres://api:word-of-api@127.0.0.1/db',
    secrets: {
      ownerPassword: 'word-of-owner',
      newsroomPassword: 'word-of-newsroom',
      apiPassword: 'word-of-api',
      payloadSecret: 'secret-of-payload',
      clientSecret: 'secret-of-client',
      formSecret: 'secret-of-form',
      purgeSecret: 'secret-of-purge',
      previewSecret: 'secret-of-preview',
    },
  },
}
afterEach(() => vi.unstubAllEnvs())

describe('the environment of a process', () => {
  it('has nothing of the newsroom in the api', () => {
    const text = JSON.stringify(apiEnvironment(setting))
    expect(text).toContain('word-of-api')
    expect(text).toContain('secret-of-client')
    expect(text).not.toMatch(/word-of-owner|word-of-newsroom|secret-of-payload|secret-of-form/)
  })

  it('has the owner’s database address only for the commands that need it', () => {
    const folder = path.join(root, 'apps/newsroom/src/commands')
    const names = readdirSync(folder).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
    const needs = (name: string) =>
      readFileSync(path.join(folder, `${name}.ts`), 'utf8').includes('requireOwnerUrl')
    const has = (name: string) => JSON.stringify(commandEnvironment(setting, name)).includes('word-of-owner')
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter(has)).toEqual(names.filter(needs))
    expect(JSON.stringify(newsroomServerEnvironment(setting))).not.toContain('word-of-owner')
  })

  it('has nothing of the api in the newsroom', () => {
    const text = JSON.stringify(newsroomServerEnvironment(setting))
    expect(text).toContain('word-of-newsroom')
    expect(text).toContain('secret-of-payload')
    expect(text).not.toMatch(/word-of-api|secret-of-client|secret-of-form/)
  })

  it('has nothing of the database or the newsroom in the site', () => {
    const env = siteEnvironment(setting, '/state')
    expect(env).toMatchObject({
      APP_NAME: 'hiuzok',
      SITE_PORT: '4203',
      PUBLIC_ORIGIN: 'http://127.0.0.1:4200',
      API_ORIGIN: 'http://127.0.0.1:4201',
      CLIENT_SECRET: 'secret-of-client',
      FORM_SECRET: 'secret-of-form',
      SERVER_CONFIG_PATH: '/api/v1/server-config',
      STATE_DIR: '/state',
    })
    expect(JSON.stringify(env)).not.toMatch(/word-of-|secret-of-payload|postgres/)
  })

  it('lets worker, purger, edge and site find each other where pages are purged', () => {
    const purging = purgingPorts(setting.ports)
    const purged = { ...setting, purging }
    expect(newsroomServerEnvironment(purged)).toMatchObject({
      PURGER_URLS: 'http://127.0.0.1:4207',
      PURGE_SECRET: 'secret-of-purge',
    })
    expect(purgerEnvironment(setting, purging, '/edge')).toMatchObject({
      PURGER_PORT: '4207',
      PURGE_SECRET: 'secret-of-purge',
      EDGE_CACHE_DIRS: '/edge/cache',
      EDGE_REFRESH_URL: 'http://127.0.0.1:4205',
      SITE_PRIVATE_URLS: 'http://127.0.0.1:4206',
    })
    expect(siteEnvironment(purged, '/state')).toMatchObject({
      SITE_PRIVATE_PORT: '4206',
      PURGE_SECRET: 'secret-of-purge',
    })
    for (const env of [newsroomServerEnvironment(setting), siteEnvironment(setting, '/state')])
      expect(env).not.toHaveProperty('PURGE_SECRET')
  })

  it('lets newsroom and site find each other where drafts are shown', () => {
    const previewed = { ...setting, preview: previewPort(setting.ports) }
    expect(newsroomServerEnvironment(previewed)).toMatchObject({
      PREVIEW_URL: 'http://127.0.0.1:4208',
      PREVIEW_SECRET: 'secret-of-preview',
    })
    expect(siteEnvironment(previewed, '/state')).toMatchObject({
      PREVIEW_PORT: '4208',
      PREVIEW_SECRET: 'secret-of-preview',
      NEWSROOM_ORIGIN: 'http://127.0.0.1:4202',
      MEDIA_DIR: '/files',
    })
    expect(JSON.stringify(apiEnvironment(previewed))).not.toContain('secret-of-preview')
    for (const env of [newsroomServerEnvironment(setting), siteEnvironment(setting, '/state')])
      expect(env).not.toHaveProperty('PREVIEW_SECRET')
  })

  it('lets the site in development be opened on its own port', () => {
    expect(devSiteEnvironment(setting, '/state')).toMatchObject({
      NODE_ENV: 'development',
      SITE_PORT: '4204',
      PUBLIC_ORIGIN: 'http://127.0.0.1:4204',
      API_ORIGIN: 'http://127.0.0.1:4201',
    })
    const taken = [...Object.values(setting.ports), ...Object.values(purgingPorts(setting.ports))]
    expect(taken).not.toContain(devPort(setting.ports))
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('tells api and site the languages that the edge is told too', () => {
    vi.stubEnv('LANGUAGES', 'hu')
    expect(apiEnvironment(setting).LANGUAGES).toBe('hu')
    expect(siteEnvironment(setting, '/state').LANGUAGES).toBe('hu')
  })

  it('runs every process at the time of scripts/at-time', () => {
    vi.stubEnv('LD_PRELOAD', '/lib/faketime.so')
    vi.stubEnv('FAKETIME', '+60s')
    for (const env of [
      apiEnvironment(setting),
      newsroomServerEnvironment(setting),
      siteEnvironment(setting, '/state'),
      purgerEnvironment(setting, purgingPorts(setting.ports), '/edge'),
    ])
      expect(env).toMatchObject({ LD_PRELOAD: '/lib/faketime.so', FAKETIME: '+60s' })
  })

  it("takes nothing over from the developer's shell but the system's own", () => {
    vi.stubEnv('DATABASE_URL', 'postgres://somewhere/else')
    vi.stubEnv('SOME_TOKEN', 'token')
    const names = Object.keys({
      ...apiEnvironment(setting),
      ...newsroomServerEnvironment(setting),
      ...siteEnvironment(setting, '/state'),
    })
    expect(names).not.toContain('SOME_TOKEN')
    expect(newsroomServerEnvironment(setting).DATABASE_URL).toBe(setting.database.newsroomUrl)
  })
})

describe('club and ports', () => {
  it('are those of solymok when nobody says otherwise', () => {
    expect(readClub(undefined)).toBe('solymok')
    expect(readClub('')).toBe('solymok')
    expect(portsOf('solymok', undefined)).toEqual({
      edge: 4100,
      site: 4103,
      api: 4101,
      newsroom: 4102,
      database: 4109,
    })
    expect(portsOf('hiuzok', '5000').api).toBe(5001)
  })

  it('are refused with their names', () => {
    expect(() => readClub('other')).toThrow('APP_NAME is other; it must be one of solymok, hiuzok')
    for (const base of ['80', 'x', '65530', '1.5'])
      expect(() => portsOf('solymok', base)).toThrow('PORT_BASE')
  })
})
