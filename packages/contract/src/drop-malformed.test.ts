import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dropMalformed } from './drop-malformed.ts'
import { listOf } from './paging.ts'

const item = z.object({ name: z.string().min(1), tags: z.array(z.object({ slug: z.string() })) })
const list = listOf(item)
const meta = { current_page: 1, per_page: 12, last_page: 1, total: 3 }

describe('malformed items', () => {
  test('F3: only the malformed item is dropped, and it is told', () => {
    const data = [{ name: 'a', tags: [] }, { name: '', tags: [] }, null, { name: 'd', tags: [] }]
    const { value, dropped } = dropMalformed(list, { data, meta })
    expect(value.data.map(({ name }) => name)).toEqual(['a', 'd'])
    expect(dropped.map(({ path }) => path)).toEqual(['data.1.name', 'data.2'])
  })

  test('F3: a malformed part of a good item goes alone', () => {
    const data = [{ name: 'a', tags: [{ slug: 'x' }, {}, { slug: 'y' }] }]
    expect(dropMalformed(list, { data, meta }).value.data).toEqual([
      { name: 'a', tags: [{ slug: 'x' }, { slug: 'y' }] },
    ])
  })

  test('F3: the given answer stays as it was', () => {
    const answer = { data: [null], meta }
    dropMalformed(list, answer)
    expect(answer).toEqual({ data: [null], meta })
  })

  test('F3: an answer malformed outside its lists throws', () => {
    expect(() => dropMalformed(list, { data: [] })).toThrow(z.ZodError)
    expect(() => dropMalformed(list, null)).toThrow(z.ZodError)
  })

  test('F3: whatever the items are, the well-formed ones are what remains', () => {
    const good = fc.record({ name: fc.string({ minLength: 1 }), tags: fc.constant([]) })
    fc.assert(
      fc.property(fc.array(fc.oneof(good, fc.jsonValue())), (data) => {
        const whole = data.filter((entry) => item.safeParse(entry).success)
        const remaining = dropMalformed(list, { data, meta }).value.data
        expect(remaining.length).toBeGreaterThanOrEqual(whole.length)
        for (const entry of remaining) expect(item.safeParse(entry).success).toBe(true)
      }),
    )
  })
})
