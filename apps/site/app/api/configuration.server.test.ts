import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ConfigurationSource, loadConfiguration } from './configuration.server.ts'
import { type FakeApi, failure, json, memoryLog, startFakeApi, warning } from './testing/fake-api-server.ts'

const config = {
  default_lang: 'hu',
  menu_lang: 'hu',
  available_lang_array: [{ alpha2: 'hu', resources: { home: 'kezdo' } }],
  current_season: 2026,
  club_id: 3,
}

let api: FakeApi
let stateDir: string
let memory: ReturnType<typeof memoryLog>
beforeEach(async () => {
  api = await startFakeApi()
  api.answer = json(config)
  stateDir = mkdtempSync(path.join(tmpdir(), 'site-state-'))
  memory = memoryLog()
})
afterEach(async () => {
  await api.close()
  rmSync(stateDir, { recursive: true })
})

const load = (more: Partial<ConfigurationSource> = {}) =>
  loadConfiguration({
    configPath: '/api/v1/server-config',
    apiOrigins: [api.origin],
    secret: 'hush',
    filesDir: fileURLToPath(new URL('../../public', import.meta.url)),
    stateDir: path.join(stateDir, 'deeper'),
    log: memory.log,
    ...more,
  })
const snapshot = () => path.join(stateDir, 'deeper', 'server-config.json')
const messages = (level: number) => memory.lines.filter((line) => line.level === level).map(({ msg }) => msg)

describe('the configuration', () => {
  test('C9: is loaded from the api, with the secret', async () => {
    expect(await load()).toEqual(config)
    expect(api.requests[0]).toMatchObject({
      path: '/api/v1/server-config',
      headers: { authorization: 'hush' },
    })
  })

  test('C9, F6: the one shipped with the site names season 2025 and club 1', async () => {
    const shipped = await load({ configPath: '/assets/mock/server-config.json', stateDir: undefined })
    expect(shipped).toMatchObject({ current_season: 2025, club_id: 1, default_lang: 'hu' })
    expect(shipped.available_lang_array.map(({ alpha2 }) => alpha2)).toEqual(['hu', 'en'])
    expect(api.requests).toEqual([])
  })

  test('F6: season 2025 and club 1 are the defaults', async () => {
    const { current_season: _, club_id: __, ...rest } = config
    api.answer = json(rest)
    expect(await load()).toMatchObject({ current_season: 2025, club_id: 1 })
  })

  test('C9: the last good one is stored, and used when the call fails', async () => {
    await load()
    api.answer = json({}, 500)
    expect(await load()).toEqual(config)
    expect(messages(failure)).toEqual(['the configuration could not be loaded'])
    expect(messages(warning)).toEqual(['started with the last good configuration'])
  })

  test('C9: an invalid one never replaces the last good one', async () => {
    await load()
    api.answer = json({ ...config, default_lang: 'de' })
    expect(await load()).toEqual(config)
    expect(JSON.parse(readFileSync(snapshot(), 'utf8'))).toEqual(config)
  })

  const refusals: [string, FakeApi['answer']][] = [
    ['breaks off', (_, response) => response.destroy()],
    ['answers 404', json({}, 404)],
    ['answers a page', (_, response) => response.end('<html>')],
    ['answers one that is not valid', json({ ...config, available_lang_array: [] })],
    ['answers a default that is not available', json({ ...config, default_lang: 'en' })],
  ]
  test.each(refusals)('C9: the start fails, and the log says so, when the api %s', async (_, answer) => {
    api.answer = answer
    await expect(load()).rejects.toThrow('no configuration from /api/v1/server-config, and no last good one')
    expect(messages(failure)).toEqual(['the configuration could not be loaded'])
    expect(existsSync(snapshot())).toBe(false)
    await expect(load({ stateDir: undefined })).rejects.toThrow('no configuration from /api/v1/server-config')
  })

  test('C9: the start fails when the api does not answer', async () => {
    await api.close()
    await expect(load()).rejects.toThrow('no last good one')
  })

  test('C9: a broken snapshot is not used', async () => {
    await load()
    writeFileSync(snapshot(), '{"default_lang":"hu"')
    api.answer = json({}, 503)
    await expect(load()).rejects.toThrow('no last good one')
  })

  test('C9: a missing file fails the start', async () => {
    await expect(load({ configPath: '/assets/none.json', stateDir: undefined })).rejects.toThrow(
      'no configuration from /assets/none.json',
    )
  })
})
