import type { Payload } from 'payload'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
const ageOf = (years: number) => new Date().getFullYear() - years

/** A player who turns twelve this year. */
export async function createChild(payload: Payload, data: object = {}): Promise<number> {
  const name = { last_name: `Kanári ${crypto.randomUUID()}`, first_name: 'Ida' }
  const child = { ...name, birth_year: ageOf(12), height: 151, ...data }
  return (await payload.create({ collection: 'players', data: child as never })).id
}

/** A guardian's consent to everything, unless `data` says otherwise. */
export async function giveConsent(payload: Payload, player: number, data: object = {}): Promise<number> {
  const version = crypto.randomUUID()
  const text = await payload.create({
    collection: 'child-consent-texts',
    data: { version, text_hu: 'Hozzájárulok.', text_en: 'I consent.' },
  })
  const scopes = { full_name: true, pictures: true, physical: true, own_page: true }
  const form = { given_by: 'guardian', medium: 'paper', given_at: day(-10), text: text.id }
  const consent = await payload.create({
    collection: 'consents',
    data: { player, ...scopes, ...form, ...data } as never,
  })
  return consent.id
}

export const withdrawConsent = (payload: Payload, id: number): Promise<unknown> =>
  payload.update({ collection: 'consents', id, data: { withdrawn_at: day(0) } })
