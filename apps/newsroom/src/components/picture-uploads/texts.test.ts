import { expect, it } from 'vitest'
import { failureTexts, megabytes } from './texts.ts'

it('says how large a file is in the words of the language', () => {
  expect(megabytes('hu', 7_140_000)).toBe('7,1 MB')
  expect(megabytes('en', 7_140_000)).toBe('7.1 MB')
  expect(megabytes('en', 12)).toBe('1 kB')
})

it('offers another try only where another try may help', () => {
  const retried = (['heic', 'type', 'size', 'empty', 'signedOut', 'server'] as const).filter(
    (kind) => failureTexts({ kind }).canRetry,
  )
  expect(retried).toEqual(['signedOut', 'server'])
  expect(failureTexts({ kind: 'broken', sent: 11_000_000, total: 18_000_000 })).toMatchObject({
    advice: { hu: expect.stringContaining('11 MB ment át, összesen 18 MB') },
    canRetry: true,
  })
})

it('says of a HEIC how to convert it', () => {
  const { advice } = failureTexts({ kind: 'heic' })
  expect(advice.hu).toContain('Beállítások → Kamera → Formátumok → Legkompatibilisebb')
  expect(advice.en).toContain('Settings → Camera → Formats → Most Compatible')
})
