import { pathFor } from '@palank/routes'
import { readHeads } from './document-heads.ts'
import { matchWith, pathOf, teamsOf } from './matches.ts'
import { expect, languages, open, site, test } from './site-test.ts'
import { firstTeam, nameOf, teamPath } from './squads.ts'

const texts = {
  hu: {
    own: 'Dunai Sólymok',
    cup: 'Magyar Kupa, Nyolcaddöntő',
    referees: 'Játékvezetők',
    staff: 'Szakmai stáb',
    coach: 'Gerencsér Tibor',
    role: 'vezetőedző',
  },
  en: {
    own: 'Danube Falcons',
    cup: 'Hungarian Cup, Last sixteen',
    referees: 'Referees',
    staff: 'Staff',
    coach: 'Tibor Gerencsér',
    role: 'head coach',
  },
}

/** A finished cup match of this season, the same in both languages. */
const cupMatch = (language: 'hu' | 'en') =>
  matchWith(
    language,
    'finished',
    ({ round }) => round === (language === 'hu' ? 'Nyolcaddöntő' : 'Last sixteen'),
  )

for (const language of languages) {
  const t = texts[language]

  test(`A10 ${language}: a match has its round, teams and referees in the page's language`, async ({
    page,
  }) => {
    const match = await cupMatch(language)
    const { home, away } = teamsOf(match)
    const names = [home, away].map(({ competition_team }) => competition_team.name)
    expect(names).toContain(t.own)
    await open(page, pathOf(match, language))
    await expect(page.locator('h1')).toContainText(names.join(' – '))
    await expect(page.locator('main')).toContainText(t.cup)
    expect(match.referees).toHaveLength(3)
    const referees = match.referees.map((person) => nameOf(person, language)).join(', ')
    await expect(page.getByText(`${t.referees}: ${referees}`)).toBeVisible()
    const [head] = await readHeads(page, [site + pathOf(match, language)])
    const event = head?.linked.find((thing) => thing['@type'] === 'SportsEvent')
    expect(event).toMatchObject({ homeTeam: { name: names[0] }, awayTeam: { name: names[1] } })
  })

  test(`A10 ${language}: a team's staff have names in the order of the language, in linked data too`, async ({
    page,
  }) => {
    const { id } = await firstTeam(language)
    await open(page, teamPath(id, language))
    await expect(page.locator('h1')).toHaveText(t.own)
    const staff = page.getByRole('region', { name: t.staff }).getByRole('listitem')
    await expect(staff.first()).toHaveText(`${t.coach}${t.role}`)
    const [head] = await readHeads(page, [site + teamPath(id, language)])
    expect(head?.linked.find((thing) => thing['@type'] === 'SportsTeam')).toMatchObject({
      name: t.own,
      coach: { name: t.coach },
    })
  })

  test(`A10 ${language}: tables, matches and calendars have team names in the page's language`, async ({
    page,
  }) => {
    const { hu, en } = { hu: ['Kunsági Bikák', 'Mecseki Titánok'], en: ['Kunság Bulls', 'Mecsek Titans'] }
    const [own, foreign] = language === 'hu' ? [hu, en] : [en, hu]
    const main = page.locator('main')
    await open(page, `${pathFor('schedules', language)}?view=standings`)
    for (const name of [t.own, ...own]) await expect(main).toContainText(name)
    for (const name of foreign) await expect(main).not.toContainText(name)
    await open(page, pathFor('schedules', language))
    await expect(main).toContainText(t.own)
    for (const name of foreign) await expect(main).not.toContainText(name)
    const { id } = await firstTeam(language)
    const calendar = await (await page.request.get(`${site}/calendar/team-${id}.${language}.ics`)).text()
    const unfolded = calendar.replace(/\r\n /g, '')
    for (const name of [t.own, ...own]) expect(unfolded).toContain(name)
    for (const name of foreign) expect(unfolded).not.toContain(name)
    expect(unfolded).toContain(t.cup.replace(',', '\\,'))
  })
}
