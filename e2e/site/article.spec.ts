import { pathFor, searchPath } from '@palank/routes'
import type { Locator, Page } from '@playwright/test'
import { expectNoOverflow } from '../overflow.ts'
import { readHeads } from './document-heads.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import {
  addressOf,
  articleItems,
  articleWith,
  momentOf,
  proseOf,
  richArticle,
  textsIn,
  tileOf,
  tilesIn,
  titles,
  wordCount,
} from './stories.ts'

const texts = {
  hu: {
    club: 'Dunai Sólymok',
    missing: 'Ez most kifordult a gyűrűből',
    table: '1. táblázat',
    documents: 'Dokumentumok',
    tags: 'Címkék',
    about: 'A cikkről',
    all: 'Összes hír',
    related: 'Kapcsolódó',
    share: 'Megosztás',
    close: 'Bezárás',
    mail: 'E-mail',
    copy: 'Hivatkozás másolása',
    copied: 'A hivatkozás a vágólapon van.',
    notCopied: /^Nem sikerült a másolás/,
    forward: 'Következő',
    back: 'Előző',
    minutes: (count: number) => `${count} perc`,
  },
  en: {
    club: 'Danube Falcons',
    missing: 'That one rimmed out',
    table: 'Table 1',
    documents: 'Documents',
    tags: 'Tags',
    about: 'About this article',
    all: 'All news',
    related: 'Related',
    share: 'Share',
    close: 'Close',
    mail: 'Email',
    copy: 'Copy link',
    copied: 'The link is on your clipboard.',
    notCopied: /^Copying did not work/,
    forward: 'Next',
    back: 'Previous',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
}

const expectFocusAfter = async (page: Page, key: string, focused: Locator) => {
  await page.keyboard.press(key)
  await expect(focused).toBeFocused()
}

for (const language of languages) {
  const t = texts[language]
  const other = language === 'hu' ? 'en' : 'hu'
  const news = pathFor('news', language)

  test(`B3 ${language}: an article shows everything that the api sends`, async ({ page, request }) => {
    const article = await richArticle(language)
    const { title, lead, body, cover_image: cover, publish_date: date, categories, tags, documents } = article
    await open(page, addressOf(article, language))
    const articleElement = page.getByRole('article').first()
    await expect(page.locator('h1')).toHaveText([title])
    const picture = articleElement.locator('img').first()
    await expect(picture).toHaveAttribute('src', cover?.thumbnails.medium ?? '')
    await expect(picture).toHaveAttribute('alt', cover?.alt ?? '')
    await expect(articleElement.locator('header time')).toHaveText(momentOf(date, language))
    const categoryLinks = articleElement.locator('header a')
    await expect(categoryLinks).toHaveText(categories.map(({ name }) => name))
    for (const [index, { slug }] of categories.entries()) {
      await expect(categoryLinks.nth(index)).toHaveAttribute('href', `${news}?category=${slug}`)
    }
    await expect(articleElement.getByText(lead ?? '', { exact: true })).toBeVisible()

    const prose = proseOf(page, article)
    expect(await textsIn(page, await prose.innerHTML())).toEqual(await textsIn(page, body))
    expect((await textsIn(page, body)).length).toBeGreaterThan(15)
    const [, quote, name] = /<blockquote>(.+?)<br \/>(.+?)<\/blockquote>/.exec(body) ?? []
    await expect(prose.locator('blockquote p')).toHaveText(quote ?? '')
    await expect(prose.locator('blockquote footer')).toHaveText(name ?? '')
    await expect(prose.getByRole('group', { name: t.table })).toHaveAttribute('tabindex', '0')
    await expect(prose.getByRole('table')).toBeVisible()

    const about = page.getByRole('complementary', { name: t.about }).locator('dd')
    const minutes = Math.max(1, Math.round(wordCount(`${lead} ${body}`) / 200))
    await expect(about.first()).toHaveText(momentOf(date, language))
    await expect(about.last()).toHaveText(t.minutes(minutes))

    const files = page.getByRole('region', { name: t.documents }).getByRole('link')
    await expect(files).toHaveCount(documents.length)
    for (const [index, { name: fileName, store_path: path, size }] of documents.entries()) {
      await expect(files.nth(index).locator('span')).toHaveText(fileName)
      await expect(files.nth(index).locator('small')).toHaveText(`PDF, ${Math.round((size ?? 0) / 1000)} kB`)
      await expect(files.nth(index)).toHaveAttribute('href', path)
      expect((await request.get(site + path)).headers()['content-type']).toBe('application/pdf')
    }
    const tagLinks = page.getByRole('navigation', { name: t.tags }).getByRole('link')
    await expect(tagLinks).toHaveText(tags.map((tag) => tag.name))
    await expect(tagLinks.last()).toHaveAttribute('href', searchPath(language, tags.at(-1)?.name ?? ''))
  })

  test(`E6, F6 ${language}: at most four related stories, in a carousel where they do not fit`, async ({
    page,
  }) => {
    const article = await richArticle(language)
    const expected = article.related_articles.map((item) => tileOf(item, language))
    expect(expected).toHaveLength(4)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, addressOf(article, language))
    const related = page.getByRole('region', { name: t.related })
    expect(await tilesIn(related)).toEqual(expected)
    await related.scrollIntoViewIfNeeded()
    for (const tile of await related.locator('article').all())
      await expect(tile).toBeInViewport({ ratio: 0.9 })
    const [before, after] = [t.back, t.forward].map((name) =>
      related.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator]
    await expect(before.or(after)).toHaveCount(0)

    await open(page, addressOf(article, language), widths.phone)
    await related.scrollIntoViewIfNeeded()
    await expect(before).toBeDisabled()
    for (const [index, tile] of (await related.locator('article').all()).entries()) {
      if (index > 0) await after.click()
      await expect(tile).toBeInViewport({ ratio: 0.9 })
      await expect(related.locator('article').nth((index + 1) % 4)).not.toBeInViewport({ ratio: 0.1 })
    }
    await expect(after).toBeDisabled()
    await before.click()
    await expect(after).toBeEnabled()
    await related.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(site + (expected[2]?.href ?? ''))
    await expect(page.locator('h1')).toHaveText(expected[2]?.title ?? '')
  })

  test(`E6 ${language}: the share box works by keyboard alone and makes no third-party request`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const [article] = (await articleItems(language)).data
    const address = site + addressOf(article ?? { slug: '' }, language)
    await open(page, address)
    const articleElement = page.getByRole('article').first()
    const button = articleElement.getByRole('button', { name: t.share })
    const close = articleElement.getByRole('button', { name: t.close })
    const copy = articleElement.getByRole('button', { name: t.copy })
    const [facebook, x, mail] = ['Facebook', 'X (Twitter)', t.mail].map((name) =>
      articleElement.getByRole('link', { name, exact: true }),
    ) as [Locator, Locator, Locator]
    const expectClosed = async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(facebook.or(close).or(copy)).toHaveCount(0)
    }
    await expectClosed()
    await articleElement.getByRole('link', { name: t.all }).focus()
    await expectFocusAfter(page, 'Tab', button)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const stop of [close, facebook, x, mail, copy]) await expectFocusAfter(page, 'Tab', stop)
    const [url, title] = [address, article?.title ?? ''].map(encodeURIComponent)
    await expect(facebook).toHaveAttribute('href', `https://www.facebook.com/sharer/sharer.php?u=${url}`)
    await expect(x).toHaveAttribute('href', `https://x.com/intent/post?url=${url}&text=${title}`)
    await expect(mail).toHaveAttribute('href', `mailto:?subject=${title}&body=${url}`)
    await page.keyboard.press('Enter')
    await expect(articleElement.getByRole('status')).toHaveText(t.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectFocusAfter(page, 'Escape', button)
    await expectClosed()

    await page.keyboard.press('Space')
    await expectFocusAfter(page, 'Tab', close)
    await expectFocusAfter(page, 'Enter', button)
    await expectClosed()

    await page.keyboard.press('Enter')
    for (const stop of [close, facebook, x, mail, copy]) await expectFocusAfter(page, 'Tab', stop)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.keyboard.press('Enter')
    await expect(articleElement.getByRole('status')).toHaveText(t.notCopied)
    // Moving focus out closes it.
    await page.keyboard.press('Tab')
    await expectClosed()
    expect([...hosts]).toEqual([site])
  })

  test(`B13, B15 ${language}: an article without its own metadata uses its title and lead, with its address and twin`, async ({
    page,
  }) => {
    const article = await articleWith(
      language,
      ({ meta_title, og_title, slugs, body, cover_image }) =>
        !meta_title && !og_title && slugs.hu && slugs.en && body.includes('<a href="/') && cover_image,
    )
    const { title, lead, slugs, cover_image: cover } = article
    const address = site + addressOf(article, language)
    const [head] = await readHeads(page, [address])
    expect(head?.title).toBe(`${title} | ${t.club}`)
    expect(head?.meta).toMatchObject({
      description: lead,
      'og:type': 'article',
      'og:title': title,
      'og:description': lead,
      'og:url': address,
      'og:locale': { hu: 'hu_HU', en: 'en_GB' }[language],
      'og:image': `${site}${cover?.share}`,
      'og:image:alt': cover?.alt,
      'article:published_time': article.publish_date,
    })
    expect(head?.canonical).toEqual([address])
    const [hu, en] = languages.map((each) => site + addressOf({ slug: slugs[each] ?? '' }, each))
    expect(head?.twins).toEqual([
      { lang: 'hu-HU', url: hu },
      { lang: 'en-GB', url: en },
      { lang: 'x-default', url: hu },
    ])
    await page.goto(address)
    const paths = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(3)
    const word = (path: string) => path.split(/[/?#]/)[1] ?? ''
    const foreign = (['home', 'news', 'search', 'galleries', 'videos', 'schedules', 'teams'] as const).map(
      (id) => word(pathFor(id, other)),
    )
    expect(paths.filter((path) => foreign.includes(word(path)))).toEqual([])
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14 ${language}: an article has one address; its id and its other language's slug redirect there, an unknown slug is 404`, async ({
      page,
      request,
    }) => {
      const article = await articleWith(language, ({ slugs }) => slugs.hu && slugs.en)
      const statusOf = async (slug: string | number) => {
        const response = await request.get(`${site}${news}/${slug}`, { maxRedirects: 0 })
        return `${response.status()} ${response.headers().location ?? ''}`.trim()
      }
      const address = addressOf(article, language)
      expect(await statusOf(article.slug)).toBe('200')
      expect(await statusOf(article.id)).toBe(`301 ${address}`)
      expect(await statusOf(article.slugs[other] ?? '')).toBe(`301 ${address}`)
      for (const slug of ['nincs-ilyen-cikk', '999999', 'x'.repeat(300)])
        expect(await statusOf(slug)).toBe('404')
      await open(page, `${news}/nincs-ilyen-cikk`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveText(t.missing)
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B3, E6 ${language}: without JavaScript an article is readable and its share links open`, async ({
      page,
    }) => {
      const article = await richArticle(language)
      for (const width of [widths.phone, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(addressOf(article, language))
        await expect(page.locator('h1')).toHaveText(article.title)
        const prose = proseOf(page, article)
        const elements = prose.locator('h2, li, blockquote p, td, p')
        expect(await elements.count()).toBeGreaterThan(15)
        expect(await elements.evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(true)
        await expect(page.getByRole('region', { name: t.documents }).getByRole('link')).toBeVisible()
        const facebook = page.getByRole('article').first().getByRole('link', { name: 'Facebook' })
        await expect(facebook).toBeHidden()
        await page.locator('main summary', { hasText: t.share }).click()
        await expect(facebook).toBeVisible()
        const related = page.getByRole('region', { name: t.related })
        await expect(related.locator('h3')).toHaveText(titles(article.related_articles))
        await related.locator('h3').last().scrollIntoViewIfNeeded()
        await expect(related.locator('h3').last()).toBeInViewport()
        await expectNoOverflow(page)
      }
    })
  })
}
