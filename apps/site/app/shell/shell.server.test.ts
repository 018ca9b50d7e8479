import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { loadShell } from './shell.server.ts'

test('C9: a menu that cannot be loaded is logged, and the page still has its shell', async () => {
  const log = pino({ level: 'silent' })
  const error = vi.spyOn(log, 'error')
  const warn = vi.spyOn(log, 'warn')
  const answerTo = async (name: string) => {
    throw new ApiError(name === 'page/find' ? 404 : 504, `${name}: no answer`)
  }
  const shell = await loadShell(fakeApi(answerTo, { log }).inLanguage('en'))
  expect(shell).toMatchObject({ language: 'en', extension: [], popup: null })
  expect(shell.main[0]).toMatchObject({ name: 'News', href: '/news' })
  expect(error.mock.calls.map(([about]) => about)).toMatchObject(
    ['menu/list', 'setting/list', 'sponsor/list', 'banner/popup'].map((call) => ({ call })),
  )
  expect(warn).toHaveBeenCalledOnce()
})
