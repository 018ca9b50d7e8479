import type { Competition, StandingRow } from '@palank/contract/own-api-types'
import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { violations } from './axe.ts'
import { callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { bothWidths, expect, languages, open, otherBrand, site, test, widths } from './site-test.ts'

const texts = {
  hu: {
    title: 'Tabella',
    win: 'GY',
    loss: 'V',
    legend: 'Rövidítések',
    competition: 'Versenysorozat',
    team: 'Csapat',
    own: 'a mi csapatunk',
    undecided: 'Holtverseny',
    headToHead: 'Egymás elleni eredmény',
    back: 'Vissza a tabella rendjéhez',
    head: ['M', 'GY', 'V', 'Dobott', 'Kapott', 'Kül.', '%', 'Hazai'],
    rest: ['Idegen', 'Utolsó 5', 'Sorozat', 'Pont'],
    wins: 'Győzelem',
    point: ',',
    club: 'Dunai Sólymok',
  },
  en: {
    title: 'Table',
    win: 'W',
    loss: 'L',
    legend: 'Abbreviations',
    competition: 'Competition',
    team: 'Team',
    own: 'our team',
    undecided: 'Tied',
    headToHead: 'Head to head',
    back: 'Back to the order of the table',
    head: ['P', 'W', 'L'],
    rest: [] as string[],
    wins: 'Won',
    point: '.',
    club: 'Danube Falcons',
  },
}

async function tableOf(language: Language, index = 0) {
  const { data: matches } = await callApi<{ competition: { season: number } }[]>('schedule/list', language)
  const season = matches[0]?.competition.season ?? 0
  const { data } = await callApi<Competition[]>(`competition/season/${season}/list`, language, {
    'clubs[0]': 1,
  })
  const competition = data.filter(({ standings_visible }) => standings_visible)[index]
  if (!competition) throw new Error('the demo has no table with this index')
  const rows = await callApi<StandingRow[]>(`standings/competition/${competition.id}/all`, language)
  return { season, competition, rows: rows.data }
}

const formatSigned = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const formatRecord = ({ win, loss }: { win: number; loss: number }) => `${win}–${loss}`

/** The expected cells of a row. */
function cellsOf(row: StandingRow, language: Language): string[] {
  const t = texts[language]
  const whole = (value: number) => new Intl.NumberFormat(language === 'hu' ? 'hu-HU' : 'en-GB').format(value)
  const percent = row.point_percent === null ? '–' : `${(100 * row.point_percent).toFixed(1)}%`
  return [
    ...[row.played, row.win, row.loss, row.score, row.against].map(whole),
    formatSigned(row.score_difference),
    percent.replace('.', t.point),
    formatRecord(row.win_loss.home),
    formatRecord(row.win_loss.away),
    formatRecord(row.last5),
    row.streak ? `${row.streak.is_win ? t.win : t.loss}${row.streak.count}` : '–',
    whole(row.point),
  ]
}

const rowsOnPage = (page: Page) =>
  page.locator('main tr[data-team]').evaluateAll((rows) =>
    rows.map((row) => {
      const copy = row.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('.vh')) hidden.remove()
      const [position, ...figures] = [...copy.querySelectorAll('td')].map((cell) => cell.textContent?.trim())
      return {
        team: Number(row.getAttribute('data-team')),
        name: copy.querySelector('th span > span')?.textContent,
        position: Number(position),
        figures,
      }
    }),
  )

const expectedOf = (rows: StandingRow[], language: Language) =>
  rows.map((row) => ({
    team: row.team.id,
    name: row.team.name,
    position: row.position,
    figures: cellsOf(row, language),
  }))

for (const language of languages) {
  const t = texts[language]
  const path = `${pathFor('schedules', language)}?view=standings`

  test(`B11, D6, E2, H1, H2 ${language}: the table`, async ({ page }) => {
    const { rows } = await tableOf(language)
    expect(rows.length).toBeGreaterThan(8)
    await open(page, path)
    await test.step('every column and row matches the api', async () => {
      await expect(page.locator('h1')).toHaveText(t.title)
      expect(await rowsOnPage(page)).toEqual(expectedOf(rows, language))
      const heads = await page.locator('main thead th').allTextContents()
      expect(heads).toHaveLength(14)
      expect(heads.slice(2, 2 + t.head.length)).toEqual(t.head)
      const own = page.locator('main tr[data-team]').filter({ hasText: t.own })
      await expect(own).toHaveCount(1)
      await expect(own.locator('th')).toContainText(
        rows.find(({ team }) => team.club_id === 1)?.team.name ?? '',
      )
    })

    await test.step('shared positions, and the reason under each tie', async () => {
      let ties = 0
      for (const [index, row] of rows.entries()) {
        const above = rows[index - 1]
        const tie = above && row.ties.find(({ team_id }) => team_id === above.team.id)
        const notes = page.locator(`tr[data-team="${row.team.id}"] th small`)
        const expected = Number(Boolean(tie)) + Number(row.deduction > 0)
        await expect(notes).toHaveCount(expected)
        if (tie?.criterion === 'undecided') await expect(notes.first()).toHaveText(t.undecided)
        if (tie?.criterion === 'wins_among_tied') {
          await expect(notes.first()).toHaveText(`${t.headToHead}: ${tie.value} : ${tie.other_value}`)
        }
        ties += expected
      }
      expect(ties).toBeGreaterThan(0)
    })

    await test.step('a legend of the abbreviations', async () => {
      const legend = page.getByRole('region', { name: t.legend })
      const short = await page.locator('main thead abbr').allTextContents()
      expect(short.length).toBeGreaterThan(5)
      expect(await legend.locator('dt').allTextContents()).toEqual(short)
      await expect(legend.locator('dd').nth(1)).toHaveText(t.wins)
    })

    await test.step('sorts by a column in both directions, and back', async () => {
      const wins = async () => (await rowsOnPage(page)).map(({ figures }) => Number(figures[1]))
      const head = page.getByRole('columnheader', { name: t.win, exact: true }).getByRole('link')
      await head.click()
      await expect(page).toHaveURL(/sort=win&dir=desc/)
      const down = rows.map(({ win }) => win).toSorted((one, other) => other - one)
      await expect.poll(wins).toEqual(down)
      await expect(page.locator('th[aria-sort="descending"]')).toHaveCount(1)
      await head.click()
      await expect.poll(wins).toEqual(down.toReversed())
      await expect(page.locator('th[aria-sort="ascending"]')).toHaveCount(1)
      await page.getByRole('link', { name: t.back }).click()
      await expect.poll(() => rowsOnPage(page)).toEqual(expectedOf(rows, language))
    })

    await test.step('the table of another competition', async () => {
      const other = await tableOf(language, 1)
      await page.getByLabel(t.competition).selectOption(String(other.competition.id))
      await expect(page).toHaveURL(/view=standings/)
      await expect.poll(() => rowsOnPage(page)).toEqual(expectedOf(other.rows, language))
    })
  })

  test(`B15 ${language}: its own title and canonical address`, async ({ page }) => {
    const { season, competition } = await tableOf(language)
    const [head, sorted] = await readHeads(page, [`${site}${path}`, `${site}${path}&sort=win&dir=asc`])
    const years = `${season}/${String((season + 1) % 100).padStart(2, '0')}`
    expect(head?.title).toBe(`${t.title}: ${competition.name} ${years} | ${t.club}`)
    for (const one of [head, sorted]) {
      expect(one?.canonical).toEqual([`${site}${path}`])
      expect(one?.twins).toHaveLength(3)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(`E2 ${language}: every number is there, and links sort the columns`, async ({ page }) => {
      const { rows } = await tableOf(language)
      await page.goto(path)
      expect(await rowsOnPage(page)).toEqual(expectedOf(rows, language))
      await page.getByRole('columnheader', { name: t.team }).getByRole('link').click()
      const collator = new Intl.Collator(language === 'hu' ? 'hu-HU' : 'en-GB')
      const sorted = rows.map(({ team }) => team.name).toSorted(collator.compare)
      await expect.poll(async () => (await rowsOnPage(page)).map(({ name }) => name)).toEqual(sorted)
    })
  })

  test(`E2 ${language}: on a phone it scrolls in its own frame, and the team stays visible; axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const origin of [site, otherBrand]) {
      await open(page, origin + path, widths.phone)
      if (origin === site) {
        await bothWidths(page, async () => expect(await violations(page)).toEqual([]))
        await page.setViewportSize({ width: widths.phone, height: 844 })
      }
      await expectNoSidewaysScroll(page)
      const frame = page.locator('main section[tabindex="0"]')
      await expect(frame).toHaveAttribute('aria-label', /.+/)
      await frame.focus()
      const team = frame.locator('tbody th').first()
      const before = await team.boundingBox()
      await frame.evaluate((element) => {
        element.scrollLeft = element.scrollWidth
      })
      const points = frame.locator('tbody tr').first().locator('td').last()
      await expect(points).toBeInViewport({ ratio: 0.95 })
      await expect(team).toBeInViewport({ ratio: 0.95 })
      expect(Math.abs(((await team.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(30)
      expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(690)
    }
  })
}
