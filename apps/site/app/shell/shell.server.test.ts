import { serverConfig } from '@palank/contract/config'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { startCalls } from '~/api/calls.server.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { loadShell } from './shell.server.ts'

const config = serverConfig.parse({
  ...{ default_lang: 'hu', menu_lang: 'hu', current_season: 2025, club_id: 1 },
  available_lang_array: [
    { alpha2: 'hu', resources: {} },
    { alpha2: 'en', resources: {} },
  ],
})

test('C9: a menu that cannot be loaded is logged, and the page still has its shell', async () => {
  const log = pino({ level: 'silent' })
  const error = vi.spyOn(log, 'error')
  const warn = vi.spyOn(log, 'warn')
  const ask = async (name: string) => {
    throw new ApiError(name === 'page/find' ? 404 : 504, `${name}: no answer`)
  }
  startCalls(fakeClient(ask), config, log)
  const shell = await loadShell('en')
  expect(shell).toMatchObject({ language: 'en', main: [], extension: [], footer: [], popup: null })
  expect(error.mock.calls.map(([about]) => about)).toMatchObject(
    ['menu/list', 'setting/list', 'sponsor/list', 'banner/popup'].map((call) => ({ call })),
  )
  expect(warn).toHaveBeenCalledOnce()
})
