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
  test(`G2 ${language}: an e-mail address is valid when the browser accepts it`, async ({ page }) => {
    await open(page, site + pathFor('joinUs', language))
    const { email, word } = formOn(page, language)
    for (const [address, isValid] of addresses) {
      await email.fill(address)
      await email.blur()
      const validInBrowser = await email.evaluate((field) => (field as HTMLInputElement).validity.valid)
      expect([address, validInBrowser]).toEqual([address, isValid])
      if (isValid) await expect(email).not.toHaveAttribute('aria-invalid')
      else await expect(email).toHaveAccessibleDescription(word('invalidEmail'))
    }
  })
}
