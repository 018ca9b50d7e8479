import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bufferedResponse, contentPolicy, etagOf, hashInline, newNonce } from './buffered-response.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('inline scripts', () => {
  test('those that bear the nonce are hashed, and the nonce is taken out', () => {
    const html = '<head><script nonce="abc">one()</script></head><script async="" nonce="abc">two()</script>'
    expect(hashInline(html, 'abc')).toEqual({
      html: '<head><script>one()</script></head><script async="">two()</script>',
      scripts: [hashOf('one()'), hashOf('two()')],
      styles: [],
    })
  })

  test('one that was injected, with another nonce or none, is not', () => {
    const html = '<script>evil()</script><script nonce="abd">evil()</script><p> nonce="x"</p>'
    expect(hashInline(html, 'abc')).toEqual({ html, scripts: [], styles: [] })
  })

  test('a script that stands in another one’s text or in an attribute is not', () => {
    const html = '<a title="<script>evil()</script>">a</a><script nonce="abc">say("<script>")</script>'
    expect(hashInline(html, 'abc').scripts).toEqual([hashOf('say("<script>")')])
  })

  test('a script from a file needs no hash, and the same script needs one only', () => {
    const html =
      '<script nonce="abc" src="/a.js"></script><script nonce="abc">a</script><script nonce="abc">a</script>'
    expect(hashInline(html, 'abc').scripts).toEqual([hashOf('a')])
  })

  test('styles with the nonce are hashed for the style policy, others are not', () => {
    const html = '<style data-href="/a.css" nonce="abc">p{color:red}</style><style>p{color:blue}</style>'
    const { html: sent, styles, scripts } = hashInline(html, 'abc')
    expect({ styles, scripts }).toEqual({ styles: [hashOf('p{color:red}')], scripts: [] })
    expect(sent).toContain('<style data-href="/a.css">p{color:red}</style>')
    expect(contentPolicy({ styles }).split('; ')).toContain(`style-src 'self' ${hashOf('p{color:red}')}`)
    expect(contentPolicy().split('; ')).toContain("style-src 'self'")
  })

  test('the page is the same for everyone: no nonce is left in it', () => {
    const nonce = newNonce()
    const html = `<link rel="modulepreload" nonce="${nonce}"><script nonce="${nonce}">a</script>`
    expect(hashInline(html, nonce).html).not.toContain(nonce)
    expect(newNonce()).not.toBe(nonce)
  })

  test('the policy lets nothing run but the site’s own files and those hashes', () => {
    const policy = contentPolicy({ scripts: [hashOf('a')] })
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashOf('a')}`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(contentPolicy().split('; ')).toContain("script-src 'self'")
  })

  test("a captcha's hosts are allowed where one is configured, and nowhere else", () => {
    expect(contentPolicy()).not.toMatch(/recaptcha|gstatic/)
    const google = contentPolicy({ captchaScript: 'https://www.google.com/recaptcha/api.js' }).split('; ')
    expect(google).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    )
    const other = contentPolicy({ scripts: [hashOf('a')], captchaScript: 'http://127.0.0.1:9/api.js' }).split(
      '; ',
    )
    expect(other).toContain(`script-src 'self' ${hashOf('a')} http://127.0.0.1:9`)
    expect(other).toContain("connect-src 'self' http://127.0.0.1:9")
  })
})

describe('the whole answer', () => {
  const body = '<p>ő</p>'
  const requestWith = (etag?: string) =>
    new Request('http://site/kezdo', { headers: etag ? { 'if-none-match': etag } : {} })
  const headers = () => new Headers({ 'content-type': 'text/html; charset=utf-8' })

  test('carries its length in bytes and an ETag', async () => {
    const answer = await bufferedResponse(requestWith(), 200, headers(), body)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('9')
    expect(answer.headers.get('etag')).toBe(etagOf(body))
    expect(await answer.text()).toBe(body)
  })

  test.each([
    ['the same tag', etagOf(body)],
    ['the same tag, weakened by a cache on the way', `W/${etagOf(body)}`],
    ['the same tag among others', `"old", ${etagOf(body)}`],
    ['any tag', '*'],
  ])('is 304 without a body for %s', async (_, etag) => {
    const answer = await bufferedResponse(requestWith(etag), 200, headers(), body)
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(etagOf(body))
    expect(answer.headers.has('content-length')).toBe(false)
  })

  test('is packed for whoever takes gzip, with a weak tag', async () => {
    const request = new Request('http://site/kezdo', { headers: { 'accept-encoding': 'br, gzip' } })
    const answer = await bufferedResponse(request, 200, headers(), body)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('etag')).toBe(`W/${etagOf(body)}`)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(body)
    const refused = new Request('http://site/kezdo', { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect((await bufferedResponse(refused, 200, headers(), body)).headers.has('content-encoding')).toBe(
      false,
    )
  })

  test('is sent again when it has changed', async () => {
    expect((await bufferedResponse(requestWith(etagOf('<p>o</p>')), 200, headers(), body)).status).toBe(200)
  })

  test('B14: a 404 is sent whole, whatever the client has', async () => {
    const missing = await bufferedResponse(requestWith('*'), 404, headers(), body)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-length')).toBe('9')
  })
})
