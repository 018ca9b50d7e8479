import type { IconName } from '../components/nav/icons.ts'
import type { Counts } from '../today/counts.ts'

export type CountName = keyof Counts

/** A place of the navigation: a collection, a global, or a view of ours. */
export type Place = {
  /** The slug, or the name of the view. */
  id: string
  kind: 'collection' | 'global' | 'view'
  icon: IconName
  /** What waits there. */
  count?: CountName
  /** Seldom needed: behind "More". */
  isRare?: boolean
}

const collection = (id: string, icon: IconName, more: Partial<Place> = {}): Place => ({
  id,
  kind: 'collection',
  icon,
  ...more,
})
const rare = (id: string, icon: IconName): Place => collection(id, icon, { isRare: true })

export type GroupId = 'today' | 'content' | 'sport' | 'site' | 'people'

/** Everything there is, in the order of the navigation. */
export const groups: readonly { id: GroupId; places: readonly Place[] }[] = [
  { id: 'today', places: [{ id: 'today', kind: 'view', icon: 'home' }] },
  {
    id: 'content',
    places: [
      collection('articles', 'article', { count: 'drafts' }),
      collection('galleries', 'gallery'),
      collection('videos', 'video'),
      collection('pages', 'page'),
      collection('media', 'picture', { count: 'withoutAlt' }),
      { id: 'scheduled', kind: 'view', icon: 'clock', count: 'scheduled' },
      rare('categories', 'list'),
      rare('tags', 'list'),
      rare('documents', 'page'),
      rare('gallery-files', 'picture'),
    ],
  },
  {
    id: 'sport',
    places: [
      collection('matches', 'ball', { count: 'resultsMissing' }),
      collection('competition-teams', 'people'),
      collection('players', 'player'),
      collection('competitions', 'table'),
      { id: 'import', kind: 'view', icon: 'upload' },
      rare('clubs', 'shield'),
      rare('arenas', 'home'),
      rare('seasons', 'clock'),
    ],
  },
  {
    id: 'site',
    places: [
      collection('menus', 'list'),
      collection('banners', 'banner'),
      collection('sponsors', 'link'),
      { id: 'settings', kind: 'global', icon: 'settings' },
      rare('popups', 'page'),
    ],
  },
  {
    id: 'people',
    places: [
      collection('join-registrations', 'letter', { count: 'newApplicants' }),
      { id: 'children', kind: 'view', icon: 'shield', count: 'consentsMissing' },
      collection('users', 'lock'),
      collection('audit-lines', 'log'),
      rare('consent-texts', 'page'),
      rare('consents', 'letter'),
      rare('child-consent-texts', 'page'),
      rare('child-requests', 'letter'),
      rare('taken-down-pictures', 'picture'),
    ],
  },
]

type Visible = {
  collections: readonly string[]
  globals: readonly string[]
  /** Names of views of ours that the person may open. */
  views: readonly string[]
}

const isShown = ({ id, kind }: Place, { collections, globals, views }: Visible): boolean =>
  ({ collection: collections, global: globals, view: views })[kind].includes(id)

/** What a person may open, without empty groups. A collection that has no place yet comes last, so that nothing is lost. */
export function placesFor(visible: Visible): { id: GroupId; places: Place[] }[] {
  const known = new Set(groups.flatMap(({ places }) => places.map(({ id }) => id)))
  const others = visible.collections.filter((slug) => !known.has(slug)).map((slug) => rare(slug, 'list'))
  return groups
    .map(({ id, places }) => ({
      id,
      places: [...places.filter((place) => isShown(place, visible)), ...(id === 'site' ? others : [])],
    }))
    .filter(({ places }) => places.length > 0)
}

/** As it stands beside an entry: nothing at zero, and no more than two digits. */
export const shownCount = (count: number | null | undefined): string | undefined => {
  if (!count) return undefined
  return count > 99 ? '99+' : String(count)
}

/** Whether an address lies under a place. */
export const isAt = (pathname: string, href: string): boolean =>
  href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
