import { readFileSync } from 'node:fs'
import type { Schedule } from '@palank/contract/own-api-types'
import { artworkPath } from '@palank/demo/artwork'
import { pathFor } from '@palank/routes'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { callApi } from '../editor.ts'
import { logInAs, read, send } from '../newsroom-api.ts'
import { register } from '../register-applicant.ts'
import { journey } from './journey.ts'

// Each journey deletes what it wrote, so that the table can be made again on the same demo.

const mark = Date.now().toString(36)
const youtube = 'https://www.youtube.com/watch?v=aB3-_xYz019'

const textOf = (page: Page) => page.locator('.field-type.rich-text-lexical .ContentEditable__root').first()
const drawerOf = (page: Page) => page.locator('dialog[open], .drawer--is-open').last()
const saved = (page: Page) => expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const glanceMs = 1500

/** A person looks for the row first; Payload forgets a click while it writes the list's filters into the address. */
async function listed(page: Page) {
  await page.locator('.table tbody tr').first().waitFor()
  await page.waitForTimeout(glanceMs)
}

/** Puts it into the clipboard's event, since a headless browser has no clipboard. */
const paste = (editor: Locator, text: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

type Named = { id: number; title?: string; name?: string }
async function find(collection: string, field: 'title' | 'name', value: string): Promise<number> {
  const where = `where[${field}][equals]=${encodeURIComponent(value)}`
  const { docs } = await read<{ docs: Named[] }>(`${collection}?locale=hu&draft=true&depth=0&${where}`)
  if (!docs[0]) throw new Error(`${collection}: ${value} was not saved`)
  return docs[0].id
}

/** Each journey its own: Payload opens a match at the tab where it was left. */
async function upcomingMatch(index: number): Promise<Schedule> {
  const match = (await callApi<Schedule[]>('schedule/list?type=next&limit=4')).data[index]
  if (!match) throw new Error('the club has no upcoming match')
  return match
}

async function newArticle(title: string, status: 'draft' | 'published') {
  await logInAs('editor')
  return send('POST', `articles?locale=hu&draft=${status === 'draft'}`, {
    title,
    lead: 'Egy mondat.',
    _status: status,
  })
}

async function openFromDashboard(page: Page, title: string) {
  await page.locator('#nav-articles').click()
  await listed(page)
  await page.locator('.table').getByRole('link', { name: title }).click()
  await expect(page.locator('#field-title')).toHaveValue(title)
}

journey('write', 'editor', async (page, walk) => {
  const title = `Megírt próbahír ${mark}`
  await walk(async () => {
    await page.getByRole('link', { name: 'Hírt írok' }).click()
    await page.locator('#field-title').fill(title)
    await page.locator('#field-lead').fill('Az utolsó percben dőlt el a rangadó.')
    await page.locator('#field-cover_image').getByRole('button', { name: 'Új létrehozása' }).click()
    const cover = drawerOf(page)
    await cover.locator('input[type=file]').setInputFiles(artworkPath('hiuzok', 'img/unneples.webp'))
    await cover.locator('#field-alt').fill('Ünneplő játékosok')
    await cover.getByRole('button', { name: 'Mentés' }).click()
    await expect(page.locator('#field-cover_image')).toContainText(/unneples/)
    await textOf(page).click()
    await page.keyboard.type('A közönség állva tapsolta végig a hajrát. Jegyek')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.locator('.fixed-toolbar .toolbar-popup__button-link').click()
    const link = drawerOf(page)
    await link.locator('input[name="url"]').fill('https://jegyek.example/')
    await link.getByRole('button', { name: 'Mentés' }).click()
    await expect(link).toBeHidden()
    await expect(textOf(page).locator('a')).toHaveText('Jegyek')
    await textOf(page).locator('> p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await paste(textOf(page), youtube)
    await expect(textOf(page).locator('input[name="url"]')).toHaveValue(youtube)
    await textOf(page).locator('> p').last().click()
    await page.keyboard.type('/Kép')
    await page.locator('.slash-menu-popup').getByRole('option', { name: 'Kép', exact: true }).click()
    await drawerOf(page)
      .getByRole('button', { name: /^Ezt választom: / })
      .first()
      .click()
    await expect(
      textOf(page).locator('[data-lexical-upload-id], .lexical-upload, .LexicalEditorTheme__upload').first(),
    ).toBeVisible()
    await press(page, 'Közzététel')
    await saved(page)
  })
  await logInAs('editor')
  await send('DELETE', `articles/${await find('articles', 'title', title)}?unlink=true`)
})

journey('correct', 'editor', async (page, walk) => {
  const title = `Javított próbahír ${mark}`
  const { id, slug } = await newArticle(title, 'published')
  const address = process.env.SITE + pathFor('article', 'hu', { slug })
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await walk(async () => {
    await openFromDashboard(page, title)
    await page.locator('#field-lead').fill('Kijavított mondat.')
    await press(page, 'Közzététel')
    // Until a visitor sees it.
    await expect
      .poll(async () => (await page.request.get(address)).text(), { intervals: [250], timeout: 60_000 })
      .toContain('Kijavított mondat.')
  })
  await send('DELETE', `articles/${id}`)
})

journey('schedule', 'editor', async (page, walk) => {
  const title = `Időzített próbahír ${mark}`
  const { id } = await newArticle(title, 'draft')
  await walk(async () => {
    await openFromDashboard(page, title)
    await page.locator('.publish-time').click()
    const panel = page.getByRole('dialog', { name: 'Mikor jelenjen meg?' })
    await panel.getByLabel('Megadott időben').press('Space')
    await panel.getByLabel('Nap').fill('2030-07-01')
    await panel.getByLabel('Idő', { exact: true }).fill('17:00')
    await panel.getByRole('button', { name: 'Rendben' }).click()
    await press(page, 'Időzítés')
    await expect(page.locator('.state-chips__state')).toHaveText('Időzítve, 2030. júl. 1. 17:00')
  })
  await send('DELETE', `articles/${id}`)
})

journey('gallery', 'editor', async (page, walk) => {
  test.setTimeout(400_000)
  const name = `Próbagaléria ${mark}`
  const picture = readFileSync(artworkPath('hiuzok', 'img/unneples.webp'))
  // Each with other bytes, as from a camera.
  const pictures = Array.from({ length: 30 }, (_, index) => ({
    name: `unneples-${index + 1}.webp`,
    mimeType: 'image/webp',
    buffer: Buffer.concat([picture, Buffer.from(`${mark} ${index}`)]),
  }))
  await walk(async () => {
    await page.getByRole('link', { name: 'Képeket töltök fel' }).click()
    await page.locator('#field-name').first().fill(name)
    const chooser = page.waitForEvent('filechooser')
    await press(page, 'Képek hozzáadása')
    await (await chooser).setFiles(pictures)
    const captions = page.getByRole('textbox', { name: /^Képaláírás, \d+\. kép$/ })
    await expect(captions).toHaveCount(30, { timeout: 300_000 })
    // Tab goes on to the next picture's.
    await captions.first().click()
    for (let index = 0; index < 30; index++) {
      if (index > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(`${index + 1}. kép a szurkolókról`)
    }
    await expect(captions.last()).toHaveValue('30. kép a szurkolókról')
    await press(page, 'Közzététel')
    await saved(page)
  })
  await logInAs('editor')
  await send('DELETE', `galleries/${await find('galleries', 'name', name)}`)
})

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString()
/** On the dashboard, wherever it stands there. */
const toResults = (page: Page) =>
  page.locator('a[href$="/matches#awaiting"]').filter({ visible: true }).first()

journey('result', 'statistician', async (page, walk) => {
  const { id } = await upcomingMatch(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAs('statistician')
  const before = await read<Record<string, unknown>>(`matches/${id}?depth=0`)
  // It has begun, so that its result is missing.
  await send('PATCH', `matches/${id}`, { game_time: hourAgo() })
  await walk(async () => {
    await toResults(page).click()
    const match = page.locator(`#match-${id}`)
    await match.getByRole('textbox', { name: /^Hazai pont/ }).click()
    await page.keyboard.type('78')
    await page.keyboard.press('Enter')
    await page.keyboard.type('71')
    await match.getByRole('button', { name: /^Mentés/ }).click()
    await expect(match.getByRole('status')).toContainText('Mentve: 78–71.')
  })
  const { status, game_time, home_score, away_score } = before
  await send('PATCH', `matches/${id}`, { status, game_time, home_score, away_score })
})

journey('boxScore', 'statistician', async (page, walk) => {
  const match = await upcomingMatch(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const quarters = [21, 24, 31, 26, 23, 22, 14, 25]
  const points = {
    home: [27, 18, 11, 9, 9, 7, 7, 4, 4, 2, 2, 2],
    away: [20, 18, 12, 10, 8, 6, 4, 3, 2, 1, 0, 0],
  }
  await logInAs('statistician')
  const before = await read<Record<string, unknown>>(`matches/${match.id}?depth=0`)
  // It has begun, so that the dashboard leads to it.
  await send('PATCH', `matches/${match.id}`, { game_time: hourAgo() })
  await walk(async () => {
    await toResults(page).click()
    await page.locator(`#match-${match.id} a[href$="/matches/${match.id}"]`).first().click()
    await page.locator('#field-status .rs__control').click()
    await page.keyboard.type('Vége')
    await page.keyboard.press('Enter')
    await press(page, 'Eredmény és jegyzőkönyv')
    await page.locator('.match-sheet [data-row="periods-home"][data-column="0"]').click()
    for (const value of quarters) {
      await page.keyboard.type(String(value))
      await page.keyboard.press('Tab')
    }
    await press(page, 'Átveszem végeredménynek (102–84)')
    for (const side of ['home', 'away'] as const) {
      const table = page.getByRole('table', {
        name: side === 'home' ? /Jegyzőkönyv: Hazai/ : /Jegyzőkönyv: Vendég/,
      })
      await table.locator('[data-column="points"]').first().click()
      for (const [index, value] of points[side].entries()) {
        await page.keyboard.type(String(value))
        if (index < points[side].length - 1) await page.keyboard.press('Enter')
      }
    }
    await expect(page.locator('.match-sheet__summary')).toContainText('Minden egyezik ✓')
    await press(page, 'Mentés')
    await saved(page)
  })
  const { status, game_time, home_score, away_score, periods, home_lines, away_lines } = before
  await send('PATCH', `matches/${match.id}`, {
    status,
    game_time,
    home_score,
    away_score,
    periods,
    home_lines,
    away_lines,
  })
})

journey('postpone', 'statistician', async (page, walk) => {
  const match = await upcomingMatch(1)
  await logInAs('statistician')
  const before = await read<{ status: string; game_time: string }>(`matches/${match.id}?depth=0`)
  await walk(async () => {
    await page.locator('a[href$="/collections/matches"]').filter({ visible: true }).first().click()
    const row = page.locator(`#match-${match.id}`)
    await row.getByRole('button', { name: /^Halasztás/ }).click()
    await row.getByRole('dialog').getByRole('button', { name: 'Mentés' }).click()
    await expect(row.getByRole('status')).toContainText('Elhalasztva')
  })
  await send('PATCH', `matches/${match.id}`, { status: before.status, game_time: before.game_time })
})

journey('import', 'statistician', async (page, walk) => {
  const match = await upcomingMatch(2)
  await logInAs('statistician')
  const before = await read<{ referees: unknown }>(`matches/${match.id}?depth=0`)
  const [home = '', away = ''] = match.competitors.map(({ competition_team }) => competition_team.name)
  const { season, name } = match.competition as unknown as { season: number; name: string }
  const lines = [
    'season;competition;date;home;away;referees',
    [season, name, match.game_time?.slice(0, 10), home, away, 'Próba Péter'].join(';'),
  ]
  await walk(async () => {
    await page.getByRole('link', { name: 'Fájlból importálok' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Fájlok kiválasztása').click(),
    ])
    await chooser.setFiles({ name: 'proba.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await press(page, 'Importálás')
    await expect(page.getByText('Az importálás megtörtént.')).toBeVisible()
  })
  await send('PATCH', `matches/${match.id}`, { referees: before.referees })
})

journey('applicant', 'registrar', async (page, walk) => {
  const name = `Próba Jelentkező ${mark}`
  const email = `proba-${mark}@pelda.hu`
  await register(page.request, { name, mothersName: 'Próba Anya', email, phone: '36 20 917 3546' })
  await walk(async () => {
    await page.getByRole('link', { name: /Új jelentkezőket nézek/ }).click()
    await listed(page)
    const row = page.locator('tbody tr').filter({ hasText: name })
    await row.getByRole('button', { name: 'Megkerestük' }).click()
    await row.getByRole('textbox', { name: 'Megjegyzés' }).fill('Kedden jön edzésre.')
    await page.keyboard.press('Enter')
    await expect(row.getByRole('status')).toHaveText('Megjegyzés mentve')
  })
  await logInAs('registrar')
  await send('DELETE', `join-registrations/${await find('join-registrations', 'name', name)}`)
})

journey('invite', 'admin', async (page, walk) => {
  await walk(async () => {
    await page.getByRole('link', { name: 'Meghívok valakit' }).click()
    await press(page, 'Meghívok valakit')
    await page.getByLabel('Név', { exact: true }).fill('Próba Panna')
    await page.getByLabel('E-mail-cím').fill(`proba-${mark}@klub.example`)
    await page.getByLabel('Szerkesztő (tartalom)').check()
    await press(page, 'Meghívom')
    await expect(page.getByLabel('Egyszer használatos link')).toHaveValue(/^http/)
  })
  await logInAs('admin')
  await send('DELETE', `users/${await find('users', 'name', 'Próba Panna')}`)
})
