import { article } from '@palank/contract/article'
import { type Document, document as documentSchema } from '@palank/contract/document'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { documentsOf, formatSize } from './documents.ts'

const wire: Document = {
  name: 'Szabályzat',
  store_path: '/files/documents/szabalyzat.pdf',
  mime_type: 'application/pdf',
  size: 240_300,
}

describe('F7: documents with type and size', () => {
  test('from the api’s data', () => {
    expect(documentsOf([wire], 'hu')).toEqual([
      { name: 'Szabályzat', href: '/files/documents/szabalyzat.pdf', type: 'PDF', size: '240 kB' },
    ])
  })
  test.each([
    [1, 'hu', '1 kB'],
    [999_499, 'hu', '999 kB'],
    [1_240_000, 'hu', '1,2 MB'],
    [1_240_000, 'en', '1.2 MB'],
    [25_000_000, 'hu', '25,0 MB'],
    [0, 'hu', null],
    [null, 'hu', null],
  ] as const)('A10: %j in %s is %j', (bytes, language, size) => {
    expect(formatSize(bytes, language)).toBe(size)
  })
  test('the kind comes from the file name when the type is unknown, and may be missing', () => {
    const [named, bare] = documentsOf(
      [
        { ...wire, mime_type: null, store_path: '/files/a.docx?v=2' },
        { ...wire, mime_type: 'x/y', store_path: '/files/a' },
      ],
      'hu',
    )
    expect(named?.type).toBe('DOCX')
    expect(bare?.type).toBe('')
  })
})

describe('F3: a document needs a name and a link', () => {
  test.each([
    { ...wire, name: '' },
    { ...wire, name: null },
    { ...wire, store_path: '' },
    { ...wire, store_path: 'javascript:alert(1)' },
    { ...wire, store_path: 5 },
    { ...wire, store_path: 'szabalyzat.pdf' },
    { ...wire, store_path: 'http://[' },
    null,
    'szöveg',
  ])('%j is dropped', (document) => {
    const valid = dropMalformed(z.array(documentSchema), [document, wire]).value
    expect(documentsOf(valid, 'hu')).toHaveLength(1)
  })
  test.each([-4, '12', Number.NaN, 1.5, undefined])(
    'a size of %j is unknown, and the document is kept',
    (size) => {
      const valid = dropMalformed(z.array(documentSchema), [{ ...wire, size, mime_type: 7 }]).value
      expect(documentsOf(valid, 'hu')).toEqual([
        { name: 'Szabályzat', href: '/files/documents/szabalyzat.pdf', type: 'PDF', size: null },
      ])
    },
  )
  test.each([null, undefined, 'x', {}, 3])('a list of %j has none', (documents) => {
    const { value } = dropMalformed(article, { title: 'Cím', slug: 'cim', documents })
    expect(documentsOf(value.documents, 'hu')).toEqual([])
  })
})
