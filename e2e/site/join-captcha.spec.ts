import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathFor } from '@palank/routes'
import { addressOf, apiEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import { type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { runningDemo } from '@palank/scripts/running-demo'
import { withClient } from '@palank/scripts/with-client'
import type { Page } from '@playwright/test'
import { demoFolder } from '../demo-for-tests.ts'
import { fillIn, fillTime, openForm, person, type TextKey } from './join-form.ts'
import { expect, languages, test } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// End to end, from the page to the database; only the captcha provider is a stand-in with the same protocol.
test.use({ allowedErrors: /Failed to load resource/ })

const demo = runningDemo('solymok', demoFolder)
const processes: Running[] = []
let provider: ReturnType<typeof spawn>
let captchaSite: TamperedSite

async function startProvider(): Promise<URL> {
  const standIn = path.join(root, 'apps/api/src/testing/captcha.ts')
  provider = spawn(process.execPath, [standIn], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = (await once(provider.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return new URL(String(output).replace('captcha: ', '').trim())
}

// One worker, so that its site is started once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  if (!demo) throw new Error('the demo of these tests is not running')
  const verify = await startProvider()
  const port = await freePort()
  const env = {
    ...apiEnvironment(demo.setting),
    API_PORT: String(port),
    CAPTCHA_SECRET: 'stand-in-secret',
    CAPTCHA_VERIFY_URL: verify.href,
    // Shorter than the late answer of the stand-in, and long enough for a busy machine.
    CAPTCHA_TIMEOUT_MS: '3000',
  }
  const args = [path.join(root, 'apps/api/src/main.ts')]
  const log = path.join(demo.folder, `api-captcha-${port}.log`)
  processes.push(startProcess({ name: 'api', command: process.execPath, args, env, log }))
  await untilAnswering(`${addressOf(port)}/readyz`, 60)
  const script = new URL('/recaptcha/api.js', verify).href
  const keys = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SCRIPT_URL: script }
  captchaSite = await startTamperedSite(undefined, keys, addressOf(port))
  await captchaSite.ready()
})
test.afterAll(async () => {
  await captchaSite?.stop()
  await Promise.all(processes.map((process) => process.stop()))
  provider?.kill()
})

/** Sets the captcha tokens that the page gets first; valid ones follow. */
const giveTokens = (page: Page, tokens: string[]) =>
  page.addInitScript((captchaTokens) => {
    Object.assign(window, { captchaTokens })
  }, tokens)

const countStored = (email: string) =>
  withClient(demo?.setting.database.newsroomUrl ?? '', async (db) => {
    const sql = 'select count(*)::int as count from public.join_registrations where email = $1'
    const { rows } = await db.query<{ count: number }>(sql, [email])
    return rows[0]?.count
  })

const refusals: [string, string, TextKey][] = [
  ['a low score', 'low', 'captcha'],
  ['a token for another action', 'action', 'captcha'],
  ['a forged token', 'forged', 'captcha'],
  ['a provider that drops the connection', 'down', 'unavailable'],
  ['a provider that answers too late', 'late', 'unavailable'],
  ['a provider that fails', 'failing', 'unavailable'],
]

for (const language of languages) {
  for (const [what, token, message] of refusals) {
    test(`G3, G4 ${language}: ${what} is reported, nothing is stored, and the form keeps its input until it passes`, async ({
      page,
    }) => {
      const email = `${token}.${language}.${Date.now()}@pelda.hu`
      await giveTokens(page, [token])
      const form = await openForm(page, captchaSite.origin, language)
      await fillIn(page, form)
      await form.email.fill(email)
      await form.send.click()
      await expect(form.note(message)).toBeVisible()
      await expect(form.name).toHaveValue(person.name)
      await expect(form.email).toHaveValue(email)
      await expect(form.phone).toHaveValue(person.phone)
      await expect(form.consent).toBeChecked()
      expect(await countStored(email)).toBe(0)
      await form.send.click()
      await expect(form.sent).toBeVisible()
      expect(await countStored(email)).toBe(1)
    })
  }
}

test('G4: a token is accepted once; replayed with another form it is refused', async ({ page, request }) => {
  const form = await openForm(page, captchaSite.origin, 'hu')
  const email = `replay.${Date.now()}@pelda.hu`
  await fillIn(page, form)
  await form.email.fill(email)
  await form.send.click()
  await expect(form.sent).toBeVisible()
  const post = captchaSite.requests.findLast(({ path }) => path.endsWith('joinus/regNewSportUser'))
  const token = JSON.parse(post?.body ?? '{}')['g-recaptcha-response'] as string
  const address = captchaSite.origin + pathFor('joinUs', 'hu')
  const [, formToken = ''] =
    /name="formToken" value="([^"]+)"/.exec(await (await request.get(address)).text()) ?? []
  await page.waitForTimeout(fillTime)
  const response = await request.post(address, {
    headers: { origin: captchaSite.origin },
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
  expect(await countStored(email)).toBe(1)
})
