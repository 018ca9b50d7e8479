import { expect, it } from 'vitest'
import { matchAddress, matchIn, signInAddress } from './addresses.ts'
import { practiceId } from './practice.ts'

it.each([
  ['', null],
  ['?match=12', 12],
  ['?match=practice', practiceId],
  ['?match=0', null],
  ['?match=-1', null],
  ['?match=https://evil.example', null],
])('%s is match %s', (search, id) => {
  expect(matchIn(search)).toBe(id)
})

it('the way back from the login is the match, and nothing else', () => {
  expect(signInAddress(12)).toBe('/admin/login?redirect=%2Fcourtside%3Fmatch%3D12')
  expect(signInAddress(null)).toBe('/admin/login?redirect=%2Fcourtside')
  expect(matchIn(new URL(matchAddress(practiceId), 'http://127.0.0.1').search)).toBe(practiceId)
})
