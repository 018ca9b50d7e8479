import { describe, expect, test } from 'vitest'
import { drafts, isSameQuery, listAddress, newApplicants, withoutAlt } from './filters.ts'

describe('the address of a filtered list', () => {
  test('has the query that counts it', () => {
    const { collection, where } = drafts()
    expect(decodeURIComponent(listAddress(collection, where))).toBe(
      '/admin/collections/articles?where[and][0][and][0][show][equals]=drafts',
    )
  })

  test('is the whole list without one', () => {
    expect(listAddress('pages')).toBe('/admin/collections/pages')
  })

  test('keeps several values apart', () => {
    const where = { status: { in: ['joined', 'declined'] } }
    expect(decodeURIComponent(listAddress('join-registrations', where))).toBe(
      '/admin/collections/join-registrations?where[status][in][0]=joined&where[status][in][1]=declined',
    )
  })

  test('tells the chip that is on from the others', () => {
    expect(isSameQuery({ status: { equals: 'new' } }, newApplicants().where)).toBe(true)
    expect(isSameQuery({ status: { equals: 'joined' } }, newApplicants().where)).toBe(false)
    expect(isSameQuery(undefined, withoutAlt().where)).toBe(false)
  })
})
