import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { counterOf, isTimeCode, newRecoveryCodes, newSecret, plainCode, qrCodeOf } from './codes.ts'

// The key of RFC 6238 and its code for 1111111109 seconds, of which six digits are kept.
const rfcSecret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
const rfcTime = 1_111_111_109_000

test('knows the code of RFC 6238, and those of the half minutes before and after it', () => {
  expect(counterOf(rfcSecret, '081804', rfcTime)).toBe(37_037_036)
  expect(counterOf(rfcSecret, '081804', rfcTime + 30_000)).toBe(37_037_036)
  expect(counterOf(rfcSecret, '081804', rfcTime - 30_000)).toBe(37_037_036)
  expect(counterOf(rfcSecret, '081804', rfcTime + 60_000)).toBeUndefined()
  expect(counterOf(rfcSecret, '081805', rfcTime)).toBeUndefined()
})

test('a new secret has 160 bits, and no other equals it', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('ten recovery codes, none of which could be a code of the app', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(isTimeCode(plainCode(code))).toBe(false)
  }
})

test.each([
  ['123 456', '123456'],
  ['ABCDE-fghij', 'abcdefghij'],
  [undefined, ''],
])('%s is read as %s', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})

test('the QR code is a drawing, which names the club', () => {
  const account = { club: 'Példavári Vidrák', email: 'a@b.hu' }
  expect(qrCodeOf(newSecret(), account)).toMatch(/^(<\?xml[^>]*>)?<svg/)
  const address = new TOTP({
    secret: Secret.fromBase32(rfcSecret),
    issuer: account.club,
    label: account.email,
  }).toString()
  expect(qrCodeOf(rfcSecret, account)).toBe(encodeQR(address, 'svg', { ecc: 'medium' }))
})
