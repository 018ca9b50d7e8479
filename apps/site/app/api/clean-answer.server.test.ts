import { describe, expect, test } from 'vitest'
import { cleanAnswer } from './clean-answer.server.ts'

const border = { origin: 'https://klub.example', language: 'hu' } as const
const dirty = '<p onclick="a()">b</p>'

describe('answers with HTML', () => {
  test('the body of articles and pages is cleaned', () => {
    for (const call of ['article/find', 'page/find'] as const) {
      expect(cleanAnswer(call, { data: { id: 1, body: dirty } }, border)).toMatchObject({
        data: { id: 1, body: { html: '<p>b</p>', parts: [{ kind: 'html', html: '<p>b</p>' }] } },
      })
    }
  })

  test('C5: the free text of the contact data is cleaned, and no other setting', () => {
    const settings = (value: string | null) => ({
      data: [
        { name: 'other', value },
        { name: 'phone', value: '+36 <1>' },
      ],
    })
    expect(cleanAnswer('setting/list', settings(dirty), border)).toEqual(settings('<p>b</p>'))
    expect(cleanAnswer('setting/list', settings(null), border)).toEqual(settings(null))
  })

  test('any other answer is unchanged', () => {
    const answer = { data: [{ title: '3 < 4' }] }
    expect(cleanAnswer('article/list', answer, border)).toBe(answer)
  })
})
