import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideSecrets, envText } from './env-file.ts'

test('secrets go to the credential, everything else to the plain file', () => {
  const { plain, secret } = divideSecrets({
    API_PORT: '4301',
    CLIENT_SECRET: 'titok',
    API_DATABASE_URL: 'postgres://…',
    SMTP_URL: 'smtp://…',
  })
  expect(plain).toEqual({ API_PORT: '4301' })
  expect(Object.keys(secret)).toEqual(['CLIENT_SECRET', 'API_DATABASE_URL', 'SMTP_URL'])
})

test('what is written is what Node reads', () => {
  const value = fc.string({ unit: 'grapheme' }).filter((text) => !/["'\\`$\n\r]/.test(text))
  fc.assert(
    fc.property(value, (text) => {
      expect(parseEnv(envText({ BEFORE: '1', NAME: text, AFTER: '2' }))).toEqual({
        BEFORE: '1',
        NAME: text,
        AFTER: '2',
      })
    }),
  )
})

test.each(['a"b', "a'b", 'a\\b', 'a$b', 'a\nb', 'a`b'])(
  'a value that systemd would read otherwise is refused: %j',
  (value) => {
    expect(() => envText({ SMTP_URL: value })).toThrow('SMTP_URL must not contain')
    expect(() => envText({ SMTP_URL: value })).not.toThrow(value)
  },
)
