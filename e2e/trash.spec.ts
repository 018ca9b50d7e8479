import { readFileSync } from 'node:fs'
import { artworkPath } from '@palank/demo/artwork'
import { pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { ask, filesOf, isMissing, secondsUntil, shows } from './edge-answers.ts'
import { consoleErrorsOf, newsroom, openInteractive, signIn } from './editor.ts'
import { logIn, send, upload } from './newsroom-api.ts'
import { expect, test } from './site/site-test.ts'

test.beforeAll(logIn)

const dialog = (page: Page) => page.locator('.trash-dialog')

async function openDialog(page: Page, collection: string, id: number): Promise<void> {
  await openInteractive(page, `${newsroom}/admin/collections/${collection}/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.locator('#action-delete')).toBeHidden()
  await page.locator('#action-trash').click()
  await expect(dialog(page).getByRole('heading', { name: 'Kukába teszed?' })).toBeVisible()
}

const openInTrash = (page: Page, collection: string, id: number) =>
  openInteractive(page, `${newsroom}/admin/collections/${collection}/trash/${id}`)

test('an article goes to the trash and off the site; restored it is a draft', async ({ page }) => {
  const errors = consoleErrorsOf(page)
  const title = `Kukába való hír ${Date.now()}`
  const article = await send('POST', 'articles?locale=hu', { title, _status: 'published' })
  const path = pathFor('article', 'hu', { slug: article.slug })
  await secondsUntil({ [path]: shows(title) }, 10)

  await signIn(page)
  await openDialog(page, 'articles', article.id)
  await expect(dialog(page)).toContainText('30 napig megvan')
  await page.screenshot({ path: 'test-results/trash-dialog.png' })
  await dialog(page).getByRole('button', { name: 'Kukába', exact: true }).click()
  await expect(page.locator('.toast-success')).toContainText('A kukába került')
  await expect(page).toHaveURL(/\/collections\/articles(\?|$)/)
  await secondsUntil({ [path]: isMissing }, 10)

  await page.goto(`${newsroom}/admin/collections/articles/trash`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.screenshot({ path: 'test-results/trash-list.png' })
  await openInTrash(page, 'articles', article.id)
  await page.getByRole('button', { name: 'Visszavétel', exact: true }).click()
  // Publishing is a step of its own.
  await expect(page.locator('.restore-button__checkbox')).toBeHidden()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.toast-success')).toContainText('Visszavéve')
  await expect(page).toHaveURL(new RegExp(`/collections/articles/${article.id}`))
  await expect(page.locator('#field-title')).toHaveValue(title)
  expect((await ask(path)).status).toBe(404)
  await send('PATCH', `articles/${article.id}?locale=hu`, { _status: 'published' })
  await secondsUntil({ [path]: shows(title) }, 10)
  await send('DELETE', `articles/${article.id}`)
  expect(errors).toEqual([])
})

test('a picture in use: its places are shown, then it is taken out of them; of a banner it is refused', async ({
  page,
}) => {
  const errors = consoleErrorsOf(page)
  // Not a picture of the demo: equal files have one name.
  const bytes = Buffer.concat([
    readFileSync(artworkPath('solymok', 'img/busz.webp')),
    Buffer.from(crypto.randomUUID()),
  ])
  const picture = await upload('media', bytes, 'kukaba-valo.webp')
  const title = `Képes hír ${Date.now()}`
  const article = await send('POST', 'articles?locale=hu', {
    title,
    cover_image: picture.id,
    _status: 'published',
  })
  const banner = await send('POST', 'banners?locale=hu', {
    title: 'Kukás banner',
    position: 'home-below-prev-matches',
    banner_image: picture.id,
  })
  const [file = ''] = filesOf(picture, 'media')
  expect((await ask(file)).status).toBe(200)

  await signIn(page)
  await openDialog(page, 'media', picture.id)
  await expect(dialog(page)).toContainText('Banner: Kukás banner')
  await expect(dialog(page)).toContainText('ez nem lehet meg nélküle')
  await expect(dialog(page).getByRole('button')).toHaveCount(1)
  await page.screenshot({ path: 'test-results/trash-refused.png' })
  await dialog(page).getByRole('button', { name: 'Mégse' }).click()
  await send('DELETE', `banners/${banner.id}`)

  await page.setViewportSize({ width: 390, height: 800 })
  await openDialog(page, 'media', picture.id)
  const place = dialog(page).getByRole('link', { name: `Hír: ${title}` })
  await expect(place).toHaveAttribute('href', `/admin/collections/articles/${article.id}`)
  await page.screenshot({ path: 'test-results/trash-used-390.png' })
  await dialog(page).getByRole('button', { name: 'Levétel mindenhonnan és kukába' }).click()
  await expect(page.locator('.toast-success')).toContainText('A kukába került')
  await secondsUntil({ [file]: isMissing }, 10)

  await openInTrash(page, 'media', picture.id)
  await page.getByRole('button', { name: 'Visszavétel', exact: true }).click()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.toast-success')).toContainText('Visszavéve')
  expect((await ask(file)).status).toBe(200)
  expect(errors).toEqual([])
  // Else the page may still ask for the thumbnail of what is deleted.
  await page.goto('about:blank')
  await send('DELETE', `articles/${article.id}`)
  await send('DELETE', `media/${picture.id}`)
})
