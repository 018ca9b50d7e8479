import type { Video } from '@palank/contract/own-api-types'
import { type Language, pathFor, searchPath } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../overflow.ts'
import { expectMetadata, foreignLinks, statusesOf, videoOf, videosOf } from './media.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import { momentOf } from './stories.ts'

const texts = {
  hu: {
    title: 'Videók',
    description: 'A klub videói: összefoglalók, interjúk, öltözői pillanatok.',
    more: 'További videók',
    shown: (shown: number, total: number) => `${total} videóból ${shown} látható`,
    play: 'Videó lejátszása',
    related: 'Kapcsolódó videók',
    tags: 'Címkék',
    missing: 'Ez most kifordult a gyűrűből',
  },
  en: {
    title: 'Videos',
    description: 'The club on film: highlights, interviews and moments from the dressing room.',
    more: 'More videos',
    shown: (shown: number, total: number) => `${shown} of ${total} videos shown`,
    play: 'Play video',
    related: 'Related videos',
    tags: 'Tags',
    missing: 'That one rimmed out',
  },
}

/** The newest video that has tags and related videos. */
async function richVideo(language: Language): Promise<Video> {
  const { data } = await videosOf(language)
  for (const { id } of data) {
    const video = await videoOf(language, id)
    if (video.tags.length > 0 && video.related_videos.length > 0) return video
  }
  throw new Error('the demo has no video with tags and related ones')
}

const youtubeIdOf = (video: { video_url: string }) => new URL(video.video_url).searchParams.get('v')
const titlesOf = (page: Page) => page.locator('main article :is(h2, h3) a')

/** Records every request to another host; the video player's is answered with an empty page. */
async function recordThirdPartyRequests(page: Page): Promise<string[]> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`)) requests.push(request.url())
  })
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }))
  return requests
}

const testWithFailures = test.extend({
  allowedErrors: async ({ page: _ }, use) => use(/Failed to load resource/),
})

test('B10: /media is Hungarian only, /video English only', async ({ page }) => {
  for (const [path, language] of [
    ['/media', 'hu'],
    ['/video', 'en'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('main h1')).toHaveText(texts[language].title)
    const toMedia = page.locator('body a[href^="/media"]:not([hreflang])')
    const toVideo = page.locator('body a[href^="/video"]:not([hreflang])')
    await expect(language === 'hu' ? toVideo : toMedia).toHaveCount(0)
    expect(await (language === 'hu' ? toMedia : toVideo).count()).toBeGreaterThan(14)
  }
})

for (const language of languages) {
  const t = texts[language]
  const list = pathFor('videos', language)

  test(`B10, B13, E3, F6 ${language}: the list shows the fifteen newest videos of the api, and the first can be played there`, async ({
    page,
  }) => {
    const { data, meta } = await videosOf(language)
    expect(data).toHaveLength(15)
    const requests = await recordThirdPartyRequests(page)
    await open(page, list)
    await expect(page.locator('main h1')).toHaveText(t.title)
    await expect(titlesOf(page)).toHaveText(data.map(({ name }) => name))
    const tiles = await page.locator('main article').evaluateAll((all) =>
      all.map((tile) => ({
        href: tile.querySelector(':is(h2, h3) a')?.getAttribute('href'),
        date: tile.querySelector('time')?.dateTime,
        cover: tile.querySelector('img')?.getAttribute('src'),
      })),
    )
    expect(tiles).toEqual(
      data.map(({ id, publish_date, thumbnails }) => ({
        href: pathFor('video', language, { id }),
        date: publish_date,
        cover: thumbnails?.medium,
      })),
    )
    const dates = data.map(({ publish_date }) => Date.parse(publish_date))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    await expect(page.locator('main [role=status]')).toHaveText(t.shown(15, meta.total))
    await expect(page.getByRole('link', { name: t.more })).toHaveCount(meta.last_page > 1 ? 1 : 0)
    expect(await foreignLinks(page, language)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    const [first] = data
    await page.getByRole('button', { name: `${t.play}: ${first?.name}` }).click()
    await expect.poll(() => requests).toHaveLength(1)
    expect(requests[0]).toContain(
      `https://www.youtube-nocookie.com/embed/${first && youtubeIdOf(first)}?autoplay=1`,
    )
  })

  test(`B10, B13 ${language}: a video makes no third-party request until play is pressed, then only to youtube-nocookie.com`, async ({
    page,
  }) => {
    const video = await richVideo(language)
    const requests = await recordThirdPartyRequests(page)
    await open(page, pathFor('video', language, { id: video.id }))
    await expect(page.locator('main h1')).toHaveText(video.name)
    await expect(page.locator('main time').first()).toHaveText(momentOf(video.publish_date, language))
    await expect(page.locator('main').getByText(video.description ?? '', { exact: true })).toBeVisible()
    const play = page.getByRole('button', { name: `${t.play}: ${video.name}` })
    const cover = page.locator('main img').first()
    await expect(cover).toHaveAttribute('src', video.thumbnails?.medium ?? '')
    await expect(cover).toHaveAttribute('loading', 'eager')
    expect(await foreignLinks(page, language)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(requests).toEqual([])

    await play.focus()
    await page.keyboard.press('Enter')
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('title', video.name)
    await expect(frame).toBeFocused()
    await expect
      .poll(() => requests)
      .toEqual([`https://www.youtube-nocookie.com/embed/${youtubeIdOf(video)}?autoplay=1`])
    await expect(frame.contentFrame().getByText('player')).toBeVisible()
    await expect(frame).toHaveAttribute('allow', /(^|; )autoplay(;|$)/)
    expect(await page.context().cookies('https://www.youtube-nocookie.com')).toEqual([])
  })

  test(`B10, B13 ${language}: a video's tags link to the search, its related videos to their pages`, async ({
    page,
  }) => {
    const video = await richVideo(language)
    await open(page, pathFor('video', language, { id: video.id }))
    const tags = page.getByRole('navigation', { name: t.tags }).getByRole('link')
    await expect(tags).toHaveText(video.tags.map(({ name }) => `#${name}`))
    expect(await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      video.tags.map(({ name }) => searchPath(language, name)),
    )
    const related = page.getByRole('region', { name: t.related }).locator('h3 a')
    await expect(related).toHaveText(video.related_videos.map(({ name }) => name))
    const [first] = video.related_videos
    await related.first().click()
    await expect(page).toHaveURL(site + pathFor('video', language, { id: first?.id ?? 0 }))
    await expect(page.locator('main h1')).toHaveText(first?.name ?? '')
    await expect(page.getByRole('button', { name: `${t.play}: ${first?.name}` })).toBeVisible()
  })

  test(`B15 ${language}: the list and a video have a title, picture, address and twin`, async ({ page }) => {
    const { data } = await videosOf(language)
    const [{ id, name, description, cover_image }] = data as [(typeof data)[0]]
    const lists = { hu: pathFor('videos', 'hu'), en: pathFor('videos', 'en') }
    await expectMetadata(page, language, lists, {
      title: t.title,
      description: t.description,
      image: cover_image?.share ?? undefined,
    })
    const paths = { hu: pathFor('video', 'hu', { id }), en: pathFor('video', 'en', { id }) }
    const own = { title: name, description, image: cover_image?.share ?? undefined, type: 'video.other' }
    await expectMetadata(page, language, paths, own)
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B10, B14 ${language}: unknown videos and pages are 404 in the language of the path`, async ({
      page,
    }) => {
      const { data, meta } = await videosOf(language)
      const id = data[0]?.id
      const missing = [
        pathFor('video', language, { id: 2_000_000_000 }),
        `${list}/${id}a`,
        `${list}/0`,
        `${list}/${id}/x`,
        `${list}?page=${meta.last_page + 1}`,
        `${list}?page=-1`,
      ]
      expect(await statusesOf(page, missing)).toEqual(missing.map(() => 404))
      expect(await statusesOf(page, [`${list}?page=1`])).toEqual([301])
      await page.goto(missing[0] ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
    })
  })

  testWithFailures(
    `B10, E9 ${language}: a thumbnail that fails to load becomes the club's crest, and the video still plays`,
    async ({ page }) => {
      const video = await richVideo(language)
      await page.route('**/files/media/**', (route) => route.abort())
      const requests = await recordThirdPartyRequests(page)
      for (const [path, count] of [
        [list, 15],
        [pathFor('video', language, { id: video.id }), 1 + video.related_videos.length],
      ] as const) {
        await open(page, path)
        await page.locator('main img').evaluateAll((all) => {
          for (const image of all) (image as HTMLImageElement).loading = 'eager'
        })
        await expect(page.locator('main [data-fallback] img')).toHaveCount(count)
        await expect(page.locator('main [data-fallback] img').first()).toHaveAttribute(
          'src',
          /\/assets\/crest-/,
        )
      }
      await page.getByRole('button', { name: `${t.play}: ${video.name}` }).click()
      await expect(page.locator('main iframe')).toBeVisible()
      await expect
        .poll(() => [...new Set(requests.map((url) => new URL(url).host))])
        .toEqual(['www.youtube-nocookie.com'])
    },
  )

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B10 ${language}: without JavaScript videos can be read, and play links to the video`, async ({
      page,
    }) => {
      const video = await richVideo(language)
      for (const width of [widths.phone, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(list)
        await expect(titlesOf(page)).toHaveCount(15)
        await expect(page.locator('main img').first()).toBeVisible()
        await expectNoOverflow(page)
        await page.goto(pathFor('video', language, { id: video.id }))
        await expect(page.locator('main h1')).toHaveText(video.name)
        const play = page.getByRole('main').getByRole('link', { name: `${t.play}: ${video.name}` })
        await expect(play).toBeVisible()
        await expect(play).toHaveAttribute('href', video.video_url)
        await expect(page.locator('main iframe, main button:visible')).toHaveCount(0)
        const related = page.getByRole('region', { name: t.related }).locator('h3 a')
        await expect(related).toHaveText(video.related_videos.map(({ name }) => name))
        await expectNoOverflow(page)
      }
    })
  })
}
