import { expect, test } from 'vitest'
import { answerKey, isAnswerKey, newLink, readLink, signLink } from './preview-link.ts'

const secret = 'a secret of previews, long enough'
const now = Date.UTC(2026, 10, 17)
const article = { club: 'sunok', collection: 'articles', id: 12, locale: 'en' } as const

test('a link is good for ten minutes', () => {
  const token = newLink(secret, article, now)
  const link = { ...article, expires: now + 600_000 }
  expect(readLink(secret, 'sunok', token, now + 599_999)).toEqual({ link })
  expect(readLink(secret, 'sunok', token, now + 600_000)).toEqual({ refused: 'expired' })
})

test('a link of another club, with another secret or with any letter changed shows nothing', () => {
  const token = newLink(secret, article, now)
  const refused = { refused: 'altered' }
  expect(readLink(secret, 'hattyuk', token, now)).toEqual(refused)
  expect(readLink(`${secret}.`, 'sunok', token, now)).toEqual(refused)
  for (const at of token.split('').keys()) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(readLink(secret, 'sunok', token.slice(0, at) + other + token.slice(at + 1), now)).toEqual(refused)
  }
  for (const text of ['', '.', 'x.y', `${token}.`, token.split('.')[0] ?? '', `${token}A`])
    expect(readLink(secret, 'sunok', text, now)).toEqual(refused)
})

test('only collections with drafts have links', () => {
  const token = signLink(secret, { ...article, collection: 'users' as never, expires: now + 1 })
  expect(readLink(secret, 'sunok', token, now)).toEqual({ refused: 'altered' })
})

test('the key for drafts is not the secret', () => {
  expect(isAnswerKey(secret, answerKey(secret))).toBe(true)
  expect(isAnswerKey(secret, secret)).toBe(false)
  expect(answerKey(secret)).not.toContain(secret)
})
