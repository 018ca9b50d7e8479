import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sanitiseSvg } from './svg.ts'

const artwork = path.resolve(import.meta.dirname, '../../../../demo/artwork')
const logos = readdirSync(artwork, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
)

const inside = (content: string) => sanitiseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

it.each([
  ['a script', '<script>alert(1)</script>', /script|alert/],
  [
    'a namespaced script',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    /<x:|xmlns:x/,
  ],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>x</p></body></foreignObject>',
    /foreign|body|<p/,
  ],
  ['an event handler', '<path d="M0 0" onload="alert(1)" onclick="alert(1)"/>', /onload|onclick|alert/],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /<a|javascript/],
  ['an xlink:href link', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', /<a|javascript/],
  ['a use of an external file', '<use href="https://evil.example/x.svg#a"/>', /use|evil/],
  ['a picture', '<image href="https://evil.example/x.png"/>', /image|evil/],
  [
    'an animation',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/>',
    /animate|<set|javascript/,
  ],
  ['a style sheet', '<style>@import url(https://evil.example/x.css)</style>', /style|import|evil/],
  ['a style attribute', '<path d="M0 0" style="fill:url(https://evil.example)"/>', /style|evil/],
  ['an external paint', '<path d="M0 0" fill="url(https://evil.example/p.svg#a)"/>', /url|evil/],
  [
    'an external mask, written in capitals and with spaces',
    '<path d="M0 0" mask="URL(  \'//evil.example\')"/>',
    /url|evil/i,
  ],
  ['an entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><text>&x;</text>', /ENTITY|passwd/],
])('removes %s', (_, content, forbidden) => {
  expect(inside(content)).not.toMatch(forbidden)
})

it('keeps references to paints, masks and clips within the file', () => {
  const internal = '<path d="M0 0" fill="url(#a)" clip-path="url( #b)"></path>'
  expect(inside(internal)).toContain(internal)
})

it('is idempotent', () => {
  const once = inside('<g onload="x"><text>5 &lt; 6 &amp; 7</text></g>')
  expect(sanitiseSvg(once)).toBe(once)
})

it('finds the logos of the clubs and sponsors', () => {
  expect(logos.filter((logo) => logo.endsWith('/crest.svg'))).toHaveLength(2)
  expect(logos.filter((logo) => logo.startsWith('sponsors/')).length).toBeGreaterThan(5)
})

const elementName = /<(path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use|image|g|stop)\b/g
const attributeName = /\s(d|points|fill|stroke|transform|viewBox|x|y|r|cx|cy|width|height|style|href|class)=/g

it.each(logos)('leaves the shapes of %s unchanged', (logo) => {
  const source = readFileSync(path.join(artwork, logo), 'utf8')
  const clean = sanitiseSvg(source)
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]).sort()
  expect(names(clean, elementName)).toEqual(names(source, elementName))
  expect(names(clean, attributeName)).toEqual(names(source, attributeName))
  expect(clean).not.toMatch(/script|\son\w+=/i)
})
