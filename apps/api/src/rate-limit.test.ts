import { describe, expect, test } from 'vitest'
import { networkOf } from './rate-limit.ts'

describe('J4: an address is counted by its network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
