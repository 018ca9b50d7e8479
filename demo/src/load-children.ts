import { addDays, seasonOfDay } from '../season/calendar.ts'
import type { Key, World } from '../season/types.ts'
import { ownChildren } from '../season/u16.ts'
import { type Item, idOf, type Load, link, save } from './save.ts'
import type { ClubId } from './types.ts'

type Consent = {
  full_name?: true
  pictures?: true
  physical?: true
  own_page?: true
  /** Of last season, or taken back since. */
  ended?: 'ran out' | 'withdrawn'
}

const everything = { full_name: true, pictures: true, physical: true, own_page: true } as const

/** In the order of the squad: every face that a minor can have on the site. */
const consents: (Consent | null)[] = [
  everything,
  { full_name: true },
  { full_name: true, pictures: true },
  { ...everything, ended: 'withdrawn' },
  null,
  everything,
  { full_name: true, physical: true },
  { ...everything, ended: 'ran out' },
  null,
  { pictures: true },
  everything,
  null,
]

export const consentsOf = (club: ClubId) =>
  ownChildren(club).flatMap((player, index) => {
    const consent = consents[index]
    return consent ? [{ player, consent }] : []
  })

/** Gallery pictures with the children on them; see `children` of the galleries for those without names. */
const named: Record<ClubId, { file: string; players: number[] }[]> = {
  solymok: [{ file: 'akademia-torna/img/gyereksor.webp', players: [0, 2] }],
  hiuzok: [{ file: 'valogato/img/utanpotlas.webp', players: [0, 2] }],
}

const isIn = ({ players }: World, player: Key) => players.some(({ key }) => key === player)

const consentItems = (load: Load, world: World, text: number): Item[] =>
  consentsOf(load.club.id).flatMap(({ player, consent: { ended, ...scopes } }): Item[] => {
    const birthYear = world.players.find(({ key }) => key === player)?.birth_year
    if (!birthYear) return []
    const season = seasonOfDay(load.ledger.firstDay) - (ended === 'ran out' ? 1 : 0)
    const data = {
      ...scopes,
      given_by: season - birthYear < 14 ? 'guardian' : 'guardian_and_player',
      medium: 'paper',
      given_at: `${season}-08-01T12:00:00Z`,
      valid_until: ended === 'ran out' ? `${season + 1}-06-30T12:00:00Z` : `${season + 1}-08-31T12:00:00Z`,
      ...(ended === 'withdrawn' ? { withdrawn_at: `${load.ledger.firstDay}T12:00:00Z` } : {}),
    }
    return [
      {
        collection: 'consents',
        key: player,
        source: data,
        hu: () => ({ ...data, player: idOf(load, 'players', player), text }),
      },
    ]
  })

/** The newest text of the form; a new database may have none. */
async function consentText(load: Load): Promise<number> {
  const { docs } = await load.payload.find({
    collection: 'child-consent-texts',
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  if (docs[0]) return docs[0].id
  const data = {
    version: '1',
    text_hu: 'Hozzájárulok, hogy a klub a honlapján közölje, amit alább bejelöltem. Bármikor visszavonhatom.',
    text_en:
      'I agree that the club publishes on its site what I tick below. I may withdraw this at any time.',
  }
  return (await load.payload.create({ collection: 'child-consent-texts', data })).id
}

export const sizeOfChildren = (world: World, club: ClubId): number =>
  1 + consentsOf(club).filter(({ player }) => isIn(world, player)).length

/** Consents of the own U16 players, the pictures that name them, and a request to the officer. */
export async function loadChildren(load: Load, world: World): Promise<void> {
  const text = await consentText(load)
  for (const item of consentItems(load, world, text)) await save(load, item)
  const children = ownChildren(load.club.id)
  for (const { file, players } of named[load.club.id]) {
    const keys = players.flatMap((index) => children[index] ?? [])
    if (!load.ids.has(`gallery-files/${file}`) || !keys.every((key) => isIn(world, key))) continue
    await link(load, {
      collection: 'gallery-files',
      key: file,
      what: 'players',
      source: keys,
      hu: () => ({ players: keys.map((key) => idOf(load, 'players', key)) }),
    })
  }
  const received_at = `${addDays(load.ledger.firstDay, -3)}T12:00:00Z`
  await save(load, {
    collection: 'child-requests',
    key: 'gallery-picture',
    source: received_at,
    hu: () => ({
      subject: 'Levétel: egy kép az U16-os galériából',
      kind: 'picture',
      status: 'open',
      received_at,
      notes: 'Telefonon kérték; a képet még nem közöljük, amíg nem beszéltünk a másik családdal.',
    }),
  })
}
