import type { Page as PageData, PageItem, VideoItem } from '@palank/contract/own-api-types'
import { fixedPages, type Language, pathFor } from '@palank/routes'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { callApi } from './call-api.ts'
import {
  blockFiles,
  expect,
  languages,
  load,
  open,
  site,
  test,
  waitForHydration,
  widths,
} from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

const texts = {
  hu: {
    club: 'Dunai Sólymok',
    information: 'Információ',
    contents: 'Az oldal részei',
    others: 'Oldalak',
    documents: 'Dokumentumok',
    play: 'Videó lejátszása',
    fallback: 'Ez a szöveg egyelőre csak angolul olvasható.',
  },
  en: {
    club: 'Danube Falcons',
    information: 'Information',
    contents: 'On this page',
    others: 'Pages',
    documents: 'Documents',
    play: 'Play video',
    fallback: 'This text is only available in Hungarian for now.',
  },
}
const fixed = Object.values(fixedPages)

const listedPages = async (language: Language) => {
  const { data } = await callApi<PageItem[]>('page/list', language, { per_page: 100 })
  return data.filter((item) => item.listed)
}

/** Every listed page, with its body. */
const wholePages = async (language: Language) =>
  Promise.all(
    (await listedPages(language)).map(
      async ({ slug }) => (await callApi<PageData>(`page/find/${slug}`, language)).data,
    ),
  )

const headingsIn = ({ body }: PageData) => [...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => text)

for (const language of languages) {
  const t = texts[language]

  test(`B5, B13 ${language}: information lists the five fixed pages first, then the other listed pages by title`, async ({
    page,
  }) => {
    const items = await listedPages(language)
    const order = (item: PageItem) => {
      const place = fixed.findIndex(({ hu }) => hu === item.slugs.hu)
      return place < 0 ? fixed.length : place
    }
    const collator = new Intl.Collator(language)
    const expected = items
      .toSorted((one, other) => order(one) - order(other) || collator.compare(one.title, other.title))
      .map(({ title, slug }) => [title, pathFor('page', language, { slug })])
    expect(items.filter((item) => order(item) < fixed.length)).toHaveLength(5)
    expect(items.length).toBeGreaterThan(10)
    await open(page, pathFor('information', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.information)
    const links = page.locator('main ul > li > a')
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(shown).toEqual(expected)
    expect(shown.slice(0, 5).map(([, href]) => href)).toEqual(
      fixed.map((slugs) => pathFor('page', language, { slug: slugs[language] })),
    )
    await expect(page).toHaveTitle(`${t.information} | ${t.club}`)
    await page.setViewportSize({ width: widths.phone, height: 844 })
    await expectNoSidewaysScroll(page)
    await links.nth(5).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[5]?.[0] ?? '')
  })

  test(`B9, B15 ${language}: a static page has its own title and metadata, with the site's as fallback`, async ({
    page,
  }) => {
    const pages = await wholePages(language)
    const withCover = pages.find((one) => one.cover_image) as PageData
    const without = pages.find((one) => !one.cover_image) as PageData
    for (const one of [withCover, without]) {
      const address = pathFor('page', language, { slug: one.slug })
      await open(page, address)
      await expect(page).toHaveTitle(`${one.title} | ${t.club}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title)
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      expect(await content('description')).toBe(one.meta_description)
      expect(await content('og:title')).toBe(one.title)
      expect(await content('og:description')).toBe(one.meta_description)
      expect(await content('og:image')).toBe(
        one.cover_image ? site + one.cover_image.share : await content('og:image'),
      )
      const beside = page.getByRole('navigation', { name: t.others, exact: true }).getByRole('link')
      expect(await beside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        fixed.map((slugs) => pathFor('page', language, { slug: slugs[language] })),
      )
      await expect(beside.and(page.locator('[aria-current=page]'))).toHaveCount(
        fixed.some((slugs) => slugs[language] === one.slug) ? 1 : 0,
      )
    }
  })

  test(`B9 ${language}: a long page has a table of contents with working anchors, a short one has none`, async ({
    page,
  }) => {
    const pages = await wholePages(language)
    const long = pages.find((one) => headingsIn(one).length >= 4) as PageData
    const short = pages.find((one) => headingsIn(one).length === 3) as PageData
    const contents = page.getByRole('navigation', { name: t.contents })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pathFor('page', language, { slug: short.slug }))
    await expect(contents).toHaveCount(0)
    const address = pathFor('page', language, { slug: long.slug })
    await open(page, address, widths.phone)
    await expect(contents.getByRole('link')).toHaveText(headingsIn(long))
    for (const [place, text] of headingsIn(long).entries()) {
      const link = contents.getByRole('link').nth(place)
      const hash = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(site + address + hash)
      const heading = page.locator(hash)
      await expect(heading).toHaveText(text)
      await expect(heading).toBeInViewport()
      const belowHeader = () =>
        page.evaluate((id) => {
          const header = document.querySelector('[role=banner], body > header, header')
          const bar =
            header && getComputedStyle(header).position === 'sticky'
              ? header.getBoundingClientRect().bottom
              : 0
          return (document.querySelector(id)?.getBoundingClientRect().top ?? -1) - bar
        }, hash)
      // Not hidden behind the sticky header.
      await expect.poll(belowHeader).toBeGreaterThanOrEqual(0)
    }
    const last = (await contents.getByRole('link').last().getAttribute('href')) ?? ''
    await page.goto(pathFor('information', language))
    await page.goto(address + last)
    await expect(page.locator(last)).toBeInViewport()
  })

  test(`B9 ${language}: the documents of a page can be downloaded, each with its type and size`, async ({
    page,
    request,
  }) => {
    const one = (await wholePages(language)).find(({ documents }) => documents.length > 0) as PageData
    await open(page, pathFor('page', language, { slug: one.slug }))
    const links = page.getByRole('region', { name: t.documents }).getByRole('link')
    await expect(links.locator('span')).toHaveText(one.documents.map(({ name }) => name))
    for (const [place, file] of one.documents.entries()) {
      await expect(links.nth(place).locator('small')).toHaveText(
        `PDF, ${Math.round((file.size ?? 0) / 1000)} kB`,
      )
      const response = await request.get((await links.nth(place).getAttribute('href')) ?? '')
      expect([response.status(), response.headers()['content-type']]).toEqual([200, file.mime_type])
      expect((await response.body()).length).toBe(file.size)
    }
  })

  test(`B9, B14 ${language}: another language's slug or an id redirects to the page's own, the footer and unknown slugs are 404`, async ({
    request,
  }) => {
    const [one] = await listedPages(language)
    const own = pathFor('page', language, { slug: one?.slug ?? '' })
    const other = one?.slugs[language === 'hu' ? 'en' : 'hu'] ?? ''
    for (const slug of [other, one?.id ?? 0]) {
      const response = await request.get(pathFor('page', language, { slug }), { maxRedirects: 0 })
      expect([slug, response.status(), response.headers().location]).toEqual([slug, 301, own])
    }
    for (const slug of ['footer', 'nincs-ilyen', '999999', 'a%2Fb', 'Ű_!']) {
      const response = await request.get(pathFor('page', language, { slug }), { maxRedirects: 0 })
      expect([slug, response.status()]).toEqual([slug, 404])
    }
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B5, B9 ${language}: without JavaScript a page and its contents can be reached from information`, async ({
      page,
    }) => {
      const long = (await wholePages(language)).find((one) => headingsIn(one).length >= 4) as PageData
      await page.goto(pathFor('information', language))
      await page.getByRole('main').getByRole('link', { name: long.title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(long.title)
      await page.getByRole('navigation', { name: t.contents }).getByRole('link').last().click()
      await expect(
        page.getByRole('heading', { name: headingsIn(long).at(-1) ?? '', level: 2 }),
      ).toBeInViewport()
    })
  })
}

test.describe('pages with unusual content', () => {
  // A site without its edge serves no pictures, and tests make no requests to other hosts.
  test.use({ allowedErrors: /Failed to load resource/ })

  let change: (page: PageData) => PageData = (page) => page
  let server: TamperedSite
  test.beforeAll(async () => {
    server = await startTamperedSite((call, answer) =>
      call.startsWith('page/find/') && !call.endsWith('/footer')
        ? { ...answer, data: change(answer.data as PageData) }
        : answer,
    )
    await server.ready()
  })
  test.afterAll(() => server.stop())

  for (const language of languages) {
    const t = texts[language]
    const other = language === 'hu' ? 'en' : 'hu'

    test(`B9, B15 ${language}: a page's own metadata overrides the site's, and its videos load on a click`, async ({
      page,
    }) => {
      const requests: string[] = []
      await page.route(/.*/, (route) => {
        const url = new URL(route.request().url())
        if (url.origin === server.origin && !url.pathname.startsWith('/files/')) return route.continue()
        if (url.origin !== server.origin) requests.push(url.href)
        return route.abort()
      })
      const [video] = (await callApi<VideoItem[]>('video/list', language, { per_page: 1 })).data
      const id = new URL(video?.video_url ?? '').searchParams.get('v') ?? ''
      const [, one] = await listedPages(language)
      const own = {
        meta_title: 'Own <title> & "more"',
        meta_description: 'Own description',
        og_title: 'Own shared title',
        og_description: 'Own shared description',
      }
      change = (data) => ({
        ...data,
        ...own,
        body: `${data.body}<figure><a href="${pathFor('video', language, { id: video?.id ?? 0 })}">▶</a></figure>`,
      })
      await load(page, server.origin + pathFor('page', language, { slug: one?.slug ?? '' }))
      await waitForHydration(page)
      await expect(page).toHaveTitle(`${own.meta_title} | ${t.club}`)
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      expect(await content('description')).toBe(own.meta_description)
      expect(await content('og:title')).toBe(own.og_title)
      expect(await content('og:description')).toBe(own.og_description)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.title ?? '')

      const figure = page.locator('main figure', { has: page.getByRole('button') })
      await expect(figure.getByRole('link', { name: video?.name ?? '' })).toHaveAttribute(
        'href',
        pathFor('video', language, { id: video?.id ?? 0 }),
      )
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
      await figure.getByRole('button', { name: t.play }).click()
      await expect(page.locator('main iframe')).toHaveAttribute(
        'src',
        `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      )
      await expect.poll(() => requests.map((url) => new URL(url).host)).toEqual(['www.youtube-nocookie.com'])
    })

    test(`B9 ${language}: a page without a description uses its text, one in the other language has a note`, async ({
      page,
    }) => {
      await blockFiles(page)
      const [, , one] = await listedPages(language)
      const lead = `Lead ${'word '.repeat(60)}`.trim()
      change = (data) => ({
        ...data,
        lang: other,
        meta_description: null,
        body: `<p>${lead}</p><h2>A</h2><p>B</p>`,
      })
      await load(page, server.origin + pathFor('page', language, { slug: one?.slug ?? '' }))
      const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
      expect(description).toMatch(/^Lead (word )+word…$/)
      expect(description.length).toBeLessThanOrEqual(161)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', other)
      await expect(page.locator(`main [lang=${other}]`, { hasText: lead })).toHaveCount(1)
      await expect(page.getByText(t.fallback)).toBeVisible()
    })
  }
})
