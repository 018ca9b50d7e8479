import { pathFor } from '@palank/routes'
import { formOn } from './join-form.ts'
import { expect, languages, open, site, test } from './site-test.ts'

const addresses: [string, boolean][] = [
  ['a@b', true],
  ["o'neil@pelda.hu", true],
  ['x..y@pelda.hu', true],
  ['panna+kosar@pelda.hu', true],
  ['panna', false],
  ['panna@pelda..hu', false],
  ['panna@-pelda.hu', false],
]

for (const language of languages) {
  test(`G2 ${language}: an e-mail address is right when HTML’s own rule accepts it`, async ({ page }) => {
    await open(page, site + pathFor('joinUs', language))
    const { email, word } = formOn(page, language)
    for (const [typed, isRight] of addresses) {
      await email.fill(typed)
      await email.blur()
      const byBrowser = await email.evaluate((field) => (field as HTMLInputElement).validity.valid)
      expect([typed, byBrowser]).toEqual([typed, isRight])
      if (isRight) await expect(email).not.toHaveAttribute('aria-invalid')
      else await expect(email).toHaveAccessibleDescription(word('invalidEmail'))
    }
  })
}
