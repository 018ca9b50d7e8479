import { expect, test } from 'vitest'
import { closedHeaders, screenHeaders } from './security-headers.ts'

test('a newsroom on https tells browsers to stay on it, one on http does not', () => {
  expect(closedHeaders('https://szerkesztoseg.klub.hu')).toHaveProperty('Strict-Transport-Security')
  expect(closedHeaders('http://127.0.0.1:4102')).not.toHaveProperty('Strict-Transport-Security')
})

test('scripts need the nonce: none by address, inline or from eval', () => {
  const policy = screenHeaders('http://127.0.0.1', 'egyszeri')['Content-Security-Policy']
  expect(policy).toContain("script-src 'nonce-egyszeri' 'strict-dynamic';")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|https?:/)
})
