import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

const canary = 'Kanári Éva'

/** An error as drizzle and pg build it. */
function queryError(): Error {
  const row = Object.assign(new Error(`invalid input: "${canary}"`), {
    severity: 'ERROR',
    code: '23514',
    detail: `Failing row contains (1, ${canary}).`,
  })
  const text = `Failed query: update "join_registrations" set "name" = $1\nparams: ${canary}`
  return Object.assign(new Error(text, { cause: row }), { query: 'update', params: [canary] })
}

const textOf = (value: unknown) => `${inspect(value, { depth: 9 })} ${(value as Error).stack ?? ''}`

describe('J5: a logged database error', () => {
  it.each([
    ['of drizzle', queryError()],
    ['of PostgreSQL', queryError().cause],
    ['as a cause', new Error('saving failed', { cause: queryError() })],
    ['in a field', { err: queryError(), msg: queryError().message }],
    ['as text', queryError().message],
  ])('%s contains no value', (_, value) => {
    expect(textOf(value)).toContain('Kan')
    expect(textOf(redact(value))).not.toContain('Kan')
  })

  it('and a refusal of what an editor wrote contains no message of a field', () => {
    const data = { errors: [{ path: 'title', message: `${canary} is a minor` }] }
    const error = Object.assign(new Error('The following field is invalid: title'), { data })
    const redacted = redact(Object.assign(error, { name: 'ValidationError' })) as Error
    expect(textOf(redacted)).not.toContain('Kan')
    expect(redacted.message).toMatch(/title$/)
  })

  it('keeps the code and the stack frames', () => {
    const redacted = redact(queryError()) as Error
    expect(redacted.message).toBe('database error 23514')
    expect(redacted.stack).toMatch(/at .*redact\.test/)
  })

  it('leaves other values unchanged', () => {
    for (const value of ['text', 7, null, undefined, new Date(0)]) expect(redact(value)).toBe(value)
    expect(redact({ level: 30, msg: 'ready' })).toEqual({ level: 30, msg: 'ready' })
  })
})

describe('a redacted log line has nothing that somebody typed', () => {
  const parsed = () => {
    try {
      return JSON.parse(`{"title": ${canary}}`)
    } catch (error) {
      return error
    }
  }
  it.each([
    ['what a parser could not read', parsed()],
    ['a message with quotation marks', new Error(`„${canary}” is taken; "${canary}" and '${canary}' too`)],
    ['a mail address', new Error('550 rejected: kanári.éva@example.org')],
    ['further fields of an error', Object.assign(new Error('failed'), { data: { title: canary } })],
    ['an answer', Object.assign(new Error(`no field ${canary}`), { name: 'QueryError', status: 400 })],
    ['a list', { errors: [{ message: canary }] }],
    ['a text', `could not find "${canary}"`],
  ])('%s', (_, value) => {
    expect(textOf(value)).toMatch(/kan/i)
    expect(textOf(redact(value))).not.toMatch(/kan/i)
  })

  it('drops the fields of class instances', () => {
    class Letter {
      to = canary
    }
    expect(redact({ letter: new Letter(), to: new URL(`mailto:${canary}`) })).toEqual({
      letter: '[object Object]',
      to: '[object URL]',
    })
  })

  it('logs a value that contains itself', () => {
    const field: Record<string, unknown> = { msg: 'ready' }
    field.self = field
    expect(redact(field)).toMatchObject({ msg: 'ready', self: { msg: 'ready' } })
    const error = new Error('failed')
    error.cause = error
    expect((redact({ err: error }) as { err: Error }).err.message).toBe('failed')
  })

  it('still has what an operator needs', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
    const redacted = redact(new Error("the letter can't be sent", { cause })) as Error
    expect(redacted.message).toBe("the letter can't be sent")
    expect(redacted.cause).toMatchObject({ message: cause.message, code: 'ECONNREFUSED' })
  })
})
