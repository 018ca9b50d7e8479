import { expect, it, vi } from 'vitest'

const valid = {
  APP_NAME: 'sunok',
  DATABASE_URL: 'postgres://palank@127.0.0.1:5432/palank',
  PAYLOAD_SECRET: 's'.repeat(40),
  NEWSROOM_ORIGIN: 'https://newsroom.example',
  PUBLIC_ORIGIN: 'https://club.example',
  MEDIA_DIR: '/srv/files',
}

vi.stubEnv('PALANK_BUILD', '1')
const { readEnv } = await import('./env.ts')

it('parses a complete environment and adds the defaults', () => {
  expect(readEnv(valid)).toEqual({
    ...valid,
    STORE_DIR: '/srv/files-store',
    METRICS_HOST: '127.0.0.1',
    TRUSTED_PROXIES: ['127.0.0.1', '::1'],
    MAIL_FROM: 'newsroom@club.example',
    JOIN_RETENTION_DAYS: 365,
    ALLOW_DEMO_USERS: 'no',
    LOG_LEVEL: 'info',
  })
})

it('A3: an APP_NAME that cannot be a pack’s name stops the start', () => {
  expect(() => readEnv({ ...valid, APP_NAME: 'Vízi Bikák' })).toThrow(/APP_NAME.*small letters/)
})

it('A3: a missing APP_NAME stops the start', () => {
  const { APP_NAME: _, ...rest } = valid
  expect(() => readEnv(rest)).toThrow(/APP_NAME/)
})

it.each([
  ['DATABASE_URL', 'mysql://palank@127.0.0.1/palank'],
  ['DATABASE_URL', 'palank'],
  ['PAYLOAD_SECRET', 'short'],
  ['NEWSROOM_ORIGIN', 'newsroom.example'],
  ['PUBLIC_ORIGIN', 'club.example'],
  ['MEDIA_DIR', './files'],
  ['STORE_DIR', './store'],
  ['STORE_DIR', '/srv/files'],
  ['STORE_DIR', '/srv/files/store'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'newsroom'],
  ['JOIN_MAIL_TO', 'registrar'],
  ['JOIN_RETENTION_DAYS', '0'],
  ['JOIN_RETENTION_DAYS', ''],
  ['PURGER_URLS', 'http://127.0.0.1:4107,purger'],
  ['PURGE_SECRET', 'short'],
])('names %s when it is %s', (name, value) => {
  expect(() => readEnv({ ...valid, [name]: value })).toThrow(`${name}:`)
})

it('reads the purgers, which need their secret', () => {
  const purgers = { PURGER_URLS: 'http://10.0.0.1:4107, http://10.0.0.2:4107' }
  const PURGE_SECRET = 'p'.repeat(24)
  expect(readEnv({ ...valid, ...purgers, PURGE_SECRET }).PURGER_URLS).toEqual([
    'http://10.0.0.1:4107',
    'http://10.0.0.2:4107',
  ])
  expect(() => readEnv({ ...valid, ...purgers })).toThrow('PURGE_SECRET:')
})

it('reads where previews are, which need their secret', () => {
  const PREVIEW_URL = 'http://127.0.0.1:4108'
  const PREVIEW_SECRET = 'v'.repeat(32)
  expect(readEnv({ ...valid, PREVIEW_URL, PREVIEW_SECRET }).PREVIEW_URL).toBe(PREVIEW_URL)
  expect(() => readEnv({ ...valid, PREVIEW_URL })).toThrow('PREVIEW_SECRET:')
  expect(() => readEnv({ ...valid, PREVIEW_SECRET })).toThrow('PREVIEW_SECRET:')
})

it('names every invalid variable at once, without its value', () => {
  const invalid = { ...valid, PAYLOAD_SECRET: 'hunter2', DATABASE_URL: 'http://secret@host' }
  expect(() => readEnv(invalid)).toThrow(/DATABASE_URL[\s\S]*PAYLOAD_SECRET/)
  expect(() => readEnv(invalid)).not.toThrow(/hunter2|secret@host/)
})
