/** The collections that are shown as boards; popups have no order, the one saved last is shown. */
export const boards = ['sponsors', 'banners', 'popups'] as const
export type BoardCollection = (typeof boards)[number]

export const isBoard = (slug: string): slug is BoardCollection => (boards as readonly string[]).includes(slug)

/** The places of banners, in the order of the board; where `shows` is "first", only one of them stands on the site. */
export const bannerPlaces = [
  { position: 'home-below-prev-matches', shows: 'first' },
  { position: 'news-list-side', shows: 'all' },
  { position: 'schedule', shows: 'first' },
  { position: 'page-bottom', shows: 'first' },
] as const

export type PictureState = 'shown' | 'none' | 'gone' | 'not_cleared' | 'no_consent'

export type Facts = {
  isOn: boolean
  from: string | null
  until: string | null
  picture: PictureState
}

/** What decides where an item stands among the others. */
export type Placed = Facts & {
  id: number
  /** Of a banner. */
  position: string | null
  order: number
  updatedAt: string
}

export type Reason =
  | 'off'
  | 'dates_crossed'
  | 'not_begun'
  | 'over'
  | 'no_picture'
  | 'picture_gone'
  | 'not_cleared'
  | 'no_consent'

const pictureReasons = {
  shown: null,
  none: 'no_picture',
  gone: 'picture_gone',
  not_cleared: 'not_cleared',
  no_consent: 'no_consent',
} as const satisfies Record<PictureState, Reason | null>

function dateReason({ from, until }: Facts, now: number): Reason | null {
  if (from && until && Date.parse(from) >= Date.parse(until)) return 'dates_crossed'
  if (until && Date.parse(until) <= now) return 'over'
  return from && Date.parse(from) > now ? 'not_begun' : null
}

/** All reasons why an item is not on the site now: the same rule as for sponsor, banner and popup in views.sql. */
export function reasonsHidden(facts: Facts, now: number): Reason[] {
  const reasons = [facts.isOn ? null : 'off', dateReason(facts, now), pictureReasons[facts.picture]] as const
  return reasons.filter((reason) => reason !== null)
}

/** The api's order: an empty number counts as zero, equals stand in the order they were made. */
const inOrder = (a: Placed, b: Placed) => Math.round(a.order) - Math.round(b.order) || a.id - b.id
const savedLastFirst = (a: Placed, b: Placed) =>
  Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || b.id - a.id

export const sortBoard = <Item extends Placed>(collection: BoardCollection, items: readonly Item[]): Item[] =>
  items.toSorted(collection === 'popups' ? savedLastFirst : inOrder)

export type Standing = {
  /** Waiting: it will appear by itself. Behind: another one of its place is shown. */
  state: 'shown' | 'behind' | 'waiting' | 'hidden'
  reasons: Reason[]
  /** The one that is shown in its place. */
  behind: number | null
}

const showsOnlyFirst = (collection: BoardCollection, position: string | null) =>
  collection === 'popups' ||
  (collection === 'banners' &&
    bannerPlaces.some((place) => place.position === position && place.shows === 'first'))

/** How each item stands now, by its id. */
export function standingsOf(
  collection: BoardCollection,
  items: readonly Placed[],
  now: number,
): Map<number, Standing> {
  const firstAt = new Map<string | null, number>()
  const standings = new Map<number, Standing>()
  for (const item of sortBoard(collection, items)) {
    const reasons = reasonsHidden(item, now)
    const first = firstAt.get(item.position)
    if (reasons.length > 0) {
      const state = reasons.every((reason) => reason === 'not_begun') ? 'waiting' : 'hidden'
      standings.set(item.id, { state, reasons, behind: null })
    } else if (first !== undefined && showsOnlyFirst(collection, item.position)) {
      standings.set(item.id, { state: 'behind', reasons, behind: first })
    } else {
      firstAt.set(item.position, first ?? item.id)
      standings.set(item.id, { state: 'shown', reasons, behind: null })
    }
  }
  return standings
}

/** The list with one item at another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
