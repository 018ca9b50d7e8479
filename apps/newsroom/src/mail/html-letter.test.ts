import { expect, test } from 'vitest'
import { escaped, htmlLetter } from './html-letter.ts'

test('a letter has the club’s name on its colour', () => {
  const colours = { primary: '#1d4d3b', onPrimary: '#fdfdfb', accent: '#f2b134', onAccent: '#10100f' }
  const html = htmlLetter('<p>Szia!</p>', { name: 'Vidrák & Társa', colours })
  expect(html).toContain('background:#1d4d3b;color:#fdfdfb')
  expect(html).toContain('>Vidrák &amp; Társa</p>\n<p>Szia!</p>')
})

test('text cannot bring markup into a letter', () => {
  expect(escaped('<b title="x">&')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;')
})
