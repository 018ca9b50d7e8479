import { type PageId, pageIds, pages } from '@palank/routes'
import { expect, test } from 'vitest'
import { listedScreens } from './features/discovery/sitemap.ts'
import routes from './routes.ts'

test('B1–B12: the sitemap lists every screen that stands by itself, but for those that say noindex', () => {
  const unlisted: PageId[] = ['search', 'catalogue']
  const built = new Set(routes.flatMap(({ children = [] }) => children.map(({ id }) => id)))
  const standing = pageIds.filter((page) => !pages[page].hu.includes('{') && built.has(`${page}-hu`))
  const listed: PageId[] = [...listedScreens]
  expect(standing.filter((page) => !unlisted.includes(page)).toSorted()).toEqual(listed.toSorted())
})
