import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sanitiseSvg } from './svg.ts'

const artwork = path.resolve(import.meta.dirname, '../../../../demo/artwork')
const marks = ['solymok', 'hiuzok', 'sponsors', 'teams'].flatMap((folder) =>
  readdirSync(path.join(artwork, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
)

const inside = (content: string) => sanitiseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

it.each([
  ['a script', '<script>alert(1)</script>', /script|alert/],
  [
    'a script of another namespace',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    /<x:|xmlns:x/,
  ],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>x</p></body></foreignObject>',
    /foreign|body|<p/,
  ],
  ['a handler', '<path d="M0 0" onload="alert(1)" onclick="alert(1)"/>', /onload|onclick|alert/],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /<a|javascript/],
  ['a link of the old kind', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', /<a|javascript/],
  ['a use of an outside file', '<use href="https://evil.example/x.svg#a"/>', /use|evil/],
  ['a picture', '<image href="https://evil.example/x.png"/>', /image|evil/],
  [
    'an animation',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/>',
    /animate|<set|javascript/,
  ],
  ['a style sheet', '<style>@import url(https://evil.example/x.css)</style>', /style|import|evil/],
  ['a style attribute', '<path d="M0 0" style="fill:url(https://evil.example)"/>', /style|evil/],
  ['an outside paint', '<path d="M0 0" fill="url(https://evil.example/p.svg#a)"/>', /url|evil/],
  [
    'an outside mask, in capitals and spaces',
    '<path d="M0 0" mask="URL(  \'//evil.example\')"/>',
    /url|evil/i,
  ],
  ['an entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><text>&x;</text>', /ENTITY|passwd/],
])('removes %s', (_, content, trace) => {
  expect(inside(content)).not.toMatch(trace)
})

it('keeps paints, masks and clips of the file itself', () => {
  const own = '<path d="M0 0" fill="url(#a)" clip-path="url( #b)"></path>'
  expect(inside(own)).toContain(own)
})

it('has nothing more to do on what it has done', () => {
  const once = inside('<g onload="x"><text>5 &lt; 6 &amp; 7</text></g>')
  expect(sanitiseSvg(once)).toBe(once)
})

it('finds the clubs’ and the sponsors’ marks', () => {
  expect(marks).toContain('solymok/crest.svg')
  expect(marks).toContain('hiuzok/crest.svg')
  expect(marks.filter((mark) => mark.startsWith('sponsors/')).length).toBeGreaterThan(5)
})

const drawn = /<(path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use|image|g|stop)\b/g
const attribute = /\s(d|points|fill|stroke|transform|viewBox|x|y|r|cx|cy|width|height|style|href|class)=/g

it.each(marks)('leaves every shape of %s as it was drawn', (mark) => {
  const source = readFileSync(path.join(artwork, mark), 'utf8')
  const clean = sanitiseSvg(source)
  const count = (text: string, what: RegExp) => [...text.matchAll(what)].map((found) => found[1]).sort()
  expect(count(clean, drawn)).toEqual(count(source, drawn))
  expect(count(clean, attribute)).toEqual(count(source, attribute))
  expect(clean).not.toMatch(/script|\son\w+=/i)
})
