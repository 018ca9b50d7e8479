import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { neutralCrest } from '@palank/club-pack/neutral-crest'
import { readPack } from '@palank/club-pack/read-pack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'

const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
const folder = mkdtempSync(path.join(tmpdir(), 'palank-set-up-'))
const [packDir, stateDir] = [path.join(folder, 'pack'), path.join(folder, 'state')]
const colours = { club: '#1f3a5f', ball: '#f28c28' }
const password = 'hajrá vidrák hajrá'

beforeAll(async () => {
  await emptyDatabase(databaseUrl)
  for (const dir of [packDir, stateDir]) mkdirSync(dir)
  const club = { name: { hu: 'Vidrak' }, shout: 'Vidrak', languages: ['hu'], colours }
  writeFileSync(path.join(packDir, 'club.json'), JSON.stringify(club))
  writeFileSync(path.join(packDir, 'crest.svg'), neutralCrest(colours))
})
afterAll(async () => {
  await emptyDatabase(databaseUrl)
  rmSync(folder, { recursive: true, force: true })
})

function run(answers: string[]): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    CLUB_DIR: packDir,
    SETUP_DIR: stateDir,
    LANG: 'en_GB',
  }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'set-up.ts')], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test('answers that end too early are kept, and the rest finishes set-up', async () => {
  const names = ['Példavári Vidrák', 'Vidrák', 'Vidrák', 'Példavár', 'Tó utcai csarnok', '']
  const first = await run(names.slice(0, 2))
  expect(first).toMatchObject({ code: 1, output: expect.stringContaining('the answers ended too early') })
  expect(readPack(packDir).pack?.club.name.hu).toBe('Vidrak')

  const kept = Array(2).fill('')
  const rest = [...kept, ...names.slice(2), ...['', '', '', ''], 'n', ...['NB II.', '', '', '']]
  const { code, output } = await run([...rest, 'Vidra Vilma', 'vilma@vidrak.test', password])
  expect(output).toContain('Done, game on!')
  expect(code).toBe(0)
  expect(output).not.toContain(password)
  expect(readPack(packDir).pack?.club).toMatchObject({ name: { hu: 'Példavári Vidrák' }, shout: 'Vidrák' })
  expect(readFileSync(path.join(stateDir, 'setup-link.json'), 'utf8')).toContain('"isFinished":true')

  const again = await run([])
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('set-up is finished; sign in at') })
})
