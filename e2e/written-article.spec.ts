import type { Video } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import { logIn, node, paragraph, read, send, text } from './newsroom-api.ts'
import { expectNoOverflow } from './overflow.ts'
import { callApi } from './site/call-api.ts'
import { readHeads } from './site/document-heads.ts'
import { expect, languages, open, site, test, widths } from './site/site-test.ts'
import { addressOf, articleOf, articleWith, proseOf } from './site/stories.ts'

// Articles of a kind that the demo lacks, created through the newsroom's REST api and deleted at the end.

const heading = (tag: string, value: string) => node('heading', { tag }, text(value))
const items = (listType: 'bullet' | 'number', ...values: string[]) =>
  node(
    'list',
    { listType, tag: listType === 'bullet' ? 'ul' : 'ol', start: 1 },
    ...values.map((value, index) => node('listitem', { value: index + 1 }, text(value))),
  )
const cell = (value: string, headerState: 0 | 1) => node('tablecell', { headerState }, paragraph(value))
const table = (...rows: string[][]) =>
  node(
    'table',
    {},
    ...rows.map((row, index) =>
      node('tablerow', {}, ...row.map((value) => cell(value, index === 0 ? 1 : 0))),
    ),
  )
const quote = (words: string, name: string) =>
  node('quote', {}, text(words), { type: 'linebreak', version: 1 }, text(name))

const texts = {
  hu: {
    title: 'Harminc pont félidőig a próbameccsen',
    lead: 'Egy próbaüzem bevezetője, amelyből minden megvan.',
    caption: 'Képaláírás: a labda a vonalon.',
    quoted: 'Előbb indultunk.',
  },
  en: {
    title: 'Thirty points by half-time in the trial',
    lead: 'The lead of a trial run that has everything.',
    caption: 'Caption: the ball on the line.',
    quoted: 'We left earlier.',
  },
}
const metadataOf = (language: Language) => ({
  meta_title: `Meta ${language}`,
  meta_description: `Meta description ${language}`,
  og_title: `Shared ${language}`,
  og_description: `Shared description ${language}`,
})

const bodyOf = (language: Language, picture: number, video: number) => ({
  root: node(
    'root',
    {},
    paragraph('A'),
    heading('h2', 'B'),
    items('bullet', 'C', 'D'),
    heading('h3', 'E'),
    items('number', 'F', 'G'),
    quote(texts[language].quoted, 'H'),
    table(['I', 'J'], ['1', '2']),
    heading('h4', 'K'),
    node('upload', {
      relationTo: 'media',
      value: picture,
      fields: { caption: texts[language].caption },
      id: 'p',
    }),
    node('block', { fields: { id: 'v', blockType: 'video', video } }),
    node('horizontalrule'),
    paragraph('L'),
  ),
})

const createdIds: number[] = []

const save = (id: number, language: Language, data: object) =>
  send('PATCH', `articles/${id}?locale=${language}`, { _status: 'published', ...data })
async function write(data: object) {
  // Old enough to be last in every list.
  const date = { publish_date: '2001-02-03T10:00:00Z', _status: 'published' }
  const article = await send('POST', 'articles?locale=hu', { ...date, ...data })
  createdIds.push(article.id)
  return article
}

let slugs = { hu: '', en: '' }
let formerSlugs = { hu: '', en: '' }
let hungarianSlug = ''
let video: Video

test.beforeAll(async () => {
  await logIn()
  const cover = (await articleWith('hu', ({ cover_image }) => cover_image)).cover_image
  const { docs } = await read<{ docs: { id: number }[] }>(
    `media?where[filename][equals]=${cover?.name}&depth=0`,
  )
  const picture = docs[0]?.id ?? 0
  video = (await callApi<Video[]>('video/list', 'hu', { per_page: 1 })).data[0] as Video
  const { title, lead } = texts.hu
  const article = await write({ title, lead, ...metadataOf('hu'), body: bodyOf('hu', picture, video.id) })
  const english = await save(article.id, 'en', {
    title: texts.en.title,
    lead: texts.en.lead,
    ...metadataOf('en'),
    body: bodyOf('en', picture, video.id),
  })
  formerSlugs = { hu: article.slug, en: english.slug }
  slugs = { hu: `${article.slug}-atnevezve`, en: `${english.slug}-renamed` }
  for (const language of languages) await save(article.id, language, { slug: slugs[language] })
  hungarianSlug = (await write({ title: 'Csak magyarul', lead: 'Ez a bevezető csak magyarul van meg.' })).slug
})
test.afterAll(async () => {
  for (const id of createdIds) await send('DELETE', `articles/${id}`, {})
})

for (const language of languages) {
  const other = language === 'hu' ? 'en' : 'hu'
  const news = pathFor('news', language)

  test(`B3 ${language}: every element of an editor's text is rendered, and a video loads only on a click`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
    await open(page, addressOf({ slug: slugs[language] }, language))
    const prose = proseOf(page, texts[language])
    const expectedTags = [
      'p',
      'h2',
      'ul',
      'h3',
      'ol',
      'blockquote',
      'div',
      'h4',
      'figure',
      'figure',
      'hr',
      'p',
    ]
    const tagNames = await prose.evaluate((body) =>
      [...body.children].flatMap((part) =>
        part.localName === 'figure' ? ['figure'] : [...part.children].map((element) => element.localName),
      ),
    )
    expect(tagNames).toEqual(expectedTags)
    await expect(prose.locator('li')).toHaveText(['C', 'D', 'F', 'G'])
    await expect(prose.locator('th')).toHaveText(['I', 'J'])
    await expect(prose.locator('td')).toHaveText(['1', '2'])
    await expect(prose.locator('blockquote p')).toHaveText(texts[language].quoted)
    await expect(prose.locator('figcaption').first()).toHaveText(texts[language].caption)
    const style = (selector: string, name: string) =>
      prose
        .locator(selector)
        .first()
        .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name)
    const size = async (selector: string) => Number.parseFloat(await style(selector, 'font-size'))
    expect([await style('ul', 'list-style-type'), await style('ol', 'list-style-type')]).toEqual([
      'disc',
      'decimal',
    ])
    const sizes = [await size('blockquote p'), await size('h2'), await size('h3'), await size('h4')]
    expect(sizes).toEqual(sizes.toSorted((one, next) => next - one))
    expect(new Set(sizes).size).toBe(4)
    expect(await size('p')).toBeLessThan(await size('h4'))
    expect(await size('figcaption')).toBeLessThan(await size('p'))
    const picture = prose.locator('figure img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400)

    const { name, video_url: url } = (await callApi<Video>(`video/find/${video.id}`, language)).data
    const player = prose.getByRole('button', { name })
    await expect(prose.locator('iframe')).toHaveCount(0)
    await expect(prose.locator('figcaption').last().getByRole('link', { name })).toHaveAttribute(
      'href',
      pathFor('video', language, { id: video.id }),
    )
    await player.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((address) => !address.startsWith(`${site}/`))).toEqual([])
    await player.click()
    const id = new URL(url).searchParams.get('v')
    await expect(prose.locator('iframe')).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    )
    await expect(prose.locator('iframe')).toBeFocused()
    const hosts = () => [...new Set(requests.map((address) => new URL(address).origin))]
    await expect.poll(hosts).toEqual([site, 'https://www.youtube-nocookie.com'])
  })

  test(`B14, B15 ${language}: a renamed article redirects from its former address and has its own metadata`, async ({
    page,
    request,
  }) => {
    const address = addressOf({ slug: slugs[language] }, language)
    for (const slug of [formerSlugs[language], formerSlugs[other], slugs[other]]) {
      const response = await request.get(`${site}${news}/${slug}`, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([301, address])
    }
    const [head] = await readHeads(page, [site + address])
    expect(head?.title).toMatch(new RegExp(`^Meta ${language} \\| `))
    expect(head?.meta).toMatchObject({
      description: `Meta description ${language}`,
      'og:title': `Shared ${language}`,
      'og:description': `Shared description ${language}`,
      'og:url': site + address,
    })
    expect(head?.meta['og:image']).toBeTruthy()
    expect(head?.canonical).toEqual([site + address])
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14 ${language}: an unpublished article is 404`, async ({ page }) => {
      const { id, slug } = await write({ title: `Visszavonva ${language}` })
      expect((await articleOf(language, slug)).id).toBe(id)
      await save(id, 'hu', { _status: 'draft' })
      const response = await page.goto(`${news}/${slug}`)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  })
}

test('B3, B15 en: a text that exists only in Hungarian is marked with its lang, and a note says so', async ({
  page,
}) => {
  const article = await articleOf('en', hungarianSlug)
  expect([article.lang, article.slugs.en, article.cover_image]).toEqual(['hu', null, null])
  for (const width of [widths.phone, widths.laptop]) {
    await open(page, addressOf(article, 'en'), width)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1')).toHaveAttribute('lang', 'hu')
    await expect(page.getByText(article.lead ?? '')).toHaveAttribute('lang', 'hu')
    const note = page.getByText('This text is only available in Hungarian for now.')
    await expect(note).toBeVisible()
    expect(await note.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await expectNoOverflow(page)
  }
  await open(page, addressOf(article, 'hu'))
  await expect(page.locator('h1')).not.toHaveAttribute('lang')
  await expect(page.getByText('only available')).toHaveCount(0)
})
