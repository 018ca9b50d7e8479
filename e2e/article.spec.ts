import { artworkPath } from '@palank/demo/artwork'
import { expect, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, publish, signInByForm, waitForNewForm } from './editor.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

const title = { hu: 'Őszi győzelem a Tüskecsarnokban', en: 'Autumn win in the thorn hall' }
const slug = { hu: 'oszi-gyozelem-a-tuskecsarnokban', en: 'autumn-win-in-the-thorn-hall' }

async function write(page: Page, text: { title: string; lead: string; body: string }) {
  await page.locator('#field-title').fill(text.title)
  await page.locator('#field-lead').fill(text.lead)
  const body = page.locator('.field-type.rich-text-lexical .ContentEditable__root')
  await body.click()
  await page.keyboard.type(text.body)
}

test('an editor writes an article in two languages, publishes it, and renames it', async ({ page }, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

  await test.step('signs in; the newsroom is in Hungarian', async () => {
    await signInByForm(page)
    await shot('1-dashboard')
  })

  await test.step('writes in Hungarian with a cover and a category', async () => {
    await page.getByRole('link', { name: 'Hírt írok' }).click()
    await waitForNewForm(page)
    await expect(page.locator('#field-title')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Megnézem az oldalon' })).toBeHidden()
    await write(page, {
      title: title.hu,
      lead: 'Az utolsó percben dőlt el a rangadó.',
      body: 'A közönség állva tapsolta végig a hajrát.',
    })
    await page.locator('#field-cover_image').getByRole('button', { name: 'Új létrehozása' }).click()
    const drawer = page.locator('dialog[open], .drawer--is-open').last()
    await drawer.locator('input[type=file]').setInputFiles(artworkPath('hiuzok', 'img/unneples.webp'))
    await drawer.locator('#field-alt').fill('Ünneplő játékosok a pálya közepén')
    await shot('2-cover')
    await drawer.getByRole('button', { name: 'Mentés' }).click()
    await expect(page.locator('#field-cover_image')).toContainText(/[0-9a-f]{12}\.webp/)
    await page.locator('#field-categories .rs__control').click()
    await page.locator('#field-categories .rs__option', { hasText: 'Felnőtt férfi' }).click()
    await shot('3-hungarian')
    await publish(page)
    await expect(page.locator('#field-slug')).toHaveValue(slug.hu)
    await expect(page.getByRole('status').filter({ hasText: 'Kint van az oldalon.' })).toContainText(
      /[\d,]+ másodperc alatt megjelent/,
    )
    const [onSite] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Megnézem az oldalon' }).click(),
    ])
    await expect(onSite.getByRole('heading', { level: 1 })).toHaveText(title.hu)
    await onSite.close()
    await shot('3-on-site')
  })

  await test.step('follows the link to the English twin and publishes it', async () => {
    await page.getByRole('link', { name: 'még nincs – megírom' }).click()
    await expect(page.locator('.localizer')).toContainText('angol')
    await expect(page.locator('#field-title')).toHaveValue('')
    await write(page, {
      title: title.en,
      lead: 'The derby was decided in the last minute.',
      body: 'The crowd stood through the final stretch.',
    })
    await shot('4-english')
    await publish(page)
    await expect(page.locator('#field-slug')).toHaveValue(slug.en)
  })

  await test.step('F5: the api returns it in both languages', async () => {
    for (const lang of ['hu', 'en'] as const) {
      const { status, data } = await callApi(`article/find/${slug[lang]}`, lang)
      expect(status).toBe(200)
      expect(data).toMatchObject({ title: title[lang], slug: slug[lang], slugs: slug, lang })
    }
    const { data } = await callApi(`article/find/${slug.hu}`, 'hu')
    expect(data.body).toBe('<p>A közönség állva tapsolta végig a hajrát.</p>')
    expect(data.categories).toMatchObject([{ name: 'Felnőtt férfi' }])
    expect(data.cover_image).toMatchObject({
      alt: 'Ünneplő játékosok a pálya közepén',
      width: 1600,
      height: 900,
    })
  })

  await test.step('changes the web address; the old one still finds it', async () => {
    await page.getByRole('link', { name: 'megnyitom' }).click()
    await expect(page.locator('#field-title')).toHaveValue(title.hu)
    await page.locator('#field-slug').fill('tuskecsarnok-rangado')
    await expect(page.getByText('Kint van, a módosításaid nélkül.')).toBeVisible()
    const see = page.getByRole('link', { name: 'Megnézem az oldalon' })
    await expect(see).toHaveAttribute('href', new RegExp(`/hirek/${slug.hu}$`))
    await publish(page)
    await expect(see).toHaveAttribute('href', /\/hirek\/tuskecsarnok-rangado$/)
    const { status, data } = await callApi(`article/find/${slug.hu}`, 'hu')
    expect(status).toBe(200)
    expect(data).toMatchObject({ title: title.hu, slug: 'tuskecsarnok-rangado', slugs: { en: slug.en } })
    expect((await callApi('article/find/tuskecsarnok-rangado', 'en')).data).toMatchObject({ title: title.en })
    await shot('5-renamed')
  })

  await test.step('on a phone the form does not overflow', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await shot('6-phone')
  })

  expect(consoleErrors).toEqual([])
})
