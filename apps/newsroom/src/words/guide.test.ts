import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { payloadTexts } from '../refusals/payload-texts.ts'
import { ownTexts } from '../testing/own-texts.ts'
import { languages } from './languages.ts'

type Texts = { [key: string]: string | Texts }

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8')
const valuesOf = (texts: object): string[] =>
  Object.values(texts as Texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)))

const guide = read('docs/guides/szerkesztoknek.md')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

test('every button that the Hungarian guide names is there', () => {
  const texts = new Set([
    ...ownTexts().map(({ text }) => text),
    ...valuesOf(languages.hu.translations),
    ...valuesOf(payloadTexts.hu),
  ])
  // What the guide explains about quotation marks and the key that opens the commands.
  const notButtons = new Set(['így', '/'])
  const names = found(guide, /„([^”]+)”/g)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !texts.has(name) && !notButtons.has(name))).toEqual([])
})

test('the command takes just the pictures that the guides show', () => {
  const guides = guide + read('docs/guides/editors.md')
  const shown = new Set(found(guides, /\(pictures\/([a-z-]+)\.png\)/g))
  expect(found(read('e2e/guide/pictures.spec.ts'), /^ +(?:\{ )?name: '([a-z]+)'/gm)).toEqual([...shown])
})
