import type { Payload } from 'payload'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budapestYear } from '../import/budapest.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  await payload.create({
    collection: 'child-consent-texts',
    data: {
      version: crypto.randomUUID(),
      text_hu: 'Hozzájárulok: árvíztűrő tükörfúrógép, ŐŰ.\n\nMásodik bekezdés.',
      text_en: 'I consent: “quick” brown fox.',
    },
  })
})
afterAll(() => payload.destroy())

/** The text of each page, as a reader of PDF sees it. */
async function pagesOf(query: string): Promise<string[]> {
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('../payload.config.ts')
  const request = new Request(`${process.env.NEWSROOM_ORIGIN}/api/consents/form${query}`, {
    headers: { authorization: `JWT ${tokens.child_protection}` },
  })
  const response = await handleEndpoints({ config, request })
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'application/pdf', 'no-store'])
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
  })
  return Promise.all(pages)
}

it('children first: the printed form has the newest text in both languages, with ő and ű', async () => {
  const [hungarian, english, ...rest] = await pagesOf('')
  expect(rest).toEqual([])
  expect(hungarian).toContain('Hozzájárulok: árvíztűrő tükörfúrógép, ŐŰ.')
  expect(hungarian).toContain('A szülő vagy gyám aláírása')
  expect(hungarian).toContain('A játékos aláírása')
  expect(english).toContain('I consent: “quick” brown fox.')
  expect(english).toContain('the year of birth and the height')
})

it('children first: it names the player, who signs from the year of turning 14', async () => {
  const born = (birth_year: number) =>
    payload.create({
      collection: 'players',
      data: { last_name: 'Győrfi', first_name: 'Szörénke', birth_year },
    })
  const year = budapestYear(new Date())
  const [older] = await pagesOf(`?language=hu&player=${(await born(year - 14)).id}`)
  expect(older).toContain('Győrfi Szörénke')
  expect(older).toContain('A játékos aláírása')
  const [younger, ...rest] = await pagesOf(`?language=en&player=${(await born(year - 13)).id}`)
  expect(rest).toEqual([])
  expect(younger).toContain('Szörénke Győrfi')
  expect(younger).not.toContain('Signature of the player')
})

it('children first: nobody but the officer and admins gets it', async () => {
  for (const caller of ['anonymous', 'editor', 'statistician', 'registrar'] as const)
    expect((await callApi('GET', '/consents/form', { as: tokens[caller] })).status).toBe(403)
  expect((await callApi('GET', '/consents/form?player=0', { as: tokens.admin })).status).toBe(404)
})
