import { addressVectors, vectors } from './xss-vectors.ts'

type Json = Record<string, unknown>

/** Closes whatever a vector leaves open, so that it does not hide the next one. */
const ends =
  '"\'`>--></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe>' +
  '</template></select></math></svg></object></video></table>'

const asHtml = (some: readonly string[]) => some.map((vector) => `${vector}${ends}`).join('\n')
const asText = (some: readonly string[]) => some.join(' ')

/** The vectors are split into this many parts, each with vectors of every kind. */
export const parts = 3
const partOf = (number: number) => vectors.filter((_, index) => index % parts === number % parts)
/** The vectors as unsanitised HTML. */
export const rawParts = (count: number): string[] =>
  Array.from({ length: count }, (_, part) => asHtml(vectors.filter((_, index) => index % count === part)))

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item

/** Fields that hold plain text. */
const textFields = [
  'title',
  'name',
  'lead',
  'description',
  'alt',
  'hash_filename',
  'first_name',
  'last_name',
  'city',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
  'round',
  'short_name',
  'nickname',
]
const addressFields = ['video_url', 'url', 'link', 'ticket_url']

/** Replaces every text and address inside a value; the callbacks get the index of the field. */
function replaceTexts(
  value: unknown,
  text: (field: number) => string,
  address: (field: number) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text, address))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = textFields.indexOf(key)
    if (field >= 0 && (typeof inner === 'string' || inner === null)) return [key, text(field)]
    const place = addressFields.indexOf(key)
    if (place >= 0 && (typeof inner === 'string' || inner === null)) return [key, address(place)]
    return [key, replaceTexts(inner, text, address)]
  })
  return Object.fromEntries(entries)
}

/** The item with a different vector in each field. */
const withOneVector = (item: unknown, index: number) =>
  replaceTexts(
    item,
    (field) => at(vectors, index + field),
    (field) => at(addressVectors, index + field),
  ) as Json

/** One item per vector, with the vector in every field. */
const everyVector = (items: unknown, own: (index: number) => Json = () => ({})) =>
  vectors.map((_, index) => ({ ...withOneVector((items as unknown[])[0], index), ...own(index) }))

/** The item with a part of the vectors in each field, a different part per field. */
function withManyVectors(item: Json, part: number): Json {
  const own = replaceTexts(
    item,
    (field) => asText(partOf(part + field)),
    (field) => at(addressVectors, part + field),
  ) as Json
  const some = partOf(part)
  const html = 'body' in item ? { body: asHtml(some) } : {}
  const tags = 'tags' in item ? { tags: some.map((name, index) => ({ name, slug: `t-${index}` })) } : {}
  const categories = some.map((name, index) => ({
    id: index + 1,
    name,
    slug: `c-${index}`,
    highlighted: true,
  }))
  const documents = some.map((name, index) => ({
    name,
    store_path: at(addressVectors, index),
    mime_type: at(vectors, index),
    size: 1,
  }))
  return {
    ...own,
    ...html,
    ...tags,
    ...('categories' in item ? { categories } : {}),
    ...('documents' in item ? { documents } : {}),
  }
}

/** One vector per file, in both lists. */
function filesOf({ files, allfile }: { files: unknown[]; allfile: unknown[] }) {
  const id = (index: number) => ({ id: index + 1 })
  return { files: everyVector(files, id), allfile: everyVector(allfile, id) }
}

type Answer = { data: unknown }

/** Ids and slugs of the items that carry vectors; the index decides which part. */
export type Carriers = Record<'article' | 'page' | 'gallery' | 'video', (string | number)[]>

/** Injects vectors into every text of articles, pages, galleries, videos and search results. */
export function injectIntoContent(call: string, answer: Answer, carriers: Carriers): Answer {
  const [kind = '', what = '', which = ''] = call.split('/')
  if (what === 'find' && kind in carriers) {
    const part = carriers[kind as keyof Carriers].map(String).indexOf(decodeURIComponent(which)) % parts
    return part < 0 ? answer : { ...answer, data: withManyVectors(answer.data as Json, part) }
  }
  if (what === 'list-files') return { ...answer, data: filesOf(answer.data as never) }
  if (/^(article|gallery|video|page)$/.test(kind) && what.startsWith('list')) {
    const id = (index: number) => ({ id: index + 1, ...(kind === 'page' ? { listed: true } : {}) })
    return { ...answer, data: everyVector(answer.data, id) }
  }
  if (kind === 'search') return { ...answer, data: searchWithVectors(answer.data as Json) }
  return answer
}

/** A page has only twelve stories and thirty players, so each gets several vectors. */
function searchWithVectors(result: Json): Json {
  const withSeveralVectors = (item: unknown, index: number) =>
    withManyVectors(withOneVector(item, index), index)
  return Object.fromEntries(
    Object.entries(result).map(([key, value]) => {
      if (key === 'players')
        return [key, (value as unknown[]).map((item, index) => withOneVector(item, index * 20))]
      const list = value as { data?: unknown[] }
      return [key, list?.data ? { ...list, data: list.data.map(withSeveralVectors) } : value]
    }),
  )
}

type Menu = { place: string; items: Json[] }

/** Injects vectors into the shell and home: settings, menus, sponsors, banners, matches, standings. */
export function injectIntoFrame(call: string, answer: Answer): Answer {
  const items = answer.data as Json[]
  if (call === 'setting/list') return { ...answer, data: items.map(setting) }
  if (call === 'menu/list') return { ...answer, data: (answer.data as Menu[]).map(menu) }
  if (call === 'page/find/footer')
    return { ...answer, data: { ...(answer.data as Json), body: asHtml(vectors) } }
  if (call === 'sponsor/list') return { ...answer, data: everyVector(items, (index) => ({ id: index + 1 })) }
  if (call === 'banner/popup') return { ...answer, data: withOneVector(answer.data, 0) }
  if (/^(banner|schedule|standings|competition)\//.test(call))
    return { ...answer, data: items.map(withOneVector) }
  return answer
}

const links = ['facebook', 'instagram', 'youtube', 'googlemaps', 'twitter']

function setting(item: Json, index: number): Json {
  if (item.name === 'other') return { ...item, value: asHtml(vectors.toReversed()) }
  return { ...item, value: links.includes(String(item.name)) ? at(addressVectors, index) : asText(vectors) }
}

/** A menu with a vector in every name and address; the main menu has them one level down. */
function menu({ items, ...rest }: Menu): Menu & Json {
  const entry = (index: number): Json => ({
    ...items[0],
    id: `m-${index}`,
    name: at(vectors, index),
    order: index,
    type: 'external_url',
    link: at(vectors, index),
    page: null,
    children: [],
  })
  const all = vectors.map((_, index) => entry(index))
  const some = all.filter((_, index) => index % 10 === 0)
  const parentEntry = { ...entry(0), id: 'top', link: null, children: some }
  return { ...rest, name: at(vectors, rest.place.length), items: rest.place === 'main' ? [parentEntry] : all }
}
