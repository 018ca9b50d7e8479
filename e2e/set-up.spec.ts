import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { newsroomServerEnvironment } from '@palank/scripts/club-environment'
import { makePlace, settingOfPlace } from '@palank/scripts/club-place'
import { freePort } from '@palank/scripts/free-port'
import { newClub } from '@palank/scripts/new-club'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { state } from '@palank/scripts/paths'
import { startProcess, untilAnswering } from '@palank/scripts/processes'
import { runningDemo } from '@palank/scripts/running-demo'
import { withClient } from '@palank/scripts/with-client'
import { databaseNameOf } from '@palank/server/club-secrets'
import { expect, type Page, test } from '@playwright/test'
import { demoFolder } from './demo-for-tests.ts'
import { consoleErrorsOf, openInteractive } from './editor.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { tabStops, violations } from './site/axe.ts'

const club = 'peldavari-vidrak'
const crest =
  '<svg viewBox="0 0 120 140" onload="alert(1)"><path d="M10 8H110V70C110 104 84 126 60 134C36 126 10 104 10 70Z" fill="#1d4d3b"/><circle cx="60" cy="60" r="30" fill="#f2b134"/></svg>'

/** A new club in the demo's PostgreSQL, and its newsroom. */
async function startNewClub() {
  const demo = runningDemo('solymok', demoFolder)
  if (!demo) throw new Error('the demo of these tests is not running')
  const { superuserUrl } = demo
  const folder = mkdtempSync(path.join(state, 'set-up-'))
  const folders = { clubs: path.join(folder, 'clubs'), packs: path.join(folder, 'packs') }
  const PORT_BASE = String(await freePort())
  const place = makePlace(club, { DATABASE_ADMIN_URL: superuserUrl, PORT_BASE }, folders)
  const link = await newClub(place, superuserUrl, async (_, work) => work())
  const { server } = await buildNewsroom()
  const env = newsroomServerEnvironment({ ...settingOfPlace(place), restartsOnNewPack: true })
  const log = path.join(folder, 'newsroom.log')
  const args = [server]
  const newsroom = startProcess({
    name: 'newsroom',
    command: process.execPath,
    args,
    cwd: path.dirname(server),
    env,
    log,
  })
  await untilAnswering(`${env.NEWSROOM_ORIGIN}/healthz`, 60)
  const stop = async () => {
    await newsroom.stop()
    const name = databaseNameOf(club)
    await withClient(superuserUrl, async (db) => {
      await db.query(`drop database if exists ${name} with (force)`)
      for (const role of ['owner', 'newsroom', 'api']) await db.query(`drop role if exists ${name}_${role}`)
    })
    rmSync(folder, { recursive: true, force: true })
  }
  return { place, link: link ?? '', stop }
}

/** Nothing to scroll sideways, nothing that axe finds, at the width of a phone and of a desk. */
async function looksGood(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    await expect.poll(() => violations(page)).toEqual([])
  }
}

test('a club’s own people walk the five steps behind the link, and it is used up', async ({ browser }) => {
  const { place, link, stop } = await startNewClub()
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const errors = consoleErrorsOf(page)
  const next = () => page.getByRole('button', { name: 'Tovább' }).click()
  const heading = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  const saved = () => expect(page.getByText('Minden mentve')).toBeAttached()
  try {
    await test.step('1: name and crest', async () => {
      await openInteractive(page, link)
      await expect(page.getByRole('heading', { level: 2, name: 'Kik vagytok?' })).toBeVisible()
      await page.getByLabel('A klub neve').fill('')
      await next()
      await expect(page.getByLabel('A klub neve')).toBeFocused()
      await expect(page.getByLabel('A klub neve')).toHaveAccessibleDescription(/Írd be a klub nevét/)
      await page.getByLabel('A klub neve').fill('Példavári Vidrák')
      await page.getByLabel('Mit kiabál a lelátó?').fill('Vidrák')
      const file = { name: 'cimer.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('GIF89a') }
      await page.getByLabel('Feltöltés, Címer').setInputFiles(file)
      await expect(page.getByRole('alert').filter({ hasText: 'Ez nem SVG-rajz' })).toBeVisible()
      await page.getByLabel('Feltöltés, Címer').setInputFiles({ ...file, buffer: Buffer.from(crest) })
      await expect(page.getByText('Két színt találtunk benne')).toBeVisible()
      await looksGood(page)
      expect((await tabStops(page, 30)).withoutFocusRing).toEqual([])
      await next()
    })

    await test.step('2: colours, from the crest and with a better ball', async () => {
      await heading('Két szín, egy betű')
      await expect(page.getByLabel('Klubszín', { exact: true })).toHaveValue('#1d4d3b')
      await expect(page.getByText('Mind a 18 párosítás megfelel')).toBeVisible()
      await page.getByLabel('Klubszín', { exact: true }).fill('#c8302a')
      await page.getByLabel('Labdaszín', { exact: true }).fill('#d43a30')
      await page.getByRole('button', { name: 'Legyen inkább' }).click()
      await expect(page.getByText('alig válik el')).toBeHidden()
      await page.getByLabel('Klubszín', { exact: true }).fill('#1d4d3b')
      await page.getByLabel('Labdaszín', { exact: true }).fill('#f2b134')
      await page.getByLabel('Keskeny, álló').press('ArrowLeft')
      await expect(page.getByLabel('Széles, nyugodt')).toBeChecked()
      await looksGood(page)
      await next()
    })

    await test.step('3: languages; what was said is still there after a reload', async () => {
      await heading('Milyen nyelven?')
      await page.getByLabel('Angol', { exact: true }).check()
      await next()
      await expect(page.getByLabel('A klub neve angolul')).toHaveAccessibleDescription(/angolul is/)
      await page.getByLabel('A klub neve angolul').fill('Példavár Otters')
      await saved()
      await page.reload()
      await expect(page.getByLabel('A klub neve angolul')).toHaveValue('Példavár Otters')
      await looksGood(page)
      await next()
    })

    await test.step('4: teams and league, in English', async () => {
      await heading('Hol játszotok?')
      await page.getByLabel('Bajnokság').fill('Férfi NB II.')
      await page.getByLabel('Más csapat').fill('Kenguru U11')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Kenguru U11')).toBeChecked()
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Where do you play?' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByLabel('League')).toHaveValue('Férfi NB II.')
      await looksGood(page)
      await page.getByRole('button', { name: 'Next' }).click()
    })

    await test.step('5: the first admin, and the end', async () => {
      await heading('Who starts?')
      await page.getByLabel('Your name').fill('Vidra Vilma')
      await page.getByLabel('E-mail address').fill('vilma@vidrak.test')
      await page.getByLabel('Password').fill('hajrá vid')
      await page.getByRole('button', { name: 'Start the site' }).click()
      await expect(page.getByLabel('Password')).toBeFocused()
      await page.getByLabel('Password').fill('hajrá vidrák hajrá')
      await looksGood(page)
      await page.getByRole('button', { name: 'Start the site' }).click()
      await heading('Done, game on!')
      await expect(page.getByText('The site starts again now')).toBeVisible()
      await looksGood(page)
    })

    expect(JSON.parse(readFileSync(path.join(place.packDir, 'club.json'), 'utf8'))).toMatchObject({
      name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
      languages: ['hu', 'en'],
      colours: { club: '#1d4d3b', ball: '#f2b134' },
      type: 'wide',
    })
    const gone = await page.goto(link)
    expect(gone?.status()).toBe(404)
    await expect(page.getByText('This link does not work')).toBeVisible()
    // The refused crest, and the used link.
    expect(errors.filter((error) => !/\b40[04]\b/.test(error))).toEqual([])
  } finally {
    await context.close()
    await stop()
  }
})
