import type { Gallery, GalleryFile, LightGalleryFile, Video, VideoItem } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import { expect, type Page } from '@playwright/test'
import { type Answer, callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { homeOf, languages, site } from './site-test.ts'

type Query = Record<string, number>
export type Files = { files: GalleryFile[]; allfile: LightGalleryFile[] }

export const galleriesOf = (language: Language, query: Query = {}) =>
  callApi<Gallery[]>('gallery/list', language, { per_page: 12, ...query })
export const filesOf = (language: Language, id: number, query: Query = {}) =>
  callApi<Files>(`gallery/list-files/${id}`, language, { per_page: 12, ...query })
export const videosOf = (language: Language, query: Query = {}) =>
  callApi<VideoItem[]>('video/list', language, { per_page: 15, ...query })
export const videoOf = async (language: Language, id: number) =>
  (await callApi<Video>(`video/find/${id}`, language)).data

/** The gallery with the most pictures: more than a page of them. */
export async function fullGallery(language: Language): Promise<Gallery> {
  const { data } = await galleriesOf(language, { per_page: 100 })
  const [gallery] = data.toSorted((one, other) => other.file_count - one.file_count)
  if (!gallery || gallery.file_count <= 13) throw new Error('the demo has no gallery with two pages')
  return gallery
}

export const picturesOf = (page: Page, language: Language) =>
  page.locator({ hu: 'main a[id^="kep-"]', en: 'main a[id^="picture-"]' }[language])
export const hashOf = (id: number, language: Language) => `#${{ hu: 'kep', en: 'picture' }[language]}-${id}`
export const countText = (count: number, language: Language) =>
  `${count} ${{ hu: 'kép', en: count === 1 ? 'picture' : 'pictures' }[language]}`

/** One page of made-up items, as the api would send it. */
export function pageOf<Item>(items: readonly Item[], answer: { data: unknown }) {
  const { current_page: page, per_page: size } = (answer as Answer<unknown> & { meta: { per_page: number } })
    .meta
  const meta = {
    current_page: page,
    per_page: size,
    last_page: Math.max(1, Math.ceil(items.length / size)),
    total: items.length,
  }
  return { data: items.slice((page - 1) * size, page * size), meta }
}

/** Makes items from real ones, with unique ids, newest first. */
export const manyOf = <Item extends { id: number; name: string; publish_date: string }>(
  real: readonly Item[],
  count: number,
): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = real[index % real.length] as Item
    const date = new Date(Date.parse(real[0]?.publish_date ?? '') - index * 3_600_000)
    return {
      ...item,
      id: 70_000 + index,
      name: `${index + 1}. ${item.name}`,
      publish_date: date.toISOString(),
    }
  })

/** Too long to fit, with words that must be broken inside. */
export const longTitle =
  'Megszentségteleníthetetlenségeskedéseitekért és összeférhetetlenségi nyilatkozattételi kötelezettség: ' +
  'kosárlabdacsarnok-létesítménygazdálkodási tájékoztatóelőadás-sorozat'

const pictureBytes = new Map<string, Promise<Buffer>>()
const bytesOf = async (path: string) => Buffer.from(await (await fetch(site + path)).arrayBuffer())

/** Serves pictures from the demo's edge, because a site without an edge has none. */
export const withFiles = (page: Page) =>
  page.route('**/files/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const bytes = pictureBytes.get(pathname) ?? bytesOf(pathname)
    pictureBytes.set(pathname, bytes)
    await route.fulfill({ contentType: 'image/webp', body: await bytes })
  })

/** Expects a page's metadata in the language of its path. */
export async function expectMetadata(
  page: Page,
  language: Language,
  paths: Record<Language, string>,
  own: { title: string; description: string | null; image: string | undefined; type?: string },
) {
  const [head] = await readHeads(page, [site + paths[language]])
  const club = { hu: 'Dunai Sólymok', en: 'Danube Falcons' }[language]
  expect(head).toMatchObject({
    status: 200,
    lang: language,
    title: `${own.title} | ${club}`,
    canonical: [site + paths[language]],
    meta: {
      description: own.description,
      'og:title': own.title,
      'og:description': own.description,
      'og:url': site + paths[language],
      'og:type': own.type ?? 'website',
      'og:locale': { hu: 'hu_HU', en: 'en_GB' }[language],
      'og:image': site + own.image,
    },
  })
  expect(head?.twins).toEqual([
    { lang: 'hu-HU', url: site + paths.hu },
    { lang: 'en-GB', url: site + paths.en },
    { lang: 'x-default', url: site + paths.hu },
  ])
}

const lists = [
  'home',
  'search',
  'news',
  'galleries',
  'information',
  'videos',
  'schedules',
  'teams',
  'players',
] as const

/** Links of the content that use a route word of the other language. */
export async function foreignLinks(page: Page, language: Language): Promise<string[]> {
  const other = languages.find((one) => one !== language) ?? language
  const words = new Set(lists.map((id) => pathFor(id, other).split('/')[1]))
  const paths = await page
    .locator('main a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(paths).toContain(homeOf(language))
  return paths.filter((path) => words.has(path.split('/')[1] ?? ''))
}

/** The status of each address. In turn: the edge refuses a visitor who opens too many pages at the same time. */
export async function statusesOf(page: Page, paths: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const path of paths) statuses.push((await page.request.get(site + path, { maxRedirects: 0 })).status())
  return statuses
}
