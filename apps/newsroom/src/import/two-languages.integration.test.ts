import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayload } from '../testing/newsroom.ts'
import { applyImport, previewImport } from './import-files.ts'
import { csv, match, played, teams } from './testing/cases.ts'
import { makeLeague, removeLeague } from './testing/league.ts'
import type { SourceFile } from './types.ts'

let payload: Payload
let competitionId: number

beforeAll(async () => {
  payload = await openPayload()
  competitionId = await makeLeague(payload)
  const where = { name: { equals: teams[0] } }
  await payload.update({ collection: 'competition-teams', where, data: { name_en: 'Danube Hedgehogs' } })
  await payload.update({
    collection: 'clubs',
    where: { name: { equals: teams[1] } },
    data: { name_en: 'Kunság Bulls' },
  })
})
afterAll(async () => {
  await payload.update({ collection: 'clubs', where: { id: { exists: true } }, data: { name_en: null } })
  await removeLeague(payload, competitionId)
  await payload.destroy()
})

const importRequest = async (files: SourceFile[]) => ({
  files,
  caller: { req: await createLocalReq({ locale: 'en' }, payload), overrideAccess: true },
  options: { overwrite: false, createPlayers: false, partial: false },
  language: 'hu' as const,
})
const stored = async (locale: 'hu' | 'en') => {
  const where = { competition: { equals: competitionId } }
  return (await payload.find({ collection: 'matches', where, locale, depth: 0, sort: 'id' })).docs
}

const final = (cells = {}) =>
  csv('m.csv', [
    played(1, {
      round: 'Döntő',
      round_en: 'Final',
      home: 'Danube Hedgehogs',
      away: 'KUNSAG BULLS',
      referees: 'dr. Őri Gábor; Nagy Kovács, Péter; Nenê',
      ticket_url: 'https://jegy.example/dönto',
      ...cells,
    }),
  ])

test('A10: a file can use English team names and have the round in both languages', async () => {
  const { errors, applied } = await applyImport(await importRequest([final()]))
  expect([errors, applied]).toEqual([[], true])
  const [hu] = await stored('hu')
  expect(hu).toMatchObject({
    title: 'Dunai Sünök – Kunsági Bikák',
    round: 'Döntő',
    ticket_url: 'https://jegy.example/dönto',
    referees: [
      { last_name: 'dr. Őri', first_name: 'Gábor' },
      { last_name: 'Nagy Kovács', first_name: 'Péter' },
      { last_name: 'Nenê', first_name: '' },
    ],
  })
  expect((await stored('en'))[0]?.round).toBe('Final')
})

test('A10: a second import changes nothing, and a corrected English round is updated', async () => {
  expect((await applyImport(await importRequest([final()]))).writes).toBe(0)
  const { rows } = await applyImport(await importRequest([final({ round_en: 'Grand final' })]))
  expect(rows[0]?.changes).toEqual([{ field: 'forduló angolul', from: 'Final', to: 'Grand final' }])
  expect([(await stored('hu'))[0]?.round, (await stored('en'))[0]?.round]).toEqual(['Döntő', 'Grand final'])
})

test('A10: a correction by hand stays', async () => {
  const id = (await stored('hu'))[0]?.id ?? 0
  await payload.update({ collection: 'matches', id, locale: 'en', data: { round: 'The final' } })
  const { rows, writes } = await applyImport(await importRequest([final()]))
  expect(writes).toBe(0)
  expect(rows[0]?.kept).toEqual([{ field: 'forduló angolul', from: 'The final', to: 'Final' }])
})

test('E1: an invalid ticket address is an error', async () => {
  const files = [csv('m.csv', [match(2, { ticket_url: 'a pénztárnál' })])]
  const { errors } = await previewImport(await importRequest(files))
  expect(errors.map(({ code, place }) => [code, place])).toEqual([['wrong_address', '2. sor']])
})
