import { setTimeout as sleep } from 'node:timers/promises'
import { fixedPages, type Language, pathFor } from '@palank/routes'
import type { APIRequestContext } from '@playwright/test'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { violations } from './axe.ts'
import {
  fillIn,
  fillTime,
  formOn,
  newAddress,
  openForm,
  person,
  type TextKey,
  texts,
  yearInBudapest,
} from './join-form.ts'
import { bothWidths, brandSites, expect, languages, open, site, test } from './site-test.ts'
import { type Intercept, startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// A site without its edge serves no pictures, and a refused form has an error status.
test.use({ allowedErrors: /Failed to load resource/ })

const provider = 'http://127.0.0.1:9'
const script = `${provider}/recaptcha/api.js`
const post = 'joinus/regNewSportUser'
let plain: TamperedSite
let captchaSite: TamperedSite

// One worker, so that its sites are started once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  plain = await startTamperedSite()
  captchaSite = await startTamperedSite(undefined, {
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SCRIPT_URL: script,
  })
  await Promise.all([plain.ready(), captchaSite.ready()])
})
test.afterAll(() => Promise.all([plain?.stop(), captchaSite?.stop()]))
test.beforeEach(() => {
  for (const each of [plain, captchaSite]) {
    each.requests.length = 0
    each.control.intercept = async () => undefined
  }
})

const postsOf = ({ requests }: TamperedSite) => requests.filter(({ path }) => path.endsWith(post))
const interceptPost =
  (outcome: number | 'hang up', after = 0): Intercept =>
  async (call) => {
    if (call !== post) return undefined
    await sleep(after)
    return outcome
  }

for (const language of languages) {
  const path = pathFor('joinUs', language)

  test(`B12, H7 ${language}: the form has its address, is not cached, says who consents for a child and links to the privacy notice`, async ({
    page,
    request,
  }) => {
    await open(page, site + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.headline[language])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3)
    const addresses = [path, path, `${path}.data`].map((address) => site + address)
    const formTokens: string[] = []
    for (const address of addresses) {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect(response.headers()['x-cache'] ?? '').toBe('')
      formTokens.push(/[\w-]{24}\.[0-9a-z]{8,9}\.1\.[\w-]{43}/.exec(await response.text())?.[0] ?? '')
    }
    expect(new Set(formTokens).size).toBe(3)
    expect(formTokens).not.toContain('')
    const { form } = formOn(page, language)
    await expect(form).toContainText(texts.guardian[language])
    await form.getByRole('link', { name: texts.consent[language] }).click()
    await expect(page).toHaveURL(
      new RegExp(language === 'hu' ? '/oldalak/adatkezelesi' : '/page/privacy-notice'),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`G1 ${language}: the fields, their rules, and the phone number is formatted while typing`, async ({
    page,
  }) => {
    const form = await openForm(page, plain.origin, language)
    const year = yearInBudapest()
    const years = await form.birthYear.locator('option').allTextContents()
    expect(years.slice(1)).toEqual(Array.from({ length: 100 }, (_, back) => String(year - back)))
    await expect(form.consent).not.toBeChecked()
    await expect(form.yes).not.toBeChecked()
    await expect(form.no).not.toBeChecked()
    for (const [field, isRequired] of [
      [form.name, true],
      [form.birthYear, true],
      [form.email, true],
      [form.consent, true],
      [form.mothersName, false],
      [form.phone, false],
    ] as const) {
      expect(await field.evaluate((element) => (element as HTMLInputElement).required)).toBe(isRequired)
    }
    await form.phone.pressSequentially('+36a201234567899')
    await expect(form.phone).toHaveValue('36 20 123 4567')
    await form.phone.fill('')
    await form.phone.pressSequentially('3620123456')
    await expect(form.phone).toHaveValue('36 20 123 456')
    const caret = () => form.phone.evaluate((element) => (element as HTMLInputElement).selectionStart)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
    expect(await caret()).toBe(7)
    await page.keyboard.type('9')
    await expect(form.phone).toHaveValue('36 20 192 3456')
    expect(await caret()).toBe(8)
  })

  test(`G2 ${language}: an invalid field has a message after it was touched`, async ({ page }) => {
    const form = await openForm(page, plain.origin, language)
    await expect(form.send).toBeDisabled()
    await expect(form.form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    const cases: [typeof form.name, string, TextKey][] = [
      [form.name, '', 'required'],
      [form.email, '', 'required'],
      [form.email, 'panna@pelda..hu', 'invalidEmail'],
      [form.phone, '36 20 12', 'invalidPhone'],
    ]
    for (const [field, input, message] of cases) {
      await field.fill(input)
      await field.blur()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(form.word(message))
    }
    await form.birthYear.focus()
    await form.birthYear.blur()
    await expect(form.birthYear).toHaveAccessibleDescription(form.word('required'))
    await form.yes.focus()
    await form.yes.blur()
    await expect(page.getByRole('group', { name: form.word('played') })).toContainText(form.word('required'))
    await form.consent.focus()
    await form.consent.blur()
    await expect(form.consent).toHaveAccessibleDescription(form.word('requiredConsent'))
    await expect(form.send).toBeDisabled()
    await fillIn(page, form)
    await expect(form.form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await expect(form.send).toBeEnabled()
    await form.consent.uncheck()
    await expect(form.send).toBeDisabled()
  })

  test(`G3, G4 ${language}: a form is sent once, confirmed, and reset`, async ({ page }) => {
    const form = await openForm(page, plain.origin, language)
    await fillIn(page, form)
    await form.mothersName.fill('Próba Piroska')
    await expect(form.send).toHaveText(form.word('send'))
    const release = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await release.promise
      await route.continue()
    })
    await form.send.click()
    await expect(form.send).toHaveText(form.word('sending'))
    await expect(form.send).toBeDisabled()
    // Neither the button nor Enter in a field can submit again.
    await form.form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    await form.name.press('Enter')
    release.resolve()
    await expect(form.sent).toBeVisible()
    await expect(form.name).toHaveValue('')
    await expect(form.email).toHaveValue('')
    await expect(form.consent).not.toBeChecked()
    await expect(form.no).not.toBeChecked()
    await form.sent.getByRole('button', { name: form.word('ok') }).click()
    await expect(form.sent).toBeHidden()
    await expect(form.send).toBeDisabled()
    const [submission, ...others] = postsOf(plain)
    expect(others).toEqual([])
    expect(JSON.parse(submission?.body ?? '')).toEqual({
      name: person.name,
      email: person.email,
      birth_year: 2014,
      phone: person.phone,
      played_basketball_before: false,
      mother_name: 'Próba Piroska',
    })
    expect(submission?.query.get('lang')).toBe(language)
    expect(submission?.headers['x-localization']).toBe(language)
    expect(submission?.headers['idempotency-key']).toMatch(/^[\w-]{24}$/)
    expect(submission?.headers['x-visitor-address']).toMatch(/^10\./)
    expect(submission?.headers['x-consent-version']).toBe('1')
    expect(page.url()).toBe(plain.origin + path)
  })

  test(`G3 ${language}: the confirmation links to the training times`, async ({ page }) => {
    const form = await openForm(page, plain.origin, language)
    await fillIn(page, form)
    await form.send.click()
    await form.sent.getByRole('link', { name: form.word('trainingTimes') }).click()
    const slug = fixedPages.trainingTimes[language]
    await expect(page).toHaveURL(plain.origin + pathFor('page', language, { slug }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.word('trainingTitle'))
    await expect(form.sent).toBeHidden()
  })

  test(`G3 ${language}: too many from one address, a dead api and a site that cannot be reached are reported beside the form, which keeps its input and can be sent again`, async ({
    page,
  }) => {
    const form = await openForm(page, plain.origin, language)
    await fillIn(page, form)
    const expectReport = async (message: TextKey) => {
      await expect(form.send).toBeEnabled()
      await form.send.click()
      await expect(form.note(message)).toBeVisible()
      await expect(form.sent).toBeHidden()
      await expect(form.name).toHaveValue(person.name)
      await expect(form.phone).toHaveValue(person.phone)
      await expect(form.consent).toBeChecked()
    }
    plain.control.intercept = interceptPost('hang up')
    await expectReport('unavailable')
    plain.control.intercept = interceptPost(429)
    await expectReport('tooMany')
    await page.route('**/*.data*', (route) => route.abort())
    await expectReport('unavailable')
    await page.unroute('**/*.data*')
    plain.control.intercept = async () => undefined
    await expect(form.send).toBeEnabled()
    await form.send.click()
    await expect(form.sent).toBeVisible()
    const keys = postsOf(plain).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  test(`G4 ${language}: the captcha loads on the first input, and its token is sent`, async ({ page }) => {
    const scriptRequests: string[] = []
    await page.route(`${provider}/**`, (route) => {
      scriptRequests.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => 'pass-' + key + '-' + action }`,
      })
    })
    const form = await openForm(page, captchaSite.origin, language)
    await expect(form.form).toContainText('reCAPTCHA')
    expect(scriptRequests).toEqual([])
    await fillIn(page, form)
    await expect.poll(() => scriptRequests).toEqual([`${script}?render=site-key`])
    await form.send.click()
    await expect(form.sent).toBeVisible()
    expect(scriptRequests).toHaveLength(1)
    const [submission] = postsOf(captchaSite)
    expect(JSON.parse(submission?.body ?? '')['g-recaptcha-response']).toBe('pass-site-key-importantAction')
  })

  test(`G3 ${language}: a dead captcha provider is reported, and nothing is sent`, async ({ page }) => {
    await page.route(`${provider}/**`, (route) => route.abort())
    const form = await openForm(page, captchaSite.origin, language)
    await fillIn(page, form)
    await form.send.click()
    await expect(form.note('captchaDown')).toBeVisible()
    await expect(form.name).toHaveValue(person.name)
    await expect(form.sent).toBeHidden()
    expect(postsOf(captchaSite)).toEqual([])
  })

  test(`G2, G3 ${language}: the form can be filled in, sent and its confirmation closed by keyboard alone`, async ({
    page,
  }) => {
    const form = await openForm(page, plain.origin, language)
    await form.name.focus()
    await page.keyboard.type(person.name)
    await page.keyboard.press('Tab')
    // The browser takes a key that comes a second later for the beginning of another year.
    await expect(async () => {
      await page.keyboard.type('2014')
      await expect(form.birthYear).toHaveValue('2014', { timeout: 1_500 })
    }).toPass()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(form.consent).toBeChecked()
    await expect(form.yes).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(form.send).toBeFocused()
    await page.waitForTimeout(2_000)
    await page.keyboard.press('Enter')
    await expect(form.sent).toBeVisible()
    await expect(form.sent.getByRole('button')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(form.sent.getByRole('link', { name: form.word('trainingTimes') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.sent).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`G1, G3 ${language}: a form without a captcha is sent as a page`, async ({ page }) => {
      const form = await openForm(page, plain.origin, language, false)
      await fillIn(page, form)
      await form.send.click()
      await expect(page.getByRole('heading', { name: form.word('sent') })).toBeVisible()
      expect(postsOf(plain)).toHaveLength(1)
      await expect(page.locator('main').getByRole('link', { name: form.word('trainingTimes') })).toBeVisible()
      await page.getByRole('link', { name: form.word('ok'), exact: true }).click()
      await expect(form.name).toHaveValue('')
      await expect(form.consent).not.toBeChecked()
    })

    test(`G2 ${language}: errors are shown beside their fields, and the form keeps its input`, async ({
      page,
    }) => {
      const form = await openForm(page, plain.origin, language, false)
      await fillIn(page, form)
      await form.email.fill('panna@pelda..hu')
      await form.consent.uncheck()
      await form.send.click()
      await expect(form.note('invalid')).toBeVisible()
      await expect(form.email).toHaveAccessibleDescription(form.word('invalidEmail'))
      await expect(form.consent).toHaveAccessibleDescription(form.word('requiredConsent'))
      await expect(form.name).toHaveValue(person.name)
      await expect(form.birthYear).toHaveValue(person.birthYear)
      await expect(form.no).toBeChecked()
      expect(postsOf(plain)).toEqual([])
    })

    test(`G3 ${language}: after a dead api the form is sent again with the same idempotency key`, async ({
      page,
    }) => {
      const form = await openForm(page, plain.origin, language, false)
      await fillIn(page, form)
      plain.control.intercept = interceptPost('hang up')
      await form.send.click()
      await expect(form.note('unavailable')).toBeVisible()
      plain.control.intercept = async () => undefined
      await form.send.click()
      await expect(page.getByRole('heading', { name: form.word('sent') })).toBeVisible()
      const keys = postsOf(plain).map(({ headers }) => headers['idempotency-key'])
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    })

    test(`G4 ${language}: where a captcha is required, phone and e-mail are shown instead`, async ({
      page,
    }) => {
      const form = await openForm(page, captchaSite.origin, language, false)
      await expect(page.getByText(form.word('noScript'))).toBeVisible()
      await expect(form.form).toBeHidden()
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
    })
  })
}

for (const [brand, origin] of Object.entries(brandSites)) {
  test(`B12: ${brand}: axe finds nothing, idle or refused, and nothing overflows`, async ({ page }) => {
    await open(page, origin + pathFor('joinUs', 'hu'))
    const form = formOn(page, 'hu')
    await bothWidths(page, async () => expect(await violations(page)).toEqual([]))
    for (const field of [form.name, form.birthYear, form.email, form.yes, form.consent]) {
      await field.focus()
      await field.blur()
    }
    await form.phone.fill('36 20')
    await form.phone.blur()
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
    await bothWidths(page, async () => {
      expect(await violations(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    })
  })
}

test('G3: axe finds nothing on the confirmation and the refusal', async ({ page }) => {
  const form = await openForm(page, plain.origin, 'hu')
  await fillIn(page, form)
  plain.control.intercept = interceptPost(403)
  await form.send.click()
  await expect(form.note('captcha')).toBeVisible()
  expect(await violations(page)).toEqual([])
  plain.control.intercept = async () => undefined
  await form.send.click()
  await expect(form.sent).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('G3: through the edge a form is stored, and the next one gets a new form token without a request', async ({
  page,
}) => {
  await open(page, site + pathFor('joinUs', 'hu'))
  const form = formOn(page, 'hu')
  const formToken = page.locator('input[name="formToken"]')
  const first = await formToken.inputValue()
  // The confirmation must not depend on any later request.
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await fillIn(page, form)
  await form.send.click()
  await expect(form.sent).toBeVisible()
  await expect(formToken).not.toHaveValue(first)
})

/** The fields of a form without JavaScript, with the form token of a new page. */
async function newForm(request: APIRequestContext, language: Language) {
  const page = await (await request.get(plain.origin + pathFor('joinUs', language))).text()
  const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(page) ?? []
  const { name, birthYear, email } = person
  return { formToken, name, birthYear, email, hasPlayedBefore: 'no', consent: 'yes' }
}

test('G3: a form sent too fast is refused and can be sent again', async ({ request }) => {
  const form = await newForm(request, 'hu')
  const headers = { origin: plain.origin, 'x-real-ip': newAddress() }
  const response = await request.post(plain.origin + pathFor('joinUs', 'hu'), { headers, form })
  expect(response.status()).toBe(400)
  const page = await response.text()
  expect(page).toContain(texts.early.hu)
  expect(page).toContain(`value="${person.name}"`)
  expect(postsOf(plain)).toEqual([])
})

test('G3: the sixth registration from one address in ten minutes is told when to try again', async ({
  request,
}) => {
  const address = newAddress()
  const forms = await Promise.all(Array.from({ length: 6 }, () => newForm(request, 'en')))
  await sleep(fillTime)
  const statuses: number[] = []
  for (const form of forms) {
    const response = await request.post(plain.origin + pathFor('joinUs', 'en'), {
      headers: { origin: plain.origin, 'x-real-ip': address },
      form,
    })
    statuses.push(response.status())
    if (response.status() === 429) expect(await response.text()).toMatch(/Try again in (9|10) min/)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('G4: a form from another origin is refused, a filled trap is silently dropped', async ({ request }) => {
  const address = plain.origin + pathFor('joinUs', 'hu')
  const form = { name: person.name, homepage: 'https://spam.example' }
  for (const origin of ['https://evil.example', 'null']) {
    for (const target of [address, `${address}.data`, site + pathFor('joinUs', 'hu')]) {
      expect((await request.post(target, { form, headers: { origin } })).status()).toBe(403)
    }
  }
  const response = await request.post(address, { form, headers: { origin: plain.origin } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain(texts.sent.hu)
  expect(postsOf(plain)).toEqual([])
})

test('G4: the log of the site contains nothing that was typed', async ({ page }) => {
  const form = await openForm(page, plain.origin, 'hu')
  await fillIn(page, form)
  plain.control.intercept = interceptPost(503)
  await form.send.click()
  await expect(form.note('unavailable')).toBeVisible()
  await expect.poll(() => plain.log.join('')).toContain(post)
  const log = plain.log.join('')
  expect(log).toMatch(/CAPTCHA_SITE_KEY is not set/)
  expect(log).not.toMatch(/Panna|pelda|123 4567|"10\./)
})
