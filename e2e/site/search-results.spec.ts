import type { SearchResult } from '@palank/contract/own-api-types'
import { pathFor, searchPath } from '@palank/routes'
import { headerBox, mergedPaths, pageBox, pathsOf, searchResult, texts, tilesOf } from './search-page.ts'
import { blockFiles, expect, languages, open, site, test, waitForHydration, widths } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

for (const language of languages) {
  const t = texts[language]

  test(`B15, E5, E7, F6 ${language}: stories of every kind merged, newest first, 12 per page, each page reachable and titled`, async ({
    page,
  }) => {
    await open(page, searchPath(language, t.all))
    const first = await searchResult(language, t.all)
    const { articles, galleries, videoGalleries, players } = first
    const totals = [articles, galleries, videoGalleries].map(({ meta }) => meta.total)
    expect(Math.min(...totals)).toBeGreaterThan(1)
    const sum = totals.reduce((one, other) => one + other, 0)
    const { counts } = t
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `${sum + players.length} ${counts.sum}: ${totals[0]} ${counts.articles}, ${totals[1]} ${counts.galleries}, ` +
        `${totals[2]} ${counts.videos}, ${players.length} ${counts.players}`,
    )
    const pages = Math.ceil(sum / 12)
    expect(pages).toBeGreaterThanOrEqual(8)
    const pager = page.getByRole('navigation', { name: { hu: 'Lapozó', en: 'Pages' }[language] })
    await expect(pager.getByRole('link').filter({ hasText: /\d/ })).toHaveText(['1', '2', '3', String(pages)])
    const allPaths: (string | null)[] = []
    for (let number = 1; number <= pages; number += 1) {
      await expect(pager.locator('[aria-current=page]')).toHaveText(String(number))
      const firstTitle = t.title(t.all)
      const title = number > 1 ? t.titlePage(firstTitle, number) : firstTitle
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
      const paths = await pathsOf(page)
      expect(paths).toEqual(mergedPaths(await searchResult(language, t.all, number), language))
      const dates = await tilesOf(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)))
      expect(dates).toEqual(dates.toSorted((one, other) => other - one))
      expect(paths).toHaveLength(number < pages ? 12 : sum - 12 * (pages - 1))
      allPaths.push(...paths)
      if (number === pages) break
      await pager.getByRole('link', { name: t.next }).click()
      await expect(page).toHaveURL(`${site}${searchPath(language, t.all)}?page=${number + 1}`)
    }
    expect(new Set(allPaths).size).toBe(sum)
    await expect(pager.getByRole('link', { name: t.next })).toHaveCount(0)
    const responses = await Promise.all(
      [pages + 1, 0, 'x'].map((number) => page.request.get(`${searchPath(language, t.all)}?page=${number}`)),
    )
    expect(responses.map((response) => response.status())).toEqual([404, 404, 404])
  })

  test(`E3, E7 ${language}: each story shows its type, and the keyword is marked in its title`, async ({
    page,
  }) => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const shapes: Record<string, Set<string>> = { news: new Set(), gallery: new Set(), video: new Set() }
    for (const keyword of [t.all, t.some]) {
      await open(page, searchPath(language, keyword))
      for (const tile of await tilesOf(page).all()) {
        const path = (await tile.locator('h3 a').getAttribute('href')) ?? ''
        const type = path.startsWith(pathFor('news', language))
          ? 'news'
          : path.startsWith(pathFor('galleries', language))
            ? 'gallery'
            : 'video'
        const icon = tile.locator('svg').first()
        await expect(icon.locator('xpath=..')).toHaveText(t.types[type])
        shapes[type]?.add(await icon.innerHTML())
        const title = plain((await tile.locator('h3').textContent()) ?? '')
        const marks = await tile.locator('h3 mark').allTextContents()
        const wordStart = new RegExp(`(?<![\\p{L}\\p{N}])${plain(keyword)}`, 'gu')
        expect(marks.map(plain), title).toEqual(title.match(wordStart) ?? [])
      }
      const [colour, around] = await page
        .locator('main mark')
        .first()
        .evaluate((mark) => [
          getComputedStyle(mark).backgroundColor,
          getComputedStyle(mark.parentElement as Element).backgroundColor,
        ])
      expect(colour).not.toBe(around)
    }
    // One icon per type, all different.
    expect(Object.values(shapes).map((shape) => shape.size)).toEqual([1, 1, 1])
    expect(new Set(Object.values(shapes).flatMap((shape) => [...shape])).size).toBe(3)
  })

  test(`E7, E10 ${language}: players in a carousel, 1, 2 and 4 at 0, 400 and 1024 px`, async ({ page }) => {
    const keyword = 'b'
    const { players } = await searchResult(language, keyword)
    expect(players.length).toBeGreaterThan(4)
    await open(page, searchPath(language, keyword))
    const section = page.getByRole('region', { name: t.players })
    const links = section.locator('ul > li a')
    // A minor without a page is no link.
    const linked = players.filter(({ player }) => !player.without_page)
    const names = linked.map(({ player: { last_name: last, first_name: first } }) =>
      language === 'hu' ? `${last} ${first}` : `${first} ${last}`,
    )
    await expect(links.locator('b')).toHaveText(names)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      linked.map(({ id, competition_team_id: teamId }) =>
        pathFor('player', language, { teamId, playerId: id }),
      ),
    )
    for (const [width, shown] of [
      [320, 1],
      [399, 1],
      [400, 2],
      [1023, 2],
      [1024, 4],
      [widths.laptop, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const countVisible = () =>
        section.locator('ul').evaluate((list) => {
          const frame = (list.parentElement as Element).getBoundingClientRect()
          const boxes = [...list.children].map((item) => item.getBoundingClientRect())
          return boxes.filter((box) => box.left >= frame.left - 1 && box.right <= frame.right + 1).length
        })
      await expect.poll(countVisible, `at ${width} px`).toBe(shown)
    }
    const left = () => links.first().evaluate((link) => link.getBoundingClientRect().left)
    const start = await left()
    await section.getByRole('button', { name: t.forward }).click()
    const step = await links
      .first()
      .evaluate((link) => link.parentElement?.getBoundingClientRect().width ?? 0)
    await expect.poll(async () => start - (await left()) >= step).toBe(true)
  })
}

test.describe('unusual answers of the api', () => {
  // A site without its edge serves no pictures.
  test.use({ allowedErrors: /Failed to load resource/ })
  test.beforeEach(({ page }) => blockFiles(page))

  let change: (answer: SearchResult) => SearchResult | number = (answer) => answer
  let server: TamperedSite
  test.beforeAll(async () => {
    server = await startTamperedSite((call, answer) => {
      if (call !== 'search/find') return answer
      const result = change(answer.data as SearchResult)
      return typeof result === 'number' ? result : { ...answer, data: result }
    })
    await server.ready()
  })
  test.afterAll(() => server.stop())

  for (const language of languages) {
    const t = texts[language]

    test(`E7 ${language}: at most 30 players, and a count that says when there are more`, async ({
      page,
    }) => {
      change = (answer) => ({
        ...answer,
        players: Array.from({ length: 40 }, (_, place) => ({
          ...(answer.players[place % answer.players.length] as SearchResult['players'][number]),
          id: place + 1,
        })),
        articles: { ...answer.articles, meta: { last_page: 84, total: 1_000 } },
        galleries: { ...answer.galleries, meta: { last_page: 84, total: 0 } },
        videoGalleries: { ...answer.videoGalleries, meta: { last_page: 84, total: 0 } },
        results: 1_000,
        more: true,
      })
      await open(page, server.origin + searchPath(language, 'b'))
      const players = page.getByRole('region', { name: t.players }).locator('ul > li a')
      await expect(players).toHaveCount(30)
      expect((await players.nth(29).getAttribute('href'))?.split('/').at(-1)).toBe('30')
      await expect(page.getByRole('main').getByRole('status')).toHaveText(t.more)
      await expect(
        page.getByRole('main').getByRole('navigation').getByRole('link', { name: '84' }),
      ).toHaveAttribute('href', `${searchPath(language, 'b')}?page=84`)
    })

    test(`B2, F3 ${language}: a malformed story is dropped, and the page renders without it`, async ({
      page,
    }) => {
      const expected = mergedPaths(await searchResult(language, t.some), language)
      change = (answer) => ({
        ...answer,
        articles: {
          ...answer.articles,
          data: answer.articles.data.map((item, place) => (place === 0 ? { ...item, slug: '' } : item)),
        },
        players: [null as never],
      })
      const first = (await searchResult(language, t.some)).articles.data[0]
      const response = await page.goto(server.origin + searchPath(language, t.some))
      expect(response?.status()).toBe(200)
      const droppedPath = pathFor('article', language, { slug: first?.slug ?? '' })
      expect(await pathsOf(page)).toEqual(expected.filter((path) => path !== droppedPath))
    })

    test(`B2 ${language}: when the search fails the page says so, keeps the keyword, and another search works`, async ({
      page,
    }) => {
      change = () => 500
      const keyword = `${t.some} ${language}`
      const response = await page.goto(server.origin + searchPath(language, keyword))
      expect(response?.status()).toBeGreaterThanOrEqual(500)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(t.failed)
      await expect(pageBox(page)).toHaveValue(keyword)
      await expect(page.getByRole('main').locator(`a[href="${pathFor('news', language)}"]`)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()

      await page.goto(server.origin + pathFor('information', language))
      await waitForHydration(page)
      await headerBox(page).fill(keyword)
      await headerBox(page).press('Enter')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(t.failed)
      await expect(pageBox(page)).toHaveValue(keyword)
      await expect(headerBox(page)).toHaveValue(keyword)

      change = (result) => result
      await pageBox(page).fill(t.all)
      await pageBox(page).press('Enter')
      await expect(page).toHaveURL(server.origin + searchPath(language, t.all))
      await expect
        .poll(() => pathsOf(page))
        .toEqual(mergedPaths(await searchResult(language, t.all), language))
    })
  }
})
