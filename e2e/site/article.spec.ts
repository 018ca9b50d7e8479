import { pathFor, searchPath } from '@palank/routes'
import type { Locator, Page } from '@playwright/test'
import { readHeads } from './document-heads.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import {
  addressOf,
  articleItems,
  articleWith,
  beyondTheEdge,
  momentOf,
  proseOf,
  richArticle,
  saidIn,
  tileOf,
  tilesIn,
  titles,
  wordCount,
} from './stories.ts'

const words = {
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

const pressed = async (page: Page, key: string, focused: Locator) => {
  await page.keyboard.press(key)
  await expect(focused).toBeFocused()
}

for (const language of languages) {
  const say = words[language]
  const other = language === 'hu' ? 'en' : 'hu'
  const news = pathFor('news', language)

  test(`B3 ${language}: an article is all that the api says of it`, async ({ page, request }) => {
    const article = await richArticle(language)
    const { title, lead, body, cover_image: cover, publish_date: date, categories, tags, documents } = article
    await open(page, addressOf(article, language))
    const whole = page.getByRole('article').first()
    await expect(page.locator('h1')).toHaveText([title])
    const picture = whole.locator('img').first()
    await expect(picture).toHaveAttribute('src', cover?.thumbnails.medium ?? '')
    await expect(picture).toHaveAttribute('alt', cover?.alt ?? '')
    await expect(whole.locator('header time')).toHaveText(momentOf(date, language))
    const linked = whole.locator('header a')
    await expect(linked).toHaveText(categories.map(({ name }) => name))
    for (const [index, { slug }] of categories.entries()) {
      await expect(linked.nth(index)).toHaveAttribute('href', `${news}?category=${slug}`)
    }
    await expect(whole.getByText(lead ?? '', { exact: true })).toBeVisible()

    const prose = proseOf(page, article)
    expect(await saidIn(page, await prose.innerHTML())).toEqual(await saidIn(page, body))
    expect((await saidIn(page, body)).length).toBeGreaterThan(15)
    const [, quoted, name] = /<blockquote>(.+?)<br \/>(.+?)<\/blockquote>/.exec(body) ?? []
    await expect(prose.locator('blockquote p')).toHaveText(quoted ?? '')
    await expect(prose.locator('blockquote footer')).toHaveText(name ?? '')
    await expect(prose.getByRole('group', { name: say.table })).toHaveAttribute('tabindex', '0')
    await expect(prose.getByRole('table')).toBeVisible()

    const about = page.getByRole('complementary', { name: say.about }).locator('dd')
    const minutes = Math.max(1, Math.round(wordCount(`${lead} ${body}`) / 200))
    await expect(about.first()).toHaveText(momentOf(date, language))
    await expect(about.last()).toHaveText(say.minutes(minutes))

    const files = page.getByRole('region', { name: say.documents }).getByRole('link')
    await expect(files).toHaveCount(documents.length)
    for (const [index, { name: called, store_path: path, size }] of documents.entries()) {
      await expect(files.nth(index).locator('span')).toHaveText(called)
      await expect(files.nth(index).locator('small')).toHaveText(`PDF, ${Math.round((size ?? 0) / 1000)} kB`)
      await expect(files.nth(index)).toHaveAttribute('href', path)
      expect((await request.get(site + path)).headers()['content-type']).toBe('application/pdf')
    }
    const tagged = page.getByRole('navigation', { name: say.tags }).getByRole('link')
    await expect(tagged).toHaveText(tags.map((tag) => tag.name))
    await expect(tagged.last()).toHaveAttribute('href', searchPath(language, tags.at(-1)?.name ?? ''))
  })

  test(`E6, F6 ${language}: related stories are four at most, in a row that glides where they do not fit`, async ({
    page,
  }) => {
    const article = await richArticle(language)
    const expected = article.related_articles.map((item) => tileOf(item, language))
    expect(expected).toHaveLength(4)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, addressOf(article, language))
    const related = page.getByRole('region', { name: say.related })
    expect(await tilesIn(related)).toEqual(expected)
    await related.scrollIntoViewIfNeeded()
    for (const tile of await related.locator('article').all())
      await expect(tile).toBeInViewport({ ratio: 0.9 })
    const [before, after] = [say.back, say.forward].map((name) =>
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

  test(`E6 ${language}: the share box is opened, used and closed by keyboard alone, and asks nobody`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const [article] = (await articleItems(language)).data
    const address = site + addressOf(article ?? { slug: '' }, language)
    await open(page, address)
    const whole = page.getByRole('article').first()
    const button = whole.getByRole('button', { name: say.share })
    const close = whole.getByRole('button', { name: say.close })
    const copy = whole.getByRole('button', { name: say.copy })
    const [facebook, x, mail] = ['Facebook', 'X (Twitter)', say.mail].map((name) =>
      whole.getByRole('link', { name, exact: true }),
    ) as [Locator, Locator, Locator]
    const closed = async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(facebook.or(close).or(copy)).toHaveCount(0)
    }
    await closed()
    await whole.getByRole('link', { name: say.all }).focus()
    await pressed(page, 'Tab', button)
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const stop of [close, facebook, x, mail, copy]) await pressed(page, 'Tab', stop)
    const [url, title] = [address, article?.title ?? ''].map(encodeURIComponent)
    await expect(facebook).toHaveAttribute('href', `https://www.facebook.com/sharer/sharer.php?u=${url}`)
    await expect(x).toHaveAttribute('href', `https://x.com/intent/post?url=${url}&text=${title}`)
    await expect(mail).toHaveAttribute('href', `mailto:?subject=${title}&body=${url}`)
    await page.keyboard.press('Enter')
    await expect(whole.getByRole('status')).toHaveText(say.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await pressed(page, 'Escape', button)
    await closed()

    await page.keyboard.press('Space')
    await pressed(page, 'Tab', close)
    await pressed(page, 'Enter', button)
    await closed()

    await page.keyboard.press('Enter')
    for (const stop of [close, facebook, x, mail, copy]) await pressed(page, 'Tab', stop)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.keyboard.press('Enter')
    await expect(whole.getByRole('status')).toHaveText(say.notCopied)
    // Scrolling on closes it.
    await page.keyboard.press('Tab')
    await closed()
    expect([...hosts]).toEqual([site])
  })

  test(`B13, B15 ${language}: an article without metadata of its own tells its title and lead, its address and its twin`, async ({
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
    expect(head?.title).toBe(`${title} | ${say.club}`)
    expect(head?.meta).toMatchObject({
      description: lead,
      'og:type': 'article',
      'og:title': title,
      'og:description': lead,
      'og:url': address,
      'og:locale': { hu: 'hu_HU', en: 'en_GB' }[language],
      'og:image': `${site}${cover?.public_url}`,
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
    test(`B14 ${language}: an article has one address; its id and its other language's slug lead there, none is 404`, async ({
      page,
      request,
    }) => {
      const article = await articleWith(language, ({ slugs }) => slugs.hu && slugs.en)
      const answer = async (slug: string | number) => {
        const got = await request.get(`${site}${news}/${slug}`, { maxRedirects: 0 })
        return `${got.status()} ${got.headers().location ?? ''}`.trim()
      }
      const address = addressOf(article, language)
      expect(await answer(article.slug)).toBe('200')
      expect(await answer(article.id)).toBe(`301 ${address}`)
      expect(await answer(article.slugs[other] ?? '')).toBe(`301 ${address}`)
      for (const slug of ['nincs-ilyen-cikk', '999999', 'x'.repeat(300)])
        expect(await answer(slug)).toBe('404')
      await open(page, `${news}/nincs-ilyen-cikk`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveText(say.missing)
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B3, E6 ${language}: without JavaScript all of an article is readable, and its share links open`, async ({
      page,
    }) => {
      const article = await richArticle(language)
      for (const width of [widths.phone, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(addressOf(article, language))
        await expect(page.locator('h1')).toHaveText(article.title)
        const prose = proseOf(page, article)
        const texts = prose.locator('h2, li, blockquote p, td, p')
        expect(await texts.count()).toBeGreaterThan(15)
        expect(await texts.evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(true)
        await expect(page.getByRole('region', { name: say.documents }).getByRole('link')).toBeVisible()
        const facebook = page.getByRole('article').first().getByRole('link', { name: 'Facebook' })
        await expect(facebook).toBeHidden()
        await page.locator('main summary', { hasText: say.share }).click()
        await expect(facebook).toBeVisible()
        const related = page.getByRole('region', { name: say.related })
        await expect(related.locator('h3')).toHaveText(titles(article.related_articles))
        await related.locator('h3').last().scrollIntoViewIfNeeded()
        await expect(related.locator('h3').last()).toBeInViewport()
        expect(await beyondTheEdge(page)).toEqual([])
      }
    })
  })
}
