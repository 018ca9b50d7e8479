import { expect, test } from 'vitest'
import { type PreviewPage, previewHtml, previewPolicy, refusalHtml, refusals } from './preview-page.ts'

const page: PreviewPage = {
  state: 'draft',
  language: 'hu',
  origin: 'https://club.example',
  previews: new Map([
    ['/hirek/uj', '/preview/hu.x'],
    ['/news/new', '/preview/en.x'],
  ]),
  twin: { language: 'en', address: '/preview/en.x' },
}
const shown = (body: string) => previewHtml(`<html><head></head><body>${body}</body></html>`, page)

test('a preview has no script and loads none', () => {
  const html = shown(
    '<link rel="modulepreload" href="/assets/a.js"/><script>run()</script><script type="application/ld+json">{}</script><link rel="icon" href="/assets/i.png"/>',
  )
  expect(html).not.toMatch(/<script|modulepreload|run\(\)/)
  expect(html).toContain('<link rel="icon" href="/assets/i.png"/>')
})

test('its bar says in both languages that it is not published, and leads to the other one', () => {
  const html = shown('<p>a</p>')
  expect(html).toContain('<strong>Előnézet – még nincs kint</strong>')
  expect(html).toContain('<span lang="en">Preview – not published yet</span>')
  expect(html).toMatch(/<a href="\/preview\/en.x" lang="en"[^>]*>In English<\/a>/)
})

test('its own links stay in the preview; all others open what visitors see, in a new tab', () => {
  expect(shown('<a class="k" href="/news/new">x</a>')).toContain('<a class="k" href="/preview/en.x">')
  expect(shown('<a href="/hirek/uj?page=2#a">x</a>')).toContain('<a href="/preview/hu.x?page=2#a">')
  expect(shown('<a href="/hirek">x</a>')).toContain(
    '<a href="https://club.example/hirek" target="_blank" rel="noopener">',
  )
  expect(shown('<a href="/files/documents/a.pdf">x</a>')).toContain('href="/files/documents/a.pdf" target')
  expect(shown('<a href="https://a.example" target="_blank">x</a>')).toContain(
    '<a href="https://a.example" target="_blank">',
  )
  expect(shown('<a href="#main">x</a>')).toContain('<a href="#main">')
})

test('X7: its policy allows the newsroom to frame it, and no script, form or connection', () => {
  const policy = previewPolicy(
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'https://newsroom.example',
  )
  expect(policy).toBe(
    "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; script-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors https://newsroom.example",
  )
})

test('a refusal says why in both languages', () => {
  expect(refusalHtml('expired')).toContain(refusals.expired.hu)
  expect(refusalHtml('minors', ['K. I.', '<b>'])).toContain('K. I., &lt;b>')
})
