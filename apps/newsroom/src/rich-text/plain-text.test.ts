import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

const node = (type: string, rest: object = {}, ...children: object[]) => ({ type, ...rest, children })
const words = (text: string) => ({ type: 'text', text })
const text = (...children: object[]) => ({ root: node('root', {}, ...children) })
const marks = { upload: 'kép', video: 'videó', gallery: 'galéria', match: 'mérkőzés' }

it('is a line for each paragraph, heading and item', () => {
  const article = text(
    node('heading', {}, words('Zóna')),
    node('paragraph', {}, words('Kilenc '), node('link', {}, words('perccel')), words(' a vége előtt')),
    node('list', {}, node('listitem', {}, words('egy')), node('listitem', {}, words('kettő'))),
    node('paragraph', {}, words('első sor'), { type: 'linebreak' }, words('második')),
    node('paragraph'),
  )
  expect(plainText(article)).toBe('Zóna\nKilenc perccel a vége előtt\negy\nkettő\nelső sor\nmásodik')
})

it('has the words of quotations and captions, and a mark for what has none', () => {
  const article = text(
    node('block', { fields: { blockType: 'quote', text: 'Megcsináltuk.', who: 'Varga Ákos' } }),
    node('upload', { fields: { caption: 'A csapat' } }),
    node('upload', { fields: {} }),
    node('block', { fields: { blockType: 'match', match: 3 } }),
  )
  expect(plainText(article, marks)).toBe('Megcsináltuk. – Varga Ákos\n[kép: A csapat]\n[kép]\n[mérkőzés]')
  expect(plainText(article)).toBe('Megcsináltuk. – Varga Ákos\nA csapat')
})

it.each([null, undefined, '', {}, { root: node('root') }])('is empty for %j', (value) => {
  expect(plainText(value, marks)).toBe('')
})
