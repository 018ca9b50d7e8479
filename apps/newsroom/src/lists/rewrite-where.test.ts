import type { Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { rewriteWhere } from './rewrite-where.ts'
import type { Ids } from './shown-ids.ts'

function answers(found: number[] | undefined, shown: Ids = { in: [] }) {
  const asked: unknown[] = []
  return {
    asked,
    isSearched: (field: string) => field === 'title' || field === 'lead',
    search: async (fields: string[], words: string) => {
      asked.push([fields, words])
      return found
    },
    show: async (show: string) => {
      asked.push(show)
      return shown
    },
  }
}

describe('a query of a list', () => {
  test('asks once for the words of its search, whatever the filter beside it', async () => {
    const { asked, ...with2 } = answers([2, 1])
    const where: Where = {
      and: [
        { highlight: { equals: 'no' } },
        { or: [{ title: { like: 'szucs' } }, { lead: { like: 'szucs' } }] },
      ],
    }
    expect(await rewriteWhere(where, with2)).toEqual({
      and: [{ highlight: { equals: 'no' } }, { id: { in: [2, 1] } }],
    })
    expect(asked).toEqual([[['title', 'lead'], 'szucs']])
  })

  test('finds nothing, rather than everything, where no document holds the words', async () => {
    expect(await rewriteWhere({ title: { like: 'szucs' } }, answers([]))).toEqual({ id: { equals: 0 } })
  })

  test('stays as it is where it is no search', async () => {
    const wheres: Where[] = [
      { slug: { like: 'szucs' } },
      { title: { equals: 'Szűcs' } },
      { title: { like: 'a', not_equals: 'b' } },
      { or: [{ title: { like: 'a' } }, { highlight: { equals: 'no' } }] },
      {},
    ]
    for (const where of wheres) expect(await rewriteWhere(where, answers(undefined))).toEqual(where)
  })

  test('keeps different words in different fields apart', async () => {
    const where: Where = { or: [{ title: { like: 'a' } }, { lead: { like: 'b' } }] }
    const { asked, ...with1 } = answers([7])
    expect(await rewriteWhere(where, with1)).toEqual({ or: [{ id: { in: [7] } }, { id: { in: [7] } }] })
    expect(asked).toEqual([
      [['title'], 'a'],
      [['lead'], 'b'],
    ])
  })

  test('shows what it is asked for, or all but what is not', async () => {
    const where: Where = { show: { equals: 'drafts' }, highlight: { equals: 'no' } }
    expect(await rewriteWhere(where, answers([], { in: [3] }))).toEqual({
      and: [{ id: { in: [3] } }, { highlight: { equals: 'no' } }],
    })
    expect(await rewriteWhere({ show: { equals: 'public' } }, answers([], { not_in: [] }))).toEqual({
      id: { not_equals: 0 },
    })
  })
})
