import { expect, it, vi } from 'vitest'
import { courtsideServer, signOut } from './server.ts'

it.each([
  [401, 'signed_out'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'sheet'],
  [500, 'failed'],
])('status %i is told as %s', async (status, obstacle) => {
  const answer = () => Promise.resolve(Response.json({ errors: [{ message: 'no' }] }, { status }))
  expect(await courtsideServer('hu', answer).list()).toEqual({ obstacle, messages: ['no'] })
})

it('whoever may not keep the match is signed out before somebody else signs in, network or not', async () => {
  const call = vi.fn(async () => Response.json({}))
  await signOut(call)
  expect(call).toHaveBeenCalledWith('/api/users/logout', expect.objectContaining({ method: 'POST' }))
  await signOut(() => Promise.reject(new TypeError('no network')))
})
