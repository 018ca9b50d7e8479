import { expect, test } from 'vitest'
import { cleanCrest } from './clean-crest.ts'
import { longestCrest } from './crest.ts'

const shape = '<path d="M0 0h2v3z" fill="#123456"/>'
const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3">${shape}</svg>`

test('a drawing is kept, without the prolog and comments before it', () => {
  const result = cleanCrest(`<?xml version="1.0"?>\n<!-- made by a program -->\n<!DOCTYPE svg>${crest}\n`)
  expect(result).toEqual({ svg: expect.stringMatching(/^<svg xmlns=.*fill="#123456".*<\/svg>$/) })
})

test('what could run or load something is taken out', () => {
  const evil = `<script>alert(1)</script><image href="https://evil.example/x.png"/><g onload="alert(1)">${shape}</g>`
  const result = cleanCrest(`<svg viewBox="0 0 2 3">${evil}</svg>`)
  expect(JSON.stringify(result)).not.toMatch(/script|alert|evil|onload/)
  expect(result).toHaveProperty('svg')
})

test('a drawing without a namespace gets one, or no browser would show it as a picture', () => {
  expect(cleanCrest(`<svg viewBox="0 0 2 3">${shape}</svg>`)).toEqual({
    svg: expect.stringContaining('<svg xmlns="http://www.w3.org/2000/svg"'),
  })
})

test.each([
  ['too big', `<svg viewBox="0 0 2 3">${shape.repeat(longestCrest / shape.length + 1)}</svg>`, /200 kB/],
  ['no drawing', 'GIF89a', /no SVG/],
  ['an empty drawing', '<svg viewBox="0 0 2 3"></svg>', /no SVG/],
  ['a page', `<html><body>${shape}</body></html>`, /no SVG/],
  ['a drawing without a size', `<svg>${shape}</svg>`, /no size/],
])('%s is refused with the reason', (_, source, reason) => {
  expect(cleanCrest(source)).toEqual({
    refused: { hu: expect.any(String), en: expect.stringMatching(reason) },
  })
})
