import type { Schedule, ScheduleDetail } from '@palank/contract/own-api-types'
import type { Language } from '@palank/routes'
import { callApi } from './call-api.ts'
import { pathOf, teamsOf } from './matches.ts'
import { expect, languages, open, test } from './site-test.ts'

const clubs = Array.from({ length: 14 }, (_, index) => index + 1)

/** The first match of any club of the league that has what a test needs. */
async function leagueMatch(
  language: Language,
  has: (match: Schedule) => boolean,
  hasInside: (match: ScheduleDetail) => boolean = () => true,
): Promise<ScheduleDetail> {
  for (const club of clubs) {
    const query = { 'clubs[0]': club, type: 'prev', limit: 100 }
    const { data } = await callApi<Schedule[]>('schedule/list', language, query)
    for (const { id } of data.filter(has)) {
      const { data: match } = await callApi<ScheduleDetail>(`schedule/find/${id}`, language)
      if (hasInside(match)) return match
    }
  }
  throw new Error('no match of the league has what the test needs')
}

const texts = {
  hu: { forfeit: (team: string) => `Játék nélkül eldőlt: ${team} nem állt ki`, overtime: '1. hosszabbítás' },
  en: { forfeit: (team: string) => `Decided by forfeit: ${team} did not play`, overtime: 'Overtime 1' },
}

for (const language of languages) {
  test(`B11, H6 ${language}: a forfeited match shows who did not play, its score and no box score`, async ({
    page,
  }) => {
    const match = await leagueMatch(language, ({ forfeit }) => forfeit !== null)
    const { home, away } = teamsOf(match)
    await open(page, pathOf(match, language))
    const absent = (match.forfeit === 1 ? home : away).competition_team.name
    await expect(page.getByText(texts[language].forfeit(absent))).toBeVisible()
    await expect(page.locator('[data-score]')).toHaveText([String(home.finalScore), String(away.finalScore)])
    await expect(page.locator('[data-table^="box"]')).toHaveCount(match.box_scores.length)
  })

  test(`B11 ${language}: overtimes follow the quarters with their own numbers, and the chart lists them`, async ({
    page,
  }) => {
    const match = await leagueMatch(
      language,
      ({ competitors: [home, away] }) => Math.abs((home?.finalScore ?? 0) - (away?.finalScore ?? 0)) < 20,
      ({ periods }) => periods.length > 4,
    )
    await open(page, pathOf(match, language))
    const heads = page.locator('[data-table="periods"] thead abbr')
    await expect(heads).toHaveCount(match.periods.length + 1)
    await expect(heads.nth(4)).toHaveAttribute('title', texts[language].overtime)
    const row = page.locator('[data-table="periods"] [data-row="1"] [data-period="5"]')
    await expect(row).toHaveText(String(match.periods[4]?.home))
    // The score after each period, in the text alternative of the chart.
    const sums = match.periods.map((_, index) => {
      const until = match.periods.slice(0, index + 1)
      const sum = (side: 'home' | 'away') => until.reduce((points, period) => points + period[side], 0)
      return `${sum('home')}–${sum('away')}`
    })
    const items = page.locator('figure ol li')
    await expect(items).toHaveCount(sums.length)
    for (const [index, score] of sums.entries()) await expect(items.nth(index)).toContainText(score)
  })
}
