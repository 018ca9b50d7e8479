import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBackup } from './system.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'palank-status-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const written = async (checks: object[]) => {
  const file = path.join(folder, 'status.json')
  await writeFile(file, JSON.stringify({ at: '2026-11-18T05:00:00.000Z', checks }))
  return readBackup(file)
}

test('the time of the last backup is read from what the server checked', async () => {
  const check = { name: 'backup of the database', says: '2 hours old', value: 2 }
  expect(await written([{ ...check, level: 'ok' }])).toEqual({
    at: '2026-11-18T03:00:00.000Z',
    isGood: true,
  })
  expect((await written([{ ...check, level: 'warning' }]))?.isGood).toBe(false)
})

test('nothing is said where nobody knows', async () => {
  expect(await readBackup(path.join(folder, 'none.json'))).toBeUndefined()
  expect(await written([{ name: 'disk /', level: 'ok', says: 'enough' }])).toBeUndefined()
})
