import type { ArticleItem } from './article.ts'
import type { CallAnswer, CallName, CallParams } from './calls.ts'
import type { Competition } from './competition.ts'
import type { Schedule } from './schedule.ts'
import type { Category } from './taxonomy.ts'

/** What editors change; the names of the tags. */
export type Collection =
  | 'articles'
  | 'banners'
  | 'categories'
  | 'competitions'
  | 'galleries'
  | 'matches'
  | 'menus'
  | 'pages'
  | 'players'
  | 'popups'
  | 'settings'
  | 'sponsors'
  | 'standings'
  | 'teams'
  | 'videos'

/**
 * A collection, for what depends on which items there are; an item by its id, for what shows that item. Whoever changes
 * an item purges both. `page:` says that the item is the subject of the page, and not one that it shows beside it.
 * `search` is purged only when a consent changes: else its answers live too shortly.
 */
export type CacheTag = Collection | `${Collection}:${number}` | `page:${Collection}:${number}` | 'search'

type Id = number | null | undefined

/** Items without an id, which another back end may send, are only known by their collection. */
const itemTag = (collection: Collection, id: Id): CacheTag => (id ? `${collection}:${id}` : collection)

const itemTags = (collection: Collection, items: readonly { id?: Id }[]): CacheTag[] =>
  items.map(({ id }) => itemTag(collection, id))

const subjectTags = (collection: Collection, { id }: { id?: Id }): CacheTag[] =>
  id ? [`page:${collection}:${id}`] : []

const listTags = (collection: Collection, items: readonly { id?: Id }[]): CacheTag[] => [
  collection,
  ...itemTags(collection, items),
]

type Categorised = { id?: Id; categories: readonly Category[] }

const categorisedTags = (collection: Collection, items: readonly Categorised[]): CacheTag[] => [
  ...itemTags(collection, items),
  ...items.flatMap(({ categories }) => itemTags('categories', categories)),
]

const articleTags = (articles: readonly ArticleItem[]) => categorisedTags('articles', articles)

function matchTags({ id, competition, competitors }: Schedule): CacheTag[] {
  const teams = competitors.map(({ competition_team: team }) => team)
  return [
    itemTag('matches', id),
    ...itemTags('teams', teams),
    ...(competition ? [itemTag('competitions', competition.id)] : []),
  ]
}

const matchListTags = ({ data }: { data: Schedule[] }): CacheTag[] => ['matches', ...data.flatMap(matchTags)]

/** `matches`, because a competition counts its matches. */
const competitionTags = (competitions: readonly Competition[]): CacheTag[] => [
  'matches',
  ...listTags('competitions', competitions),
]

type Taggers = {
  [Name in CallName]: (answer: CallAnswer<Name>, params: CallParams<Name>) => CacheTag[]
}

const taggers: Taggers = {
  'server-config': () => ['settings'],
  'menu/list': () => ['menus'],
  'setting/list': () => ['settings'],
  'sponsor/list': ({ data }) => listTags('sponsors', data),
  'banner/list': ({ data }) => listTags('banners', data),
  'banner/popup': ({ data }) => listTags('popups', data ? [data] : []),

  'article/list': ({ data }) => ['articles', ...articleTags(data)],
  'article/find': ({ data }) => [
    ...subjectTags('articles', data),
    ...articleTags([data, ...data.related_articles]),
  ],
  'article-category/list': ({ data }) => listTags('categories', data),

  'gallery/list': ({ data }) => ['galleries', ...categorisedTags('galleries', data)],
  'gallery/list-latest': ({ data }) => ['galleries', ...categorisedTags('galleries', data)],
  'gallery/find': ({ data }) => [...subjectTags('galleries', data), ...categorisedTags('galleries', [data])],
  'gallery/list-files': (_, { id }) => [itemTag('galleries', id)],

  'video/list': ({ data }) => ['videos', ...categorisedTags('videos', data)],
  'video/find': ({ data }) => [
    ...subjectTags('videos', data),
    ...categorisedTags('videos', [data, ...data.related_videos]),
  ],

  'page/list': ({ data }) => listTags('pages', data),
  'page/find': ({ data }) => [...subjectTags('pages', data), ...itemTags('pages', [data])],

  'search/find': () => ['search'],

  'schedule/highlighted': matchListTags,
  'schedule/list': matchListTags,
  'schedule/find': ({ data }) => [
    ...subjectTags('matches', data),
    ...matchTags(data),
    ...data.box_scores.flatMap(({ players }) => players.map(({ player }) => itemTag('players', player.id))),
    ...(data.report ? itemTags('articles', [data.report]) : []),
    ...(data.gallery ? itemTags('galleries', [data.gallery]) : []),
  ],

  'schedule/live': ({ data }) => [itemTag('matches', data.id), ...itemTags('players', data.players)],

  'competition/season/list': ({ data }) => competitionTags(data),
  'competition/competition-team/list': ({ data }, { id }) => [itemTag('teams', id), ...competitionTags(data)],
  // The table is counted from the matches.
  'standings/competition/all': ({ data }, { id }) => [
    'standings',
    'matches',
    itemTag('competitions', id),
    ...data.map(({ team }) => itemTag('teams', team.id)),
  ],
  'competition-team/list': ({ data }) => [
    ...listTags('teams', data),
    ...data.flatMap(({ competitions }) => itemTags('competitions', competitions)),
  ],
  'competition-team/find': ({ data }) => [
    ...subjectTags('teams', data),
    itemTag('teams', data.id),
    ...itemTags('competitions', data.competitions),
    ...itemTags('players', data.players),
  ],
  // The statistics are counted from the matches.
  'player/find': ({ data }) => [
    ...subjectTags('players', data),
    itemTag('players', data.id),
    'matches',
    ...itemTags('teams', data.teams),
    ...data.games.flatMap(({ opponent, competition }) => [
      itemTag('teams', opponent.id),
      ...(competition ? [itemTag('competitions', competition.id)] : []),
    ]),
  ],

  'joinus/regNewSportUser': () => [],
}

/** What an answer was made of, each tag once. */
export function tagsOfCall<Name extends CallName>(
  name: Name,
  params: CallParams<Name>,
  answer: CallAnswer<Name>,
): CacheTag[] {
  return [...new Set(taggers[name](answer, params))]
}

/** Below the limits of nginx's header buffer and of CDNs. */
const longestHeader = 4096

const collectionOf = (tag: string) => tag.split(':')[0] ?? tag

/** The collection with the most tags of single items. */
function largestCollection(tags: Iterable<string>): string | undefined {
  const counts = new Map<string, number>()
  for (const tag of tags) {
    if (tag.includes(':')) counts.set(collectionOf(tag), (counts.get(collectionOf(tag)) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The value of `Cache-Tag`. Where there are too many, the items of a collection become the collection. */
export function cacheTagHeader(tags: Iterable<string>): string {
  let kept = [...new Set(tags)].toSorted()
  while (kept.join(',').length > longestHeader) {
    const collection = largestCollection(kept)
    if (!collection) break
    kept = [collection, ...kept.filter((tag) => collectionOf(tag) !== collection)].toSorted()
  }
  return kept.join(',')
}
