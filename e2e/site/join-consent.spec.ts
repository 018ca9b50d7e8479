import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { fillIn, formOn, openForm, person } from './join-form.ts'
import { expect, languages, open, site, test } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// A site without its edge serves no pictures, and a refused form has an error status.
test.use({ allowedErrors: /Failed to load resource/ })

const post = 'joinus/regNewSportUser'
const postsOf = ({ requests }: TamperedSite) => requests.filter(({ path }) => path.endsWith(post))
const consentText = (page: Page, language: Language) =>
  formOn(page, language)
    .form.locator('label', { hasText: formOn(page, language).word('consent') })
    .textContent()

test.describe('an api without a consent text', () => {
  // One worker, so that its site is started once.
  test.describe.configure({ mode: 'default' })
  let withoutText: TamperedSite
  test.beforeAll(async () => {
    withoutText = await startTamperedSite((call, answer) =>
      call === 'setting/list'
        ? {
            data: (answer.data as { setting_type: string }[]).filter((one) => one.setting_type !== 'join-us'),
          }
        : answer,
    )
    await withoutText.ready()
  })
  test.afterAll(() => withoutText?.stop())

  for (const language of languages) {
    test(`G4, H7 ${language}: the form has the site’s default text, and is stored`, async ({ page }) => {
      await open(page, site + pathFor('joinUs', language))
      const defaultText = await consentText(page, language)
      withoutText.requests.length = 0
      const form = await openForm(page, withoutText.origin, language)
      await expect(form.form).toContainText(form.word('guardian'))
      // The default text of a new club, verbatim.
      expect(await consentText(page, language)).toBe(defaultText)
      await fillIn(page, form)
      await form.send.click()
      await expect(form.sent).toBeVisible()
      const [submission, ...others] = postsOf(withoutText)
      expect(others).toEqual([])
      expect(submission?.headers).not.toHaveProperty('x-consent-version')
      expect(submission?.headers['idempotency-key']).toMatch(/^[\w-]{24}$/)
    })
  }
})

test.describe('a freshly started site with a dead api, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`G3, H7 ${language}: renders the form, keeps its input, and stores it when the api is back`, async ({
      page,
    }) => {
      const server = await startTamperedSite()
      try {
        await server.ready()
        server.control.intercept = async () => 'hang up'
        const form = await openForm(page, server.origin, language, false)
        await expect(form.form).toContainText(form.word('guardian'))
        await fillIn(page, form)
        await form.send.click()
        await expect(form.note('unavailable')).toBeVisible()
        await expect(form.name).toHaveValue(person.name)
        await expect(form.birthYear).toHaveValue(person.birthYear)
        await expect(form.no).toBeChecked()
        await expect(form.email).toHaveValue(person.email)
        await expect(form.phone).toHaveValue(person.phone)
        server.control.intercept = async () => undefined
        await form.send.click()
        await expect(page.getByRole('heading', { name: form.word('sent') })).toBeVisible()
        const keys = postsOf(server).map(({ headers }) => headers['idempotency-key'])
        expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      } finally {
        await server.stop()
      }
    })
  }
})
