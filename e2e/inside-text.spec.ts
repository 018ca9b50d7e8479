import type { Article, Gallery, Schedule } from '@palank/contract/own-api-types'
import { pathFor } from '@palank/routes'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, newsroom, publish, signIn, waitForNewForm } from './editor.ts'
import { logIn, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

const youtube = 'https://www.youtube.com/watch?v=aB3-_xYz019'
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Player = { id: number; last_name: string; first_name: string }

const textOf = (page: Page) => page.locator('.field-type.rich-text-lexical .ContentEditable__root').first()

type Target = { kind: 'players' | 'matches' | 'galleries'; id: number | undefined; name: string }

/** Types a name without accents into the picker, and takes the document. */
async function pick(field: Locator, { kind, id, name }: Target) {
  await field.getByRole('combobox').fill(plain(name))
  await field.locator(`[role=option][id$="-${kind}-${id}"]`).click()
  await expect(field.locator('.link-target__chosen')).toContainText(name)
}

/** The last paragraph is empty after each block. */
async function insertBlock(page: Page, name: string): Promise<Locator> {
  await textOf(page).locator('> p').last().click()
  await page.keyboard.type(`/${name}`)
  await page.locator('.slash-menu-popup').getByRole('option', { name }).first().click()
  return textOf(page).locator('.LexicalEditorTheme__block').last()
}

test('an editor links to a player, and puts a match, a gallery, a quotation and a video into the text', async ({
  page,
}, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  await logIn()
  const [match] = (await callApi<Schedule[]>('schedule/list?type=prev&limit=1')).data
  const [gallery] = (await callApi<Gallery[]>('gallery/list?per_page=1')).data
  const [home = '', away = ''] = match?.competitors.map(({ competition_team }) => competition_team.name) ?? []
  const { docs: players } = await read<{ docs: Player[] }>(
    'players?depth=0&limit=200&where[birth_year][less_than]=2000',
  )
  const player = players.find(({ last_name }) => plain(last_name) !== last_name.toLowerCase())
  const fullName = `${player?.last_name} ${player?.first_name}`
  const title = `Belül a szövegben ${Date.now()}`
  let slug = ''

  await test.step('chooses a player by a name without accents', async () => {
    await signIn(page)
    await page.goto(`${newsroom}/admin/collections/articles/create?locale=hu`)
    await waitForNewForm(page)
    await page.locator('#field-title').fill(title)
    await textOf(page).click()
    await page.keyboard.type(player?.last_name ?? '')
    await page.keyboard.press('Shift+Home')
    const drawer = page.locator('dialog[open]').last()
    // Lexical loads the form of a link when the editor is first used; until then the button does nothing.
    await expect(async () => {
      await page.locator('.fixed-toolbar .toolbar-popup__button-link').click({ timeout: 2000 })
      await expect(drawer).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await drawer.getByText('Az oldalon belül').click()
    await pick(drawer, { kind: 'players', id: player?.id, name: fullName })
    await shot('1-link')
    await drawer.getByRole('button', { name: 'Mentés' }).click()
    await expect(textOf(page).locator('a')).toHaveText(player?.last_name ?? '')
    await expect(drawer).toBeHidden()
  })

  await test.step('inserts a match, a gallery and a quotation', async () => {
    // The closed drawer gives the selected word back to the editor a little later: a key would replace it.
    await expect(async () => {
      await textOf(page).locator('> p').last().click()
      await page.keyboard.press('End')
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
    }).toPass({ timeout: 30_000 })
    await page.keyboard.press('Enter')
    await expect(textOf(page).locator('a')).toHaveText(player?.last_name ?? '')
    await pick(await insertBlock(page, 'Mérkőzés'), {
      kind: 'matches',
      id: match?.id,
      name: `${home} – ${away}`,
    })
    await pick(await insertBlock(page, 'Galéria'), {
      kind: 'galleries',
      id: gallery?.id,
      name: gallery?.name ?? '',
    })
    const quotation = await insertBlock(page, 'Idézet')
    await quotation.getByLabel('Mit mondott?').fill('Nem lettünk gyorsabbak. Előbb indultunk.')
    await quotation.locator('input[name="who"]').fill('A csapat kapitánya')
    // Payload takes the fields of a block into the text after a pause in typing.
    await page.waitForTimeout(1000)
  })

  await test.step('pastes the address of a video, which becomes the video', async () => {
    await textOf(page).locator('> p').last().click()
    await textOf(page).evaluate((editor, url) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', url)
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, youtube)
    await expect(textOf(page).locator('input[name="url"]')).toHaveValue(youtube)
    await shot('2-blocks')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await shot('3-phone')
    await page.setViewportSize({ width: 1440, height: 1000 })
    await publish(page)
    await expect(page.locator('#field-slug')).not.toHaveValue('')
    slug = await page.locator('#field-slug').inputValue()
  })

  const { data: article } = await callApi<Article>(`article/find/${slug}`)
  const galleryPath = pathFor('gallery', 'hu', { id: gallery?.id ?? 0 })
  const matchPath = pathFor('match', 'hu', { scheduleId: match?.id ?? 0 })
  const scores = match?.competitors.map(({ finalScore }) => finalScore) ?? []

  await test.step('the api sends HTML that anyone can read', () => {
    expect(article.body).toMatch(
      new RegExp(`<a href="/csapat/\\d+/jatekos/${player?.id}">${player?.last_name}</a>`),
    )
    for (const part of [
      `<figure data-match="${match?.id}"><a href="${matchPath}">${home} – ${away}, ${scores.join('–')}</a></figure>`,
      `<figure data-gallery="${gallery?.id}"><a href="${galleryPath}">${gallery?.name}</a></figure>`,
      '<blockquote>Nem lettünk gyorsabbak. Előbb indultunk.<br />A csapat kapitánya</blockquote>',
      `<figure data-youtube="aB3-_xYz019"><a href="${youtube}">YouTube</a></figure>`,
    ])
      expect(article.body).toContain(part)
  })

  await test.step('the site draws the items themselves, without script and on a phone', async () => {
    const visitor = await page.context().browser()?.newContext({ javaScriptEnabled: false })
    const tab = await visitor?.newPage()
    if (!visitor || !tab) throw new Error('no browser')
    await tab.goto(`${process.env.SITE}${pathFor('article', 'hu', { slug })}`)
    const drawn = tab.locator(`article[data-match="${match?.id}"]`)
    await expect(drawn).toContainText(home)
    await expect(drawn).toContainText(`${scores[0]}–${scores[1]}`)
    await expect(drawn.getByRole('link')).toHaveAttribute('href', matchPath)
    const strip = tab.locator('figure', { has: tab.locator(`a[href="${galleryPath}"]`) })
    await expect(strip.locator('img')).toHaveCount(4)
    await expect(tab.locator('blockquote footer')).toHaveText('A csapat kapitánya')
    await expect(tab.locator(`a[href="${youtube}"]`).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await tab.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(tab)
      await tab.screenshot({ path: info.outputPath(`4-site-${width}.png`), fullPage: true })
    }
    await visitor.close()
  })

  await test.step('an unpublished gallery leaves no box', async () => {
    await send('PATCH', `galleries/${gallery?.id}?locale=hu`, { _status: 'draft' })
    try {
      const { data } = await callApi<Article>(`article/find/${slug}`)
      expect(data.body).not.toContain('data-gallery')
      expect(data.body).toContain('data-match')
    } finally {
      await send('PATCH', `galleries/${gallery?.id}?locale=hu`, { _status: 'published' })
    }
    const { docs } = await read<{ docs: { id: number }[] }>(
      `articles?locale=hu&depth=0&where[slug][equals]=${slug}`,
    )
    for (const { id } of docs) await send('DELETE', `articles/${id}`)
  })

  expect(consoleErrors).toEqual([])
})
