import { pathFor } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import { readHeads } from './document-heads.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import {
  addressOf,
  articleItems,
  categoriesOf,
  expectArticles,
  firstNews,
  isSameDocument,
  markDocument,
  newsListOf,
  stampOf,
  tileOf,
  tilesIn,
  titles,
} from './stories.ts'

const texts = {
  hu: {
    title: 'Hírek',
    club: 'Dunai Sólymok',
    leading: 'Vezető hírek',
    latest: 'Legfrissebb',
    categories: 'Kategóriák',
    page: (number: number) => `${number}. oldal`,
    forward: 'Következő',
    back: 'Előző',
    titlePage: (title: string, number: number) => `${title}, ${number}. oldal`,
    titleOf: (category: string) => `${category}: hírek`,
  },
  en: {
    title: 'News',
    club: 'Danube Falcons',
    leading: 'Top stories',
    latest: 'Latest',
    categories: 'Categories',
    page: (number: number) => `Page ${number}`,
    forward: 'Next',
    back: 'Previous',
    titlePage: (title: string, number: number) => `${title}, page ${number}`,
    titleOf: (category: string) => `${category}: news`,
  },
}

for (const language of languages) {
  const t = texts[language]
  const news = pathFor('news', language)
  const other = language === 'hu' ? 'en' : 'hu'

  test(`B3, E3, F6 ${language}: five leading stories, the latest eight and the rest of the first twelve, each once`, async ({
    page,
  }) => {
    const { all, leading: slider, latest, rest } = await firstNews(language)
    expect([all.length, slider.length, latest.length]).toEqual([12, 5, 8])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, news)
    await expect(page.locator('h1')).toHaveText(t.title)
    expect(await tilesIn(newsListOf(page, language))).toEqual(rest.map((item) => tileOf(item, language)))
    const shown = await page
      .locator(`main a[href^="${news}/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(shown).size).toBe(shown.length)
    expect(
      all.map((item) => addressOf(item, language)).filter((address) => !shown.includes(address)),
    ).toEqual([])

    const leading = page.getByRole('region', { name: t.leading })
    expect(await tilesIn(leading)).toEqual(slider.map((item) => tileOf(item, language)))
    const beside = page.getByRole('region', { name: t.latest })
    await expect(beside.locator('li span')).toHaveText(titles(latest))
    await expect(beside.locator('li time')).toHaveText(
      latest.map((item) => stampOf(item.publish_date, language)),
    )

    // One at a time, in a loop: before the first story comes the fifth.
    const current = leading.locator('[role=group]:not([inert]) h3')
    await expect(current).toHaveText(titles(slider.slice(0, 1)))
    await leading.getByRole('button', { name: t.forward }).click()
    await expect(current).toHaveText(titles(slider.slice(1, 2)))
    for (const _ of 'xx') await leading.getByRole('button', { name: t.back }).click()
    await expect(current).toHaveText(titles(slider.slice(4)))
    await leading.evaluate((slider) => slider.scrollIntoView())
    await expect(current).toBeInViewport()
  })

  test(`B14 ${language}: one address for each page of the news, and 404 for unknown pages`, async ({
    request,
  }) => {
    const { last_page: last } = (await articleItems(language)).meta
    const [own, twin] = [(await categoriesOf(language))[0], (await categoriesOf(other))[0]]
    const statusOf = async (query: string) => {
      const response = await request.get(`${site}${news}?${query}`, { maxRedirects: 0 })
      const { location } = response.headers()
      return location ? `${response.status()} ${location}` : String(response.status())
    }
    expect(own?.id).toBe(twin?.id)
    expect(await statusOf(`page=${last}`)).toBe('200')
    expect(await statusOf(`category=${own?.slug}`)).toBe('200')
    expect(await statusOf('page=1')).toBe(`301 ${news}`)
    expect(await statusOf(`category=${twin?.slug}&page=2`)).toBe(`301 ${news}?category=${own?.slug}&page=2`)
    for (const query of [`page=${last + 1}`, 'page=0', 'page=ketto', 'category=nincs-ilyen']) {
      expect(await statusOf(query), query).toBe('404')
    }
  })

  test(`B13, B15 ${language}: the list has a title, address and twins, and links in its own language`, async ({
    page,
  }) => {
    const [own, twin] = [(await categoriesOf(language))[0], (await categoriesOf(other))[0]]
    const otherNews = pathFor('news', other)
    const categoryTitle = t.titleOf(own?.name ?? '')
    const cases = [
      { title: t.title, at: news, twinPath: otherNews },
      { title: t.titlePage(t.title, 2), at: `${news}?page=2`, twinPath: `${otherNews}?page=2` },
      {
        title: categoryTitle,
        at: `${news}?category=${own?.slug}`,
        twinPath: `${otherNews}?category=${twin?.slug}`,
      },
      {
        title: t.titlePage(categoryTitle, 2),
        at: `${news}?category=${own?.slug}&page=2`,
        twinPath: `${otherNews}?category=${twin?.slug}&page=2`,
      },
    ]
    const heads = await readHeads(
      page,
      cases.map(({ at }) => site + at),
    )
    for (const [index, { title, at, twinPath }] of cases.entries()) {
      const { title: documentTitle, meta, canonical, twins } = heads[index] ?? {}
      expect(documentTitle).toBe(`${title} | ${t.club}`)
      expect(meta).toMatchObject({ 'og:title': title, 'og:url': site + at, 'og:type': 'website' })
      expect(meta?.description?.length).toBeGreaterThan(20)
      expect(meta?.['og:image']).toMatch(new RegExp(`^${site}/files/media/`))
      expect(canonical).toEqual([site + at])
      const both = { [language]: site + at, [other]: site + twinPath }
      expect(twins).toEqual([
        { lang: 'hu-HU', url: both.hu },
        { lang: 'en-GB', url: both.en },
        { lang: 'x-default', url: both.hu },
      ])
    }
    await open(page, `${news}?category=${own?.slug}`)
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(20)
    // The banners beside the list link to other pages of the same language.
    const pathWords = [
      ...[pathFor('home', language), news, pathFor('joinUs', language)],
      pathFor('page', language, { slug: 'x' }).replace('/x', ''),
    ]
    expect(hrefs.filter((href) => !pathWords.includes(href.split(/[?/]/).slice(0, 2).join('/')))).toEqual([])
  })

  test(`B3 ${language}: going back from an article restores the list and its scroll position`, async ({
    page,
  }) => {
    const { data } = await articleItems(language, { page: 3 })
    const story = data[9]
    await open(page, `${news}?page=3`, widths.phone)
    await markDocument(page)
    const tile = newsListOf(page, language).getByRole('link', { name: story?.title ?? '', exact: true })
    // Fonts that come later would move the list.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await tile.scrollIntoViewIfNeeded()
    const scrollTop = await page.evaluate(() => scrollY)
    expect(scrollTop).toBeGreaterThan(2_000)
    await tile.click()
    await expect(page).toHaveURL(site + pathFor('article', language, { slug: story?.slug ?? '' }))
    await expect(page.locator('h1')).toHaveText(story?.title ?? '')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(`${site}${news}?page=3`)
    await expect(newsListOf(page, language).locator('h3')).toHaveText(titles(data))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop)
    await expect(tile).toBeInViewport()
    expect(await isSameDocument(page)).toBe(true)
  })

  test.describe(() => {
    test.use({ allowedErrors: /Failed to load resource/ })
    test(`E9 ${language}: a cover that fails to load becomes the club's crest, and only that one`, async ({
      page,
    }) => {
      const { data } = await articleItems(language, { page: 2 })
      const missingFile = data[0]?.cover_image?.name.replace('.webp', '') ?? ''
      await page.route(`**/${missingFile}*`, (route) => route.abort())
      await open(page, `${news}?page=2`)
      const tiles = newsListOf(page, language).locator('article')
      await expect(tiles).toHaveCount(12)
      for (const [index, { cover_image: cover }] of data.entries()) {
        const tile = tiles.nth(index)
        await tile.scrollIntoViewIfNeeded()
        const isMissing = cover?.name.startsWith(missingFile)
        await expect(tile.locator('img')).toHaveAttribute(
          'src',
          isMissing ? /\/assets\/crest-/ : (cover?.thumbnails.medium ?? ''),
        )
        await expect(tile.locator('[data-fallback]')).toHaveCount(isMissing ? 1 : 0)
        await expect
          .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B3, E5 ${language}: without JavaScript the list can be read, paged and filtered`, async ({
      page,
    }) => {
      const [first, second] = await Promise.all([firstNews(language), articleItems(language, { page: 2 })])
      const category = (await categoriesOf(language))[1]
      for (const width of [widths.phone, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(news)
        await expect(newsListOf(page, language).locator('h3')).toHaveText(titles(first.rest))
        expect(
          await newsListOf(page, language)
            .locator('h3')
            .evaluateAll((all) => all.every((one) => one.checkVisibility())),
        ).toBe(true)
        const leading = page.getByRole('region', { name: t.leading })
        await expect(leading.locator('h3')).toHaveCount(5)
        await expect(leading.locator('[inert]')).toHaveCount(0)
        await expect(leading.getByRole('button')).toHaveCount(0)
        await leading.locator('h3').nth(4).scrollIntoViewIfNeeded()
        await expect(leading.locator('h3').nth(4)).toBeInViewport()
        await expect(page.getByRole('region', { name: t.latest }).getByRole('link')).toHaveCount(8)
        await expectNoOverflow(page)
        await page.getByRole('link', { name: t.page(2), exact: true }).click()
        await expect(page).toHaveURL(`${site}${news}?page=2`)
        await expect(newsListOf(page, language).locator('h3')).toHaveText(titles(second.data))
        await page
          .getByRole('navigation', { name: t.categories })
          .getByRole('link', { name: category?.name ?? '', exact: true })
          .click()
        await expect(page.locator('h1')).toHaveText(category?.name ?? '')
        await expectArticles(page, language, { 'filters[category]': category?.slug ?? '' })
      }
    })
  })
}
