import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathFor } from '@palank/routes'
import { addressOf, apiEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { root, state } from '@palank/scripts/paths'
import { type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { runningDemo } from '@palank/scripts/running-demo'
import { withClient } from '@palank/scripts/with-client'
import type { Page } from '@playwright/test'
import { fillIn, fillTime, openForm, person, type TextKey } from './join-form.ts'
import { expect, languages, test } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// The whole way: page, script of the provider, site, api, the provider's verdict and the database. The provider alone
// is a stand-in, which speaks the same protocol.
test.use({ allowedErrors: /Failed to load resource/ })

const demo = runningDemo('solymok', path.join(state, 'e2e'))
const started: Running[] = []
let provider: ReturnType<typeof spawn>
let guarded: TamperedSite

async function startProvider(): Promise<URL> {
  const standIn = path.join(root, 'apps/api/src/testing/captcha.ts')
  provider = spawn(process.execPath, [standIn], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(provider.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return new URL(String(said).replace('captcha: ', '').trim())
}

test.beforeAll(async () => {
  if (!demo) throw new Error('the demo of these tests does not run')
  const verify = await startProvider()
  const port = await freePort()
  const env = {
    ...apiEnvironment(demo.setting),
    API_PORT: String(port),
    CAPTCHA_SECRET: 'stand-in-secret',
    CAPTCHA_VERIFY_URL: verify.href,
    CAPTCHA_TIMEOUT_MS: '1000',
  }
  const args = [path.join(root, 'apps/api/src/main.ts')]
  const log = path.join(demo.folder, `api-captcha-${port}.log`)
  started.push(startProcess({ name: 'api', command: process.execPath, args, env, log }))
  await untilAnswering(`${addressOf(port)}/readyz`, 60)
  const script = new URL('/recaptcha/api.js', verify).href
  const keys = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SCRIPT_URL: script }
  guarded = await startTamperedSite(undefined, keys, addressOf(port))
  await guarded.ready()
})
test.afterAll(async () => {
  await guarded?.stop()
  await Promise.all(started.map((process) => process.stop()))
  provider?.kill()
})

/** The captcha tokens that the page gets in turn; good ones after these. */
const giveTokens = (page: Page, tokens: string[]) =>
  page.addInitScript((given) => {
    Object.assign(window, { captchaTokens: given })
  }, tokens)

const storedWith = (email: string) =>
  withClient(demo?.setting.database.newsroomUrl ?? '', async (db) => {
    const sql = 'select count(*)::int as count from public.join_registrations where email = $1'
    const { rows } = await db.query<{ count: number }>(sql, [email])
    return rows[0]?.count
  })

const refusals: [string, string, TextKey][] = [
  ['a low score', 'low', 'captcha'],
  ['a token of another action', 'action', 'captcha'],
  ['a token that nobody gave', 'forged', 'captcha'],
  ['a provider that hangs up', 'down', 'unavailable'],
  ['a provider that answers too late', 'late', 'unavailable'],
  ['a provider that fails', 'failing', 'unavailable'],
]

for (const language of languages) {
  for (const [what, token, message] of refusals) {
    test(`G3, G4 ${language}: ${what} is told, nothing is stored, and the text is kept until it passes`, async ({
      page,
    }) => {
      const email = `${token}.${language}.${Date.now()}@pelda.hu`
      await giveTokens(page, [token])
      const form = await openForm(page, guarded.origin, language)
      await fillIn(page, form)
      await form.email.fill(email)
      await form.send.click()
      await expect(form.note(message)).toBeVisible()
      await expect(form.name).toHaveValue(person.name)
      await expect(form.email).toHaveValue(email)
      await expect(form.phone).toHaveValue(person.phone)
      await expect(form.consent).toBeChecked()
      expect(await storedWith(email)).toBe(0)
      await form.send.click()
      await expect(form.sent).toBeVisible()
      expect(await storedWith(email)).toBe(1)
    })
  }
}

test('G4: a token passes once: replayed with another form it is refused', async ({ page, request }) => {
  const form = await openForm(page, guarded.origin, 'hu')
  const email = `replay.${Date.now()}@pelda.hu`
  await fillIn(page, form)
  await form.email.fill(email)
  await form.send.click()
  await expect(form.sent).toBeVisible()
  const posted = guarded.requests.findLast(({ path }) => path.endsWith('joinus/regNewSportUser'))
  const token = JSON.parse(posted?.body ?? '{}')['g-recaptcha-response'] as string
  const address = guarded.origin + pathFor('joinUs', 'hu')
  const [, formToken = ''] =
    /name="formToken" value="([^"]+)"/.exec(await (await request.get(address)).text()) ?? []
  await page.waitForTimeout(fillTime)
  const response = await request.post(address, {
    headers: { origin: guarded.origin },
    form: {
      formToken,
      name: person.name,
      birthYear: '2014',
      hasPlayedBefore: 'no',
      consent: 'yes',
      email,
      'g-recaptcha-response': token,
    },
  })
  expect(response.status()).toBe(403)
  const html = await response.text()
  expect(html).toContain(form.word('captcha'))
  expect(html).toContain(`value="${person.name}"`)
  expect(await storedWith(email)).toBe(1)
})
