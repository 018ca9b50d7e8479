import { expect, type Locator, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, openInteractive, signIn, waitUntilInteractive } from './editor.ts'
import { logInAs, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { violations } from './site/axe.ts'

const address = `${newsroom}/admin/collections/matches`
const longName = 'Szentgyörgyvölgyi-Kovács Maximilián Alexander Kosárlabda Akadémia'
const minute = 60_000
const day = 24 * 60 * minute

type Found = { docs: { id: number }[] }
type Stored = { status: string; game_time: string; home_score: number | null; away_score: number | null }

const made: { collection: string; id: number }[] = []
let competition = 0
let teams: number[] = []

async function make(collection: string, data: object): Promise<number> {
  const { id } = await send('POST', `${collection}?locale=hu`, data)
  made.push({ collection, id })
  return id
}
const first = async (path: string) => (await read<Found>(path)).docs[0]?.id ?? 0
const stored = (id: number) => read<Stored>(`matches/${id}?depth=0`)

/** A match of ours, that many milliseconds from now. */
const newMatch = (away: number, more: object = {}): Promise<number> =>
  make('matches', {
    competition,
    home_team: teams[0],
    away_team: teams[1],
    status: 'scheduled',
    game_time: new Date(Date.now() + away).toISOString(),
    round: '9',
    ...more,
  })

test.beforeAll(async () => {
  await logInAs('statistician')
  const club = await first('clubs?where[own][equals]=true&limit=1&depth=0')
  const season = await first('seasons?sort=-year&limit=1&depth=0')
  teams = [
    await make('competition-teams', { name: 'Példavári Vidrák', season, club, age_group: 'senior' }),
    await make('competition-teams', { name: longName, season }),
  ]
  const entries = teams.map((team) => ({ team }))
  competition = await make('competitions', { name: 'Próbakupa', season, entries, standings_visible: false })
})

test.afterAll(async () => {
  await logInAs('statistician')
  for (const { collection, id } of made.reverse()) await send('DELETE', `${collection}/${id}`)
})

const placeOf = (page: Page, id: number) => page.locator(`#match-${id}`)
const pointsIn = (match: Locator) => ({
  home: match.getByRole('textbox', { name: 'Hazai pont: Példavári Vidrák' }),
  away: match.getByRole('textbox', { name: `Vendég pont: ${longName}` }),
  save: match.getByRole('button', { name: /^Mentés/ }),
})

test('a result is typed in its row: refused with a reason, then saved', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await newMatch(-26 * 60 * minute)
  await signIn(page, 'statistician')
  await page.goto(`${address}#match-${id}`)
  const match = placeOf(page, id)
  const { home, away, save } = pointsIn(match)
  await expect(home).toBeFocused()
  await expect(home).toHaveAttribute('inputmode', 'numeric')
  await expect(save).toBeDisabled()
  await page.keyboard.type('7x8')
  await expect(home).toHaveValue('78')
  await expect(save).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(away).toBeFocused()
  await page.keyboard.type('78')
  await page.keyboard.press('Enter')
  await expect(match.getByRole('alert')).toContainText('Kosárlabdában nincs döntetlen')
  await expect(home).toHaveValue('78')
  expect((await stored(id)).status).toBe('scheduled')
  await away.fill('71')
  await save.click()
  await expect(match.getByRole('status')).toContainText('Mentve: 78–71.')
  await expect(match.getByRole('status')).toBeFocused()
  expect(await stored(id)).toMatchObject({ status: 'finished', home_score: 78, away_score: 71 })

  await match.getByRole('button', { name: 'Javítom' }).click()
  await expect(home).toBeFocused()
  await home.fill('79')
  await save.click()
  await expect(match.getByRole('status')).toContainText('Mentve: 79–71.')
  await page.reload()
  await expect(placeOf(page, id)).toContainText('79–71')
  await expect(placeOf(page, id).getByRole('textbox')).toHaveCount(0)
  expect(consoleErrors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([])
})

test('what was typed stays without a network, and never overwrites another result unseen', async ({
  page,
}) => {
  const id = await newMatch(-3 * day)
  await signIn(page, 'statistician')
  await openInteractive(page, address)
  const match = placeOf(page, id)
  const { home, away, save } = pointsIn(match)
  await home.fill('70')
  await away.fill('60')
  await page.route('**/api/matches/**', (route) => route.abort())
  await save.click()
  await expect(match.getByRole('alert')).toContainText('nincs kapcsolat')
  await expect(home).toHaveValue('70')
  await page.unroute('**/api/matches/**')

  await send('PATCH', `matches/${id}`, { status: 'finished', home_score: 80, away_score: 75 })
  await save.click()
  await expect(match.getByRole('alert')).toContainText('Közben más már beírta az eredményt: 80–75.')
  expect(await stored(id)).toMatchObject({ home_score: 80, away_score: 75 })
  await save.click()
  await expect(match.getByRole('status')).toContainText('Mentve: 70–60.')
  expect(await stored(id)).toMatchObject({ home_score: 70, away_score: 60 })
})

test('a match is postponed without a date, and gets a new one', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page)
  const id = await newMatch(8 * day)
  const { game_time } = await stored(id)
  await signIn(page, 'statistician')
  await openInteractive(page, address)
  const match = placeOf(page, id)
  await match.getByRole('button', { name: /^Halasztás/ }).press('Enter')
  const dialog = match.getByRole('dialog', { name: /^Halasztás/ })
  await expect(dialog.getByRole('radio', { name: /Még nincs új időpont/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await match.getByRole('button', { name: /^Halasztás/ }).click()
  await dialog.getByRole('button', { name: 'Mentés' }).click()
  await expect(match.getByRole('status')).toHaveText('✓ Elhalasztva, új időpont még nincs.')
  await expect(match.getByRole('status')).toBeFocused()
  expect(await stored(id)).toMatchObject({ status: 'postponed', game_time })

  await page.reload()
  await waitUntilInteractive(page)
  await match.getByRole('button', { name: /^Új időpont/ }).click()
  const again = match.getByRole('dialog', { name: /^Új időpont/ })
  await again.getByRole('button', { name: 'Mentés' }).click()
  await expect(again.getByRole('alert')).toContainText('Add meg a napot és az időt')
  await again.getByLabel('Nap', { exact: true }).fill('2020-01-05')
  await again.getByLabel('Idő', { exact: true }).fill('17:00')
  await again.getByRole('button', { name: 'Mentés' }).click()
  await expect(again.getByRole('alert')).toContainText('már elmúlt')
  const later = new Date(Date.now() + 30 * day).toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' })
  await again.getByLabel('Nap', { exact: true }).fill(later)
  await again.getByRole('button', { name: 'Mentés' }).click()
  await expect(match.getByRole('status')).toContainText('Elhalasztva. Új időpont: ')
  const after = await stored(id)
  expect(after.status).toBe('postponed')
  expect(new Date(after.game_time).toLocaleString('sv-SE', { timeZone: 'Europe/Budapest' })).toBe(
    `${later} 17:00:00`,
  )

  await page.reload()
  await waitUntilInteractive(page)
  await match.getByRole('button', { name: /^Új időpont/ }).click()
  await again.getByRole('radio', { name: /Még nincs új időpont/ }).check()
  await again.getByRole('button', { name: 'Mentés' }).click()
  await expect(match.getByRole('status')).toHaveText('✓ Elhalasztva, új időpont még nincs.')
  expect(await stored(id)).toMatchObject({ status: 'postponed', game_time: null })
  expect(consoleErrors).toEqual([])
})

test('the table is one click away, and every filter opens it', async ({ page }) => {
  await signIn(page, 'statistician')
  await page.goto(address)
  const views = page.getByRole('navigation', { name: 'Nézet' })
  await expect(views.getByRole('link', { name: 'Meccsnap' })).toHaveAttribute('aria-current', 'page')
  // Payload writes the table's order into the address; loaded again, it is the match day still.
  await expect(page).toHaveURL(/sort=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ma', exact: true })).toBeVisible()
  await views.getByRole('link', { name: 'Táblázat' }).click()
  await expect(page.locator('.table tbody tr').first()).toBeVisible()
  await expect(views.getByRole('link', { name: 'Táblázat' })).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: 'Lejátszottak' }).click()
  await expect(page.locator('.table tbody tr').first()).toBeVisible()
  await views.getByRole('link', { name: 'Meccsnap' }).click()
  await expect(page.getByRole('heading', { name: 'Ma', exact: true })).toBeVisible()
  await page.goto(`${address}?where[status][equals]=finished`)
  await expect(page.locator('.table tbody tr').first()).toBeVisible()
})

test('a team is found without accents', async ({ page }) => {
  const id = await newMatch(5 * day)
  await signIn(page, 'statistician')
  await openInteractive(page, address)
  await page.getByRole('searchbox', { name: 'Csapat neve' }).fill('szentgyorgyvolgyi')
  await page.getByRole('button', { name: 'Keresés', exact: true }).click()
  await expect(placeOf(page, id)).toBeVisible()
  await expect(page.locator('[id^="match-"]').filter({ hasNotText: longName })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Csapat neve' }).fill('nincsilyencsapat')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nincs ilyen mérkőzés.')).toBeVisible()
  await page.getByRole('link', { name: 'Mindet mutasd' }).click()
  await expect(placeOf(page, id)).toBeVisible()
})

test('editors read the match day, and can change nothing on it', async ({ page }) => {
  const live = await newMatch(-minute, { status: 'live', home_score: 12, away_score: 9 })
  const coming = await newMatch(5 * day)
  await signIn(page)
  await page.goto(address)
  await expect(placeOf(page, live)).toContainText('Folyik')
  await expect(placeOf(page, coming)).toContainText('9. forduló')
  await expect(page.locator('[data-score]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Halasztás|^Új időpont/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Új mérkőzés' })).toHaveCount(0)
})

for (const language of ['hu', 'en'] as const)
  for (const width of [390, 1440])
    test(`${language}: nothing overflows at ${width}, and axe finds nothing, also in the dialog`, async ({
      page,
      context,
    }, info) => {
      await page.setViewportSize({ width, height: 900 })
      const live = await newMatch(-minute, { status: 'live', home_score: 12, away_score: 9 })
      const late = await newMatch(-2 * day)
      const coming = await newMatch(6 * day)
      await signIn(page, 'statistician')
      await context.addCookies([{ name: 'payload-lng', value: language, url: newsroom }])
      await openInteractive(page, address)
      for (const id of [live, late, coming]) await expect(placeOf(page, id)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expect.poll(() => violations(page)).toEqual([])
      await page.screenshot({ path: info.outputPath('match-day.png'), fullPage: true })
      const small = await page
        .locator('.match-day :is(a, button, input, select):visible')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML.slice(0, 120)),
        )
      expect(small).toEqual([])
      await placeOf(page, coming)
        .getByRole('button', { name: language === 'hu' ? /^Halasztás/ : /^Postpone/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => violations(page)).toEqual([])
      await expectNoSidewaysScroll(page)
      await page.screenshot({ path: info.outputPath('postpone.png') })
    })
