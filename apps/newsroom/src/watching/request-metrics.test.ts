import { describe, expect, it } from 'vitest'
import { requestKindOf } from './request-metrics.ts'

describe('the kind of a request', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/collections/players/12', 'admin'],
    ['/api/users/login?x=1', 'api'],
    ['/_next/static/a.js', '_next'],
    ['/preview/abc', 'preview'],
    ['/wp-login.php', 'other'],
    ['/', 'other'],
    [undefined, 'other'],
  ])('%s is %s', (url, kind) => expect(requestKindOf(url)).toBe(kind))
})
