import { expect, it } from 'vitest'
import { translateErrors } from './after-error.ts'

const limit = 'File size limit has been reached'
const answerTo = (status: number | undefined, language: string, message = '') =>
  translateErrors({
    error: { status, message },
    req: { i18n: { language } },
  } as unknown as Parameters<typeof translateErrors>[0]) as
    | { response: { errors: { message: string }[] } }
    | undefined

it('says in the person’s language what Payload says in English', () => {
  expect(answerTo(413, 'hu', limit)?.response.errors[0]?.message).toMatch(/^Túl nagy/)
  expect(answerTo(413, 'en', limit)?.response.errors[0]?.message).toMatch(/^Too big/)
  expect(answerTo(undefined, 'hu')?.response.errors[0]?.message).toMatch(/^Váratlan hiba/)
  expect(answerTo(500, 'en')?.response.errors[0]?.message).toMatch(/^Something unexpected/)
})

it('leaves a refusal with its own words alone', () => {
  expect(answerTo(400, 'hu')).toBeUndefined()
  expect(answerTo(413, 'hu', 'A fájlok együtt legfeljebb 5 MB-osak lehetnek.')).toBeUndefined()
})

it.each([
  ['hu', /^Egy, a szövegbe tett elem/],
  ['en', /^Something inside the text/],
])('says in %s that a part of a text is refused', (language, words) => {
  const field = {
    path: 'body',
    message: 'block node failed to validate: The following fields are invalid: url',
  }
  const other = { path: 'title', message: 'Ez kötelező: töltsd ki.' }
  translateErrors({
    error: { status: 400 },
    req: { i18n: { language } },
    result: { errors: [{ data: { errors: [field, other] } }] },
  } as unknown as Parameters<typeof translateErrors>[0])
  expect(field.message).toMatch(words)
  expect(other.message).toBe('Ez kötelező: töltsd ki.')
})
