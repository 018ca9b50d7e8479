import { expect, test } from 'vitest'
import { devPolicy, errorPage, withDevHeaders } from './dev-pages.ts'
import { fakeBuild } from './testing/fake-build.ts'

test('X7: in development the policy also allows the styles and the websocket of Vite, and nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; connect-src 'self'"
  expect(devPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:",
  )
})

test('in development the browser does not cache pages', async () => {
  const { default: handleRequest } = withDevHeaders(fakeBuild()).entry.module
  const headers = new Headers({ 'cache-control': 'public' })
  const response = await Reflect.apply(handleRequest, undefined, [new Request('http://site/'), 200, headers])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an error in the sources is shown as text', () => {
  expect(errorPage(new Error('<img src=x>'))).toContain('Error: &lt;img src=x>')
  expect(errorPage('broken')).toContain('<pre>broken</pre>')
})
