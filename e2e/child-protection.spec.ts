import { expect, type Page, test } from '@playwright/test'
import {
  callApi,
  consoleErrorsOf,
  newsroom,
  openDashboard,
  publish,
  signIn,
  waitForNewForm,
} from './editor.ts'
import { logInAs, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'

const lastName = `Kanári${Date.now().toString(36).replace(/\d/g, 'x')}`
const child = { name: `${lastName} Bence`, initials: 'K. B.' }
const title = `${lastName} Bencének tapsolt a csarnok`
const thisYear = new Date().getFullYear()

type Team = { id: number; squad: { player: number; jersey_number?: string }[] }
let team: Team
let player: number

test.beforeAll(async () => {
  await logInAs('admin')
  const teams = await read<{ docs: Team[] }>(
    'competition-teams?where[club.own][equals]=true&where[age_group][equals]=u16&sort=-season.year&limit=1&depth=0',
  )
  team = teams.docs[0] as Team
  const data = { last_name: lastName, first_name: 'Bence', birth_year: thisYear - 12 }
  player = (await send('POST', 'players', data)).id
  await send('PATCH', `competition-teams/${team.id}`, { squad: [...team.squad, { player }] })
})
test.afterAll(async () => {
  await send('PATCH', `competition-teams/${team.id}`, { squad: team.squad })
})

const today = () => {
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })
    .format()
    .split('-')
  return `${year}. ${month}. ${day}.`
}
async function fillDay(page: Page, field: string): Promise<void> {
  const input = page.locator(`#field-${field} input`)
  await input.fill(today())
  await input.press('Enter')
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
}

test('children first: an editor is stopped by a name without consent; the officer prints, records and withdraws one', async ({
  page: editor,
  browser,
}, info) => {
  const officer = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage()
  const consoleErrors = consoleErrorsOf(officer)
  const row = officer.getByRole('row').filter({ hasText: child.name })

  await test.step('the editor reads who may not be named, and what to do', async () => {
    await signIn(editor, 'editor')
    await editor.goto(`${newsroom}/admin/collections/articles/create`)
    await waitForNewForm(editor)
    await editor.locator('#field-title').fill(title)
    await editor.getByRole('button', { name: 'Közzététel', exact: true }).click()
    const sentence = `${child.name} kiskorú, és nincs hozzájárulás a neve közléséhez. Kérj hozzájárulást a gyermekvédelmi felelőstől, vagy írd monogrammal: ${child.initials}`
    await expect(editor.getByText(sentence).first()).toBeVisible()
    await editor.screenshot({ path: info.outputPath('1-stopped.png') })
  })

  await test.step('the officer finds the child among those without consent', async () => {
    await openDashboard(officer, 'child_protection')
    await officer.getByRole('link', { name: 'Hozzájárulásokat és kéréseket nézek' }).click()
    await officer.getByRole('link', { name: /\d+ hiányos/ }).click()
    await expect(row).toContainText('– nincs')
    await officer.screenshot({ path: info.outputPath('2-list-1440.png'), fullPage: true })
    await officer.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(officer)
    await officer.screenshot({ path: info.outputPath('2-list-390.png'), fullPage: true })
    await officer.setViewportSize({ width: 1440, height: 1000 })
  })

  await test.step('prints the form', async () => {
    const address = await row.getByRole('link', { name: /^Nyilatkozat nyomtatása/ }).getAttribute('href')
    const form = await officer.evaluate(async (address) => {
      const response = await fetch(address)
      return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 5)]
    }, address ?? '')
    expect(form).toEqual([200, 'application/pdf', '%PDF-'])
  })

  await test.step('records the consent; the editor can publish', async () => {
    await row.getByRole('link', { name: /^Hozzájárulás felvétele/ }).click()
    await expect(officer.locator('#field-player')).toContainText(child.name)
    await officer.locator('#field-full_name').check()
    await officer.locator('#field-given_by').click()
    await officer.getByText('Szülő vagy gyám (14 év alatt)', { exact: true }).click()
    await fillDay(officer, 'given_at')
    await officer.screenshot({ path: info.outputPath('3-consent.png'), fullPage: true })
    await save(officer)
    await publish(editor)
  })

  await expect(editor.locator('#field-slug')).not.toHaveValue('')
  const slug = await editor.locator('#field-slug').inputValue()

  await test.step('withdraws it: the article is a draft again, and the form says so', async () => {
    expect((await callApi(`article/find/${slug}`)).status).toBe(200)
    await fillDay(officer, 'withdrawn_at')
    await save(officer)
    await expect(officer.getByText('Ezek a szövegek lekerültek az oldalról')).toBeVisible()
    await officer.screenshot({ path: info.outputPath('4-withdrawn.png'), fullPage: true })
    await expect.poll(async () => (await callApi(`article/find/${slug}`)).status).toBe(404)
    await officer.getByRole('link', { name: title }).click()
    await expect(officer.locator('#field-title')).toHaveValue(title)
  })

  await test.step('every look and change is in the audit log, without the name', async () => {
    const { docs } = await read<{ docs: { action: string; actor: string }[] }>(
      'audit-lines?sort=-createdAt&limit=50',
    )
    const actions = docs
      .filter(({ actor }) => actor.startsWith('gyermekvedelem@'))
      .map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['consent_view', 'consent_change']))
    expect(JSON.stringify(docs)).not.toContain(lastName)
  })
  expect(consoleErrors).toEqual([])
  await officer.context().close()
})
