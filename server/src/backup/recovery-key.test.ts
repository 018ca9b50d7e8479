import { expect, test } from 'vitest'
import { recoveryKeyLines } from './recovery-key.ts'

const key = 'titkos-kulcs'

test('a new recovery key is printed only to a terminal', () => {
  expect(recoveryKeyLines(key, true).join()).toContain(key)
})

test.each([
  ['a second time', undefined, true],
  ['into a file or a log', key, false],
])('the recovery key is not printed %s, and the lines say where it is', (_, newKey, isTerminal) => {
  expect(recoveryKeyLines(newKey, isTerminal).join()).not.toContain(key)
  expect(recoveryKeyLines(newKey, isTerminal).join()).toContain('backup-secrets/recovery-key')
})
