import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { pathFor } from '@palank/routes'
import { ask, filesOf, hides, isMissing, secondsUntil, shows, stemOf } from './edge-answers.ts'
import { newsroom, openInteractive, publish, signIn } from './editor.ts'
import { logIn, node, paragraph, send, upload } from './newsroom-api.ts'
import { expect, test } from './site/site-test.ts'

const created: [collection: string, id: number][] = []
test.beforeAll(logIn)
test.afterAll(async () => {
  for (const [collection, id] of created) await send('DELETE', `${collection}/${id}`)
})

test.use({ allowedErrors: /status of 40[04]/ })

test('S10: an uncleared picture stops publishing; one that is taken down is gone at the edge within five seconds', async ({
  page,
}) => {
  // Not a picture of the demo: all uploads of the same file are taken down together.
  const original = readFileSync(artworkPath('solymok', 'img/busz.webp'))
  const bytes = Buffer.concat([original, Buffer.from(crypto.randomUUID())])
  const picture = await upload('media', bytes, 'tiltva-foto.webp')
  const inGallery = await upload('gallery-files', bytes, 'tiltva-foto-galeria.webp')
  await send('PATCH', `media/${picture.id}`, { children: 'not_cleared' })
  await send('PATCH', `gallery-files/${inGallery.id}`, { children: 'not_cleared' })
  const held = node('upload', { relationTo: 'media', value: picture.id, fields: { caption: '' }, id: 'p' })
  const article = await send('POST', 'articles?locale=hu&draft=true', {
    title: 'Egy hír visszatartott képpel',
    body: { root: node('root', {}, paragraph('Előtte.'), held) },
    _status: 'draft',
  })
  const gallery = await send('POST', 'galleries?locale=hu', {
    name: 'Egy galéria visszatartott képpel',
    files: [inGallery.id],
    _status: 'published',
  })
  created.push(['articles', article.id], ['galleries', gallery.id])
  const files = [...filesOf(picture, 'media'), ...filesOf(inGallery, 'gallery')]
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const file of files) expect((await ask(file)).status, file).toBe(404)

  await signIn(page)
  await page.goto(`${newsroom}/admin/collections/galleries/${gallery.id}`)
  await expect(page.getByRole('heading', { name: '1 kép visszatartva' })).toBeVisible()

  await page.goto(`${newsroom}/admin/collections/articles/${article.id}`)
  await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  const toast = page.locator('.payload-toast-item').first()
  await expect(toast).toContainText('még nem közölhető, mert felismerhető gyermek van rajta')
  await toast.waitFor({ state: 'detached' })
  await send('PATCH', `media/${picture.id}`, { children: 'cleared' })
  await publish(page)
  const articlePath = pathFor('article', 'hu', { slug: article.slug })
  await secondsUntil({ [articlePath]: shows(stemOf(picture)) }, 5)
  for (const file of filesOf(picture, 'media')) expect((await ask(file)).status, file).toBe(200)

  await openInteractive(page, `${newsroom}/admin/collections/media/${picture.id}`)
  await page.getByRole('button', { name: 'Kép végleges levétele' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Végleges levétel' }).click()
  await expect(page.getByText('A kép lekerült mindenhonnan.')).toBeVisible()
  const gone = await secondsUntil(
    {
      [articlePath]: hides(stemOf(picture)),
      ...Object.fromEntries(files.map((file) => [file, isMissing])),
    },
    5,
  )
  process.stdout.write(`taken down at the edge: ${gone.toFixed(2)} s\n`)
  await expect(upload('media', bytes, 'megint.webp')).rejects.toThrow('végleg levettük')
})
