import { expect, test } from 'vitest'
import { exampleBrand } from './brand.examples.ts'
import { brandJson, brandOfDocument } from './brand-script.ts'

const brand = { ...exampleBrand, shout: '</script><b>' }

const documentWith = (textContent: string | undefined) => ({
  getElementById: (id: string) =>
    id === 'brand' && textContent !== undefined ? ({ textContent } as HTMLElement) : null,
})

test('A3: the browser reads the club of its document, whatever its name has in it', () => {
  const json = brandJson(brand)
  expect(json).not.toContain('<')
  expect(brandOfDocument(documentWith(json))).toEqual(brand)
})

test('a document without a club is an error, not another club', () => {
  expect(() => brandOfDocument(documentWith(undefined))).toThrow('no brand')
})
