import type { PayloadRequest } from 'payload'
import { idOf } from '../id-of.ts'
import { heldPictures } from '../uploads/held-pictures.ts'
import { type BoardCollection, type PictureState, type Placed, sortBoard } from './standing.ts'

/** More than any club has; the board says when it does not show all of them. */
export const mostCards = 300

export type BoardCard = Placed & {
  title: { hu: string; en: string }
  link: string | null
  thumbnail: string | null
}
export type Board = { cards: BoardCard[]; isWhole: boolean }

type Reader = Pick<PayloadRequest, 'payload' | 'user'>
type Texts = string | { hu?: string | null; en?: string | null } | null
type Stored = {
  id: number
  title?: Texts
  url?: Texts
  order?: number | null
  active?: boolean | null
  visible?: boolean | null
  visible_from?: string | null
  visible_until?: string | null
  position?: string | null
  sponsor_logo?: unknown
  banner_image?: unknown
  updatedAt: string
}
type Picture = {
  id: number
  filename?: string | null
  url?: string | null
  sizes?: { small?: { url?: string | null } }
}

const inBoth = (texts: Texts | undefined) =>
  typeof texts === 'string' ? { hu: texts, en: texts } : { hu: texts?.hu ?? '', en: texts?.en ?? '' }

async function picturesOf({ payload, user }: Reader, ids: number[]) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { filename: true, url: true, sizes: { small: { url: true, filename: true } } },
    overrideAccess: false,
    user,
  })
  const held = new Map((await heldPictures({ payload }, 'media', ids)).map((one) => [one.id, one]))
  const byId = new Map((docs as Picture[]).map((doc) => [doc.id, doc]))
  const stateOf = (id: number): PictureState => {
    if (!id) return 'none'
    if (!byId.get(id)?.filename) return 'gone'
    const reason = held.get(id)
    return reason ? (reason.not_cleared ? 'not_cleared' : 'no_consent') : 'shown'
  }
  const thumbnailOf = (id: number) => byId.get(id)?.sizes?.small?.url ?? byId.get(id)?.url ?? null
  return { stateOf, thumbnailOf }
}

/** All items of a board in the order of the site, read as the signed-in person. */
export async function readBoard(reader: Reader, collection: BoardCollection): Promise<Board> {
  const { docs, totalDocs } = await reader.payload.find({
    collection,
    locale: 'all',
    depth: 0,
    limit: mostCards,
    sort: collection === 'popups' ? '-updatedAt' : 'order',
    overrideAccess: false,
    user: reader.user,
  })
  const stored = docs as unknown as Stored[]
  const pictureOf = (doc: Stored) => Number(idOf(doc.sponsor_logo ?? doc.banner_image) ?? 0)
  const ids = [...new Set(stored.map(pictureOf).filter((id) => id > 0))]
  const { stateOf, thumbnailOf } = await picturesOf(reader, ids)
  const cards = stored.map((doc): BoardCard => {
    const { hu, en } = inBoth(doc.url)
    return {
      id: doc.id,
      title: inBoth(doc.title),
      link: hu || en || null,
      thumbnail: thumbnailOf(pictureOf(doc)),
      picture: stateOf(pictureOf(doc)),
      isOn: (collection === 'sponsors' ? doc.active : doc.visible) === true,
      from: doc.visible_from ?? null,
      until: doc.visible_until ?? null,
      position: doc.position ?? null,
      order: doc.order ?? 0,
      updatedAt: doc.updatedAt,
    }
  })
  return { cards: sortBoard(collection, cards), isWhole: totalDocs <= stored.length }
}
