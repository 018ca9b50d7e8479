import { expect, test } from 'vitest'
import { clientAddress, isProxyList, proxyList } from './client-address.ts'

const proxies = proxyList(['127.0.0.1', '::1', '10.0.0.0/8'])

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 127.0.0.1', '203.0.113.7'],
  ['203.0.113.7, 10.1.2.3, ::1', '203.0.113.7'],
  ['203.0.113.7, ::ffff:127.0.0.1', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::6', '2001:db8:0:0::/64'],
  ['127.0.0.1', '127.0.0.1'],
])('%s came from %s', (forwardedFor, address) => {
  expect(clientAddress(forwardedFor, proxies)).toBe(address)
})

test('an address that the caller invented does not count', () => {
  expect(clientAddress('198.51.100.1, 127.0.0.1, 203.0.113.7', proxies)).toBe('203.0.113.7')
  expect(clientAddress('198.51.100.1, 203.0.113.7, 127.0.0.1', proxies)).toBe('203.0.113.7')
  expect(clientAddress('10.0.0.1, garbage', proxies)).toBe('garbage')
})

test('without a header all callers are one', () => {
  expect(clientAddress(null, proxies)).toBe('')
})

test.each([
  [['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'], true],
  [['proxy.club.example'], false],
  [['10.0.0.0/33'], false],
  [['10.0.0.0/8/8'], false],
  [[''], false],
])('%j is a list of proxies: %s', (list, valid) => {
  expect(isProxyList(list)).toBe(valid)
})
