import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathFor } from '@palank/routes'
import { state } from '@palank/scripts/paths'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, signIn } from './editor.ts'

const listPath = '/admin/collections/join-registrations'
const canaryWord = `Kanari${Date.now().toString(36)}`
const applicant = {
  name: `${canaryWord} Név`,
  mothersName: `${canaryWord} Anyja`,
  email: `${canaryWord}@pelda.hu`.toLowerCase(),
  birthYear: '2015',
  hasPlayedBefore: 'no',
  phone: '36 20 917 3546',
  consent: 'yes',
}
const canaries = [canaryWord, canaryWord.toLowerCase(), applicant.phone, '36209173546', '36+20+917+3546']

async function register(request: APIRequestContext): Promise<void> {
  const address = process.env.SITE + pathFor('joinUs', 'hu')
  const [, formToken = ''] =
    /name="formToken" value="([^"]+)"/.exec(await (await request.get(address)).text()) ?? []
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const headers = { origin: process.env.SITE ?? '' }
  const response = await request.post(address, { headers, form: { formToken, ...applicant } })
  expect(response.status()).toBe(200)
}

/** Fetches from within the page, because the newsroom accepts the session cookie only from its own pages. */
const fetchInPage = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    return { status: response.status, text: await response.text() }
  }, address)

/** Logs, caches and other files of the demo's processes, except the database and the uploads. */
function filesOnDisk(): string[] {
  const folder = path.join(state, 'e2e')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => !/^(pg|files)\//.test(file))
    .map((file) => path.join(folder, file))
}

test('G4, H7: a registrar finds an applicant, adds notes and downloads the list; nobody else sees it', async ({
  page,
  request,
  browser,
}, info) => {
  await register(request)
  const consoleErrors = consoleErrorsOf(page)

  await test.step('the registrar finds the new applicant', async () => {
    await signIn(page, 'registrar')
    await page.getByRole('link', { name: 'Új jelentkezőket nézek' }).click()
    await expect(page.locator('.table').getByRole('link', { name: applicant.name })).toBeVisible()
    await page.screenshot({ path: info.outputPath('list.png') })
  })

  await test.step('downloads the list', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'A lista letöltése (CSV)' }).click()
    const file = await (await download).path()
    const text = readFileSync(file, 'utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(text).toContain(applicant.name)
    expect(text).toContain(applicant.email)
  })

  await test.step('adds notes and changes the status', async () => {
    await page.locator('.table').getByRole('link', { name: applicant.name }).click()
    await expect(page.locator('#field-email')).toHaveValue(applicant.email)
    await expect(page.locator('#field-phone')).toHaveValue(applicant.phone)
    await page.locator('#field-notes').fill('Kedden jön edzésre.')
    await page.locator('#field-status').click()
    await page.getByText('Megkerestük', { exact: true }).click()
    await page.getByRole('button', { name: 'Mentés', exact: true }).click()
    await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('one.png') })
    await page.goto(`${newsroom}${listPath}?where[or][0][and][0][status][equals]=new`)
    await expect(page.getByRole('heading', { name: 'Jelentkezések' }).first()).toBeVisible()
    await expect(page.locator('.table').getByRole('link', { name: applicant.name })).toHaveCount(0)
  })

  await test.step('an editor cannot see them', async () => {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, 'editor')
    await expect(other.locator(`a[href^="${listPath}"]`)).toHaveCount(0)
    expect((await fetchInPage(other, '/api/articles?limit=1')).status).toBe(200)
    for (const address of ['', '/export', '?where[name][like]=a']) {
      const response = await fetchInPage(other, `/api/join-registrations${address}`)
      expect(response.status).toBe(403)
      expect(response.text).not.toContain(canaryWord)
    }
    await other.goto(newsroom + listPath)
    await expect(other.getByText(applicant.name)).toHaveCount(0)
    await other.context().close()
  })

  await test.step('the export is in the audit log, without a name', async () => {
    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, 'admin')
    const { text } = await fetchInPage(admin, '/api/audit-lines?sort=-createdAt&limit=1')
    const { docs } = JSON.parse(text) as { docs: { action: string; count: number; actor: string }[] }
    expect(docs[0]).toMatchObject({ action: 'export', actor: 'jelentkezes@solymok.example' })
    expect(docs[0]?.count).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain(canaryWord)
    await admin.context().close()
  })

  await test.step('no log, cache or other file contains what was typed', async () => {
    // The edge writes its log once a second, the worker checks its outbox every five.
    await page.waitForTimeout(6_000)
    const files = filesOnDisk()
    expect(files.filter((file) => /\.log$/.test(file)).length).toBeGreaterThanOrEqual(6)
    const traces = files.filter((file) => {
      const content = readFileSync(file, 'latin1')
      return canaries.some((canary) => content.includes(canary))
    })
    expect(traces).toEqual([])
  })
  expect(consoleErrors).toEqual([])
})
