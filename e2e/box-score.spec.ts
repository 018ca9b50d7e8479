import type { Schedule, ScheduleDetail, StandingRow } from '@palank/contract/own-api-types'
import { expect, type Page, test } from '@playwright/test'
import { callApi, consoleErrorsOf, newsroom, openInteractive, signInByForm } from './editor.ts'

const quarters = { home: [21, 24, 31, 26], away: [23, 22, 14, 25] }
const points = {
  home: [27, 18, 11, 9, 9, 7, 7, 4, 4, 2, 2, 2],
  away: [20, 18, 12, 10, 8, 6, 4, 3, 2, 1, 0, 0],
}

const cell = (page: Page, row: string, column: string) =>
  page.locator(`.match-sheet [data-row="${row}"][data-column="${column}"]`)

/** Fills a column from top to bottom, with Enter after each number. */
async function fillColumn(page: Page, side: 'home' | 'away', column: string, values: number[]) {
  const table = page.getByRole('table', {
    name: side === 'home' ? /Jegyzőkönyv: Hazai/ : /Jegyzőkönyv: Vendég/,
  })
  await table.locator(`[data-column="${column}"]`).first().focus()
  for (const [index, value] of values.entries()) {
    await page.keyboard.type(String(value))
    if (index < values.length - 1) await page.keyboard.press('Enter')
  }
}

async function ownNextMatch(): Promise<Schedule> {
  const { data } = await callApi<Schedule[]>('schedule/list?type=next&limit=1')
  const [match] = data
  if (!match) throw new Error('the club has no upcoming match')
  return match
}

async function table(competition: number) {
  const { data } = await callApi<StandingRow[]>(`standings/competition/${competition}/all`)
  return (team: number) => {
    const row = data.find((one) => one.team.id === team)
    if (!row) throw new Error(`team ${team} is not in the table`)
    return row
  }
}

test('a statistician enters a whole box score by keyboard, and the standings change', async ({
  page,
}, info) => {
  const consoleErrors = consoleErrorsOf(page)
  const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  const match = await ownNextMatch()
  const [home = 0, away = 0] = match.competitors.map(({ competition_team }) => competition_team.id)
  const before = await table(match.competition.id)
  const save = () => page.keyboard.press('Control+s')
  const openSheet = () => page.getByRole('button', { name: 'Eredmény és jegyzőkönyv' }).click()
  const chooseStatus = async (name: string) => {
    await page.locator('#field-status .rs__control').click()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }

  await test.step('signs in and opens the match', async () => {
    await signInByForm(page, 'statistician')
    await expect(page.locator('a[href$="/matches#awaiting"]').filter({ visible: true }).first()).toBeVisible()
    await openInteractive(page, `${newsroom}/admin/collections/matches/${match.id}`)
    await chooseStatus('Folyik')
  })

  await test.step('saves the first quarter of the live match, which is its score', async () => {
    await openSheet()
    for (const [side, value] of [
      ['home', quarters.home[0]],
      ['away', quarters.away[0]],
    ]) {
      await cell(page, `periods-${side}`, '0').focus()
      await page.keyboard.type(String(value))
    }
    await expect(page.getByRole('button', { name: 'Átveszem állásnak (21–23)' })).toBeVisible()
    await save()
    await expect(page.locator('#field-home_score')).toHaveValue('21')
    await expect(page.locator('.match-sheet__final')).toContainText('Állás: 21–23')
    const { data } = await callApi<Schedule>(`schedule/find/${match.id}`)
    expect(data.competitors.map(({ finalScore }) => finalScore)).toEqual([21, 23])
    await page.locator('.payload-toast-item').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Mérkőzés', exact: true }).click()
    await chooseStatus('Vége')
    await openSheet()
  })

  await test.step('types the quarters and uses them as the final score', async () => {
    await cell(page, 'periods-home', '0').focus()
    for (const value of [...quarters.home, ...quarters.away]) {
      await page.keyboard.type(String(value))
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Átveszem végeredménynek (102–84)' }).press('Enter')
    await expect(page.locator('#field-home_score')).toHaveValue('102')
    await expect(page.locator('#field-away_score')).toHaveValue('84')
  })

  await test.step('types both teams’ points, and the summary shows what is missing', async () => {
    await page.getByLabel('Csak pont és fault').press('Space')
    await fillColumn(page, 'home', 'points', [...points.home.slice(0, -1), 0])
    await expect(page.locator('.match-sheet__summary')).toContainText('Hazai: 100 / 102 pont')
    await fillColumn(page, 'away', 'points', points.away)
    await fillColumn(page, 'home', 'foul', [2, 2, 1, 3, 2, 2, 0, 1, 2, 0, 1, 0])
    await expect(page.locator('.match-sheet__summary')).toContainText('Vendég: 84 / 84 pont ✓')
    await expect(page.getByRole('region', { name: 'Ellenőrzés' })).toContainText('a végeredmény 102')
    await shot('1-two-points-missing')
  })

  await test.step('cannot save it: the message says what is wrong', async () => {
    await save()
    await expect(page.locator('.payload-toast-item.toast-error').first()).toBeVisible()
    expect((await callApi<Schedule>(`schedule/find/${match.id}`)).data.status).toBe('live')
  })

  await test.step('corrects the row and saves', async () => {
    await fillColumn(page, 'home', 'points', points.home)
    await expect(page.locator('.match-sheet__summary')).toContainText('Minden egyezik ✓')
    await page.locator('.payload-toast-item').first().waitFor({ state: 'detached' })
    await save()
    await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
    await shot('2-saved')
  })

  await test.step('the match and the table have changed', async () => {
    const { data } = await callApi<ScheduleDetail>(`schedule/find/${match.id}`)
    expect(data.status).toBe('finished')
    expect(data.competitors.map(({ finalScore }) => finalScore)).toEqual([102, 84])
    expect(data.periods.map((period) => period.home)).toEqual(quarters.home)
    const [own, other] = data.box_scores
    expect([own?.total?.points, other?.total?.points]).toEqual([102, 84])
    expect(own?.players.map(({ statistics }) => statistics.points)).toEqual(points.home)
    // Only points and fouls were typed: the rest is unknown, not 0.
    expect(own?.players[0]?.statistics).toMatchObject({ foul: 2, assist: null, minute: null })
    const after = await table(match.competition.id)
    for (const [team, won] of [
      [home, true],
      [away, false],
    ] as const) {
      const [was, is] = [before(team), after(team)]
      expect(is).toMatchObject({
        played: was.played + 1,
        win: was.win + (won ? 1 : 0),
        loss: was.loss + (won ? 0 : 1),
        point: was.point + (won ? 2 : 1),
        score: was.score + (won ? 102 : 84),
        against: was.against + (won ? 84 : 102),
        streak: { is_win: won },
      })
    }
  })
  expect(consoleErrors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([])
})
