import { problem } from '@palank/contract/problem'
import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test.each([400, 401, 404, 405, 408, 413, 414, 415, 431, 500, 503])('X2: %i follows RFC 9457', (status) => {
  const body = problemOf(status)
  expect(problem.strict().parse(body)).toEqual(body)
  expect(body.title).not.toBe('Error')
})

test('X2: an unknown status has a generic title; details are kept', () => {
  expect(problemOf(418)).toEqual({ type: 'about:blank', title: 'Error', status: 418 })
  const errors = [{ path: 'page', message: 'must be a whole number' }]
  expect(problemOf(400, { detail: 'x', errors })).toMatchObject({ status: 400, detail: 'x', errors })
})
