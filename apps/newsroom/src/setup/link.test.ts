import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { burnSetupLink, isSetupFinished, isSetupToken, newSetupToken } from './link.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'))
})

const day = 24 * 3_600_000

describe('the link to the set-up', () => {
  test('opens it, and its token stands nowhere', () => {
    const token = newSetupToken(folder)
    expect(isSetupToken(folder, token)).toBe(true)
    const file = path.join(folder, 'setup-link.json')
    expect(readFileSync(file, 'utf8')).not.toContain(token)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.each(['', 'x', 'a'.repeat(43), '../setup-link.json', '\u0000', 'á'.repeat(40)])(
    'is refused with another token: %j',
    (token) => {
      newSetupToken(folder)
      expect(isSetupToken(folder, token)).toBe(false)
    },
  )

  test('lives for a day', () => {
    const token = newSetupToken(folder, 0)
    expect(isSetupToken(folder, token, day - 1)).toBe(true)
    expect(isSetupToken(folder, token, day)).toBe(false)
  })

  test('ends when a newer one is made, and when set-up is finished', () => {
    const first = newSetupToken(folder)
    const second = newSetupToken(folder)
    expect(isSetupToken(folder, first)).toBe(false)
    expect(isSetupFinished(folder)).toBe(false)
    burnSetupLink(folder)
    expect(isSetupToken(folder, second)).toBe(false)
    expect(isSetupFinished(folder)).toBe(true)
    // The hash of nothing is no token either.
    expect(isSetupToken(folder, '', -1)).toBe(false)
  })

  test('does not exist where no club was made', () => {
    expect(isSetupToken(undefined, 'x')).toBe(false)
    expect(isSetupToken(folder, 'x')).toBe(false)
    expect(isSetupFinished(folder)).toBe(false)
  })
})
