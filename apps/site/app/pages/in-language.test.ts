import { expect, test } from 'vitest'
import { runLoader } from '~/testing/run-loader.ts'
import { loader, middleware } from './in-language.ts'

async function statusOf(path: string, method = 'GET'): Promise<number> {
  for (const step of method === 'POST' ? middleware : [loader]) {
    const { status } = await runLoader(step, path, { site: { languages: ['hu'] }, init: { method } })
    if (status) return status
  }
  return 200
}

test('A4: the pages of a language that the club does not have are 404, also for a form', async () => {
  const paths = ['/hirek', '/csatlakozz', '/news', '/join-us']
  expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([200, 200, 404, 404])
  expect([await statusOf('/csatlakozz', 'POST'), await statusOf('/join-us', 'POST')]).toEqual([200, 404])
})
