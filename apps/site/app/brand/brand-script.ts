import type { Brand } from './brand.ts'

export const brandScriptId = 'brand'

/** The brand as a document holds it; `<` could end the element. */
export const brandJson = (brand: Brand): string => JSON.stringify(brand).replaceAll('<', '\\u003c')

/** The brand of the document that a browser has loaded. */
export function brandOfDocument(document: Pick<Document, 'getElementById'>): Brand {
  const json = document.getElementById(brandScriptId)?.textContent
  if (!json) throw new Error('the document has no brand')
  return JSON.parse(json)
}
