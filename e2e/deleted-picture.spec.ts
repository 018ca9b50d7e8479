import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { pathFor } from '@palank/routes'
import { ask, filesOf, hides, isMissing, secondsUntil, shows, stemOf } from './edge-answers.ts'
import { logIn, node, paragraph, send, upload } from './newsroom-api.ts'
import { expect, homeOf, open, test } from './site/site-test.ts'
import { proseOf } from './site/stories.ts'

const created: [collection: string, id: number][] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const [collection, id] of created) await send('DELETE', `${collection}/${id}`)
})

test.use({ allowedErrors: /status of 404/ })

test('S10: a deleted picture and an unpublished article are gone at the edge within five seconds', async ({
  page,
}) => {
  // Different bytes, since the name of a file is the hash of its bytes.
  const bytes = readFileSync(artworkPath('solymok', 'img/busz.webp'))
  const uploadNew = (collection: 'media' | 'gallery-files') =>
    upload(collection, Buffer.concat([bytes, Buffer.from(crypto.randomUUID())]), 'torlendo.webp')
  const cover = await uploadNew('media')
  const inText = await uploadNew('media')
  const inGallery = await uploadNew('gallery-files')
  const title = 'Egy hír törlendő képekkel'
  const lead = 'Képekkel, amelyek eltűnnek.'
  const prose = proseOf(page, { lead })
  const article = await send('POST', 'articles?locale=hu', {
    title,
    lead,
    cover_image: cover.id,
    body: {
      root: node(
        'root',
        {},
        paragraph('Előtte.'),
        node('upload', { relationTo: 'media', value: inText.id, fields: { caption: 'Aláírás' }, id: 'p' }),
        paragraph('Utána.'),
      ),
    },
    _status: 'published',
  })
  created.push(['articles', article.id])
  const gallery = await send('POST', 'galleries?locale=hu', {
    name: 'Egy galéria törlendő képpel',
    files: [inGallery.id],
    _status: 'published',
  })
  created.push(['galleries', gallery.id])

  const articlePath = pathFor('article', 'hu', { slug: article.slug })
  const galleryPath = pathFor('gallery', 'hu', { id: gallery.id })
  const [home, news] = [homeOf('hu'), pathFor('news', 'hu')]
  const published = {
    [home]: shows(stemOf(cover)),
    [news]: shows(title),
    [articlePath]: shows(stemOf(inText)),
    [`${articlePath}.data`]: shows(stemOf(inText)),
    [galleryPath]: shows(stemOf(inGallery)),
  }
  await secondsUntil(published, 5)
  await open(page, articlePath)
  await expect(prose.locator('figcaption')).toHaveText('Aláírás')

  const files = [
    ...[cover, inText].flatMap((picture) => filesOf(picture, 'media')),
    ...filesOf(inGallery, 'gallery'),
  ]
  expect(files.length).toBeGreaterThanOrEqual(9)
  for (const file of files) expect((await ask(file)).status, file).toBe(200)

  for (const id of [cover.id, inText.id]) await send('DELETE', `media/${id}?unlink=true`)
  await send('DELETE', `gallery-files/${inGallery.id}?unlink=true`)
  const deleted = {
    ...Object.fromEntries(
      Object.keys(published).map((path) => [path, hides(...[cover, inText, inGallery].map(stemOf))]),
    ),
    ...Object.fromEntries(files.map((file) => [file, isMissing])),
  }
  const afterDelete = await secondsUntil(deleted, 5)
  await open(page, articlePath)
  await expect(prose.getByText('Utána.')).toBeVisible()
  await expect(prose.locator('figure')).toHaveCount(0)

  await send('PATCH', `articles/${article.id}?locale=hu`, { _status: 'draft' })
  const unpublished = {
    [articlePath]: isMissing,
    [`${articlePath}.data`]: isMissing,
    [home]: hides(title),
    [news]: hides(title),
  }
  const afterUnpublish = await secondsUntil(unpublished, 5)
  process.stdout.write(
    `gone at the edge: pictures ${afterDelete.toFixed(2)} s, article ${afterUnpublish.toFixed(2)} s\n`,
  )
})
