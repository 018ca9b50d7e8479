import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { demoFolder } from './demo-for-tests.ts'
import { consoleErrorsOf, newsroom, openDashboard, openInteractive, signInByForm } from './editor.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { register } from './register-applicant.ts'
import { yearInBudapest } from './site/join-form.ts'

const listPath = '/admin/collections/join-registrations'
const canaryWord = `Kanari${Date.now().toString(36)}`
const applicant = {
  name: `${canaryWord} Név`,
  mothersName: `${canaryWord} Anyja`,
  email: `${canaryWord}@pelda.hu`.toLowerCase(),
  phone: '36 20 917 3546',
}
const canaries = [canaryWord, canaryWord.toLowerCase(), applicant.phone, '36209173546', '36+20+917+3546']

/** Fetches from within the page, because the newsroom accepts the session cookie only from its own pages. */
const fetchInPage = (page: Page, address: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    return { status: response.status, text: await response.text() }
  }, address)

/** Logs, caches and other files of the demo's processes, except the database and the uploads. */
function filesOnDisk(): string[] {
  const folder = demoFolder
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
  await register(request, applicant)
  const consoleErrors = consoleErrorsOf(page)

  await test.step('the registrar finds the new applicant', async () => {
    await signInByForm(page, 'registrar')
    const todo = page.getByRole('link', { name: /^\d+\s*Új jelentkező/ })
    const waiting = Number(/^\d+/.exec((await todo.textContent()) ?? '')?.[0])
    await todo.click()
    const row = page.locator('.table tbody tr').filter({ hasText: applicant.name })
    await expect(row).toBeVisible()
    await expect(page.locator('.table tbody tr')).toHaveCount(Math.min(waiting, 10))
    await expect(row).toContainText(`idén ${yearInBudapest() - 2015} éves`)
    await expect(row.getByText('kiskorú')).toBeVisible()
    await expect(row.getByRole('link', { name: applicant.phone })).toHaveAttribute('href', 'tel:+36209173546')
    await expect(row.getByRole('link', { name: applicant.email })).toHaveAttribute(
      'href',
      `mailto:${applicant.email}`,
    )
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
    const line = text.split('\r\n').find((candidate) => candidate.includes(applicant.name)) ?? ''
    expect(line).toMatch(/^\d+;\d{4}-\d\d-\d\d \d\d:\d\d;Új;.*;2015;igen;/)
    expect(line).toContain(';nem;magyar;')
  })

  await test.step('adds notes and changes the status', async () => {
    await page.locator('.table').getByRole('link', { name: applicant.name }).click()
    await expect(page.locator('#field-email')).toHaveValue(applicant.email)
    await expect(page.locator('#field-phone')).toHaveValue(applicant.phone)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('link', { name: `Felhívom: ${applicant.phone}` })).toHaveAttribute(
      'href',
      'tel:+36209173546',
    )
    await expect(page.getByRole('link', { name: `Írok neki: ${applicant.email}` })).toBeVisible()
    await expect(page.locator('.applicant__minor')).toHaveText('kiskorú')
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: info.outputPath('phone.png') })
    await page.setViewportSize({ width: 1280, height: 720 })
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
    await openDashboard(other, 'editor')
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

  let id = 0
  await test.step('erases the applicant', async () => {
    const found = await fetchInPage(page, `/api/join-registrations?where[email][equals]=${applicant.email}`)
    id = (JSON.parse(found.text) as { docs: { id: number }[] }).docs[0]?.id ?? 0
    await openInteractive(page, `${newsroom}${listPath}/${id}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()
    await page.waitForURL(`**${listPath}*`)
  })

  await test.step('the export and the erasure are in the audit log, without a name', async () => {
    const admin = await (await browser.newContext()).newPage()
    await openDashboard(admin, 'admin')
    const lines = '/api/audit-lines?sort=-createdAt&limit=2&where[action][in]=export,person_erase'
    const { text } = await fetchInPage(admin, lines)
    const { docs } = JSON.parse(text) as { docs: { action: string; count: number; subject_id: number }[] }
    const actor = 'jelentkezes@solymok.example'
    expect(docs).toMatchObject([
      { action: 'person_erase', actor, subject_id: id },
      { action: 'export', actor },
    ])
    expect(docs[1]?.count).toBeGreaterThan(0)
    expect(text).not.toContain(canaryWord)
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
