import { expect, it } from 'vitest'
import { folderName } from './folder-name.ts'

it('is one name however it was typed', () => {
  expect(folderName('  Szponzorok   2026 ')).toBe('Szponzorok 2026')
  expect(folderName('Cìmer'.normalize('NFD'))).toBe('Cìmer'.normalize('NFC'))
})

it('is none where nothing was written, and stays as it is where it is not sent', () => {
  expect(folderName('  ')).toBeNull()
  expect(folderName(null)).toBeNull()
  expect(folderName(undefined)).toBeUndefined()
})
