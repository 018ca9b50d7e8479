import { describe, expect, test } from 'vitest'
import { keepFor } from './kept.server.ts'

const value = { items: ['Dunai Sünök'] }

describe('S7: data of a section that is not hydrated', () => {
  test('can be read when a document is rendered, but is not sent with it', () => {
    const kept = keepFor('document')(value)
    expect(kept.value).toBe(value)
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ key: kept.key })
  })

  test('is sent for a navigation in place, with the same key', () => {
    const kept = keepFor('data')(value)
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ key: keepFor('document')(value).key, value })
  })

  test('has another key when it changes', () => {
    expect(keepFor('data')({ items: ['Tiszai Hattyúk'] }).key).not.toBe(keepFor('data')(value).key)
    expect(keepFor('data')(undefined).key).toMatch(/^.{8}$/)
  })
})
