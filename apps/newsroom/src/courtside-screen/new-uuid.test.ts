import { expect, it } from 'vitest'
import { newUuid, replacementUuid } from './new-uuid.ts'

it('is a random UUID of version 4', () => {
  const ids = Array.from({ length: 100 }, () => newUuid())
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
  expect(newUuid(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
})

it('what stands in the place of an event has an id that every device makes alike, also a second time', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const ids = [id, replacementUuid(id), replacementUuid(replacementUuid(id))]
  expect(ids[1]).toBe('00000001-0000-4000-8000-000000000001')
  expect(new Set(ids).size).toBe(3)
  expect(replacementUuid('ffffffff-0000-4000-8000-000000000001')).toBe(id)
})
