import { expect, test } from 'vitest'
import { assertNoPassword, withMailPassword } from './mail-password.ts'

test('a password on the command line is rejected and not printed', () => {
  const given = 'smtps://vidrak:jelszo@mail.example.org'
  expect(() => assertNoPassword(given)).toThrow('leave the password out')
  expect(() => assertNoPassword(given)).not.toThrow('jelszo')
  for (const address of ['smtps://vidrak@mail.example.org', 'smtp://127.0.0.1:25', '-'])
    expect(() => assertNoPassword(address)).not.toThrow()
})

test.each(['hunter2', 'p@ss:w/rd', "it's 100%", '"\\$`'])(
  'the typed password %s is added to the address',
  async (password) => {
    const address = await withMailPassword('smtps://vidrak@mail.example.org:465', () => password)
    expect(decodeURIComponent(new URL(address).password)).toBe(password)
    expect(address).toMatch(/^smtps:\/\/vidrak:[^"'\\$`@/]+@mail\.example\.org:465$/)
  },
)

test('no password is requested for an address without a user', async () => {
  const fail = () => {
    throw new Error('asked')
  }
  expect(await withMailPassword('smtp://127.0.0.1:25', fail)).toBe('smtp://127.0.0.1:25')
  expect(await withMailPassword('-', fail)).toBe('-')
})
