import { expect, test } from 'vitest'
import { errorsOf, hasPassed, tableOf } from './table.ts'

const count = (requests: number, errors: string[] = []) => ({ requests, errors, slowest: 0 })
const upgrade = {
  step: 'upgrade',
  seconds: 12.34,
  figures: { cached: count(100), fresh: count(10, ['/x: 502', '/x: 502', '/y: 500']), join: count(3) },
  checks: [{ what: 'no failed request', ok: false }],
}

test('a row says what visitors noticed, and what was not reached', () => {
  expect(hasPassed(upgrade)).toBe(false)
  expect(hasPassed({ step: 'install', seconds: 3 })).toBe(true)
  const [, , line] = tableOf([upgrade]).split('\n')
  expect(line?.split('|').map((cell) => cell.trim())).toEqual([
    ...['', 'upgrade', '12.3', '0 of 100', '3 of 10', '0 of 3', 'FAIL: no failed request', ''],
  ])
  expect(errorsOf(upgrade)).toEqual(['upgrade, fresh: 2 × /x: 502, 1 × /y: 500'])
})
