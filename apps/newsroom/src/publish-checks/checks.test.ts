import { describe, expect, it } from 'vitest'
import { checksOf, type Written } from './checks.ts'
import type { PictureFact } from './picture-facts.ts'

const picture = (id: number, rest: Partial<PictureFact> = {}): PictureFact => ({
  id,
  filename: `kep-${id}.webp`,
  alt: { hu: 'A csapat', en: 'The team' },
  caption: { hu: '', en: '' },
  width: 1600,
  height: 900,
  focal: { x: 50, y: 50 },
  url: null,
  tile: null,
  held: null,
  ...rest,
})
const finished: Written = {
  language: 'hu',
  titleField: 'title',
  title: 'Győzelem',
  metaTitle: '',
  otherTitle: 'A win',
  hasText: true,
  otherHasText: true,
  hasGap: false,
  otherHasGap: false,
  hasCover: true,
  files: undefined,
  cover: picture(1),
  pictures: [picture(2)],
  heldFiles: 0,
}
const found = (rest: Partial<Written>) =>
  checksOf({ ...finished, ...rest }).map(({ id, place, stops }) => ({
    id,
    place,
    ...(stops ? { stops } : {}),
  }))

it('says nothing of what is finished', () => {
  expect(found({})).toEqual([])
})

describe('warns', () => {
  it('where there is no cover, except in a gallery with pictures', () => {
    const none = { hasCover: false, cover: undefined }
    expect(found(none)).toEqual([{ id: 'cover', place: { field: 'cover_image' } }])
    expect(found({ ...none, files: 3 })).toEqual([])
    expect(found({ ...none, files: 0 })).toEqual([{ id: 'files', place: { field: 'files' } }])
  })

  it('of each picture without a description in this language, once', () => {
    const silent = picture(5, { alt: { hu: ' ', en: 'The team' } })
    expect(found({ cover: silent, pictures: [silent, picture(6, { alt: { hu: '', en: '' } })] })).toEqual([
      { id: 'alt-5', place: { picture: 5 } },
      { id: 'alt-6', place: { picture: 6 } },
    ])
    expect(found({ cover: silent, language: 'en', otherTitle: 'Győzelem' })).toEqual([])
  })

  it('of a title that search results cut off, at the field that is used', () => {
    expect(found({ title: 'á'.repeat(60) })).toEqual([])
    expect(found({ title: 'á'.repeat(61) })).toEqual([{ id: 'title', place: { field: 'title' } }])
    expect(found({ title: 'á'.repeat(61), metaTitle: 'rövid' })).toEqual([])
    expect(found({ metaTitle: 'á'.repeat(61) })).toEqual([{ id: 'title', place: { field: 'meta_title' } }])
  })

  it('of missing English, in either form, but not before it is known', () => {
    expect(found({ otherTitle: undefined })).toEqual([])
    expect(found({ otherTitle: '' })).toEqual([{ id: 'english', place: { language: 'en' } }])
    expect(found({ otherHasText: false })).toEqual([{ id: 'english-text', place: { language: 'en' } }])
    expect(found({ otherHasText: false, hasText: false })).toEqual([])
    const english = { language: 'en', otherTitle: 'Győzelem' } as const
    expect(found({ ...english, title: '' })).toEqual([{ id: 'english', place: { field: 'title' } }])
    expect(found({ ...english, hasText: false })).toEqual([{ id: 'english-text', place: { field: 'body' } }])
  })

  it('of what the starter left to fill in, in either language', () => {
    expect(found({ hasGap: true, otherHasGap: true })).toEqual([
      { id: 'gap', place: { field: 'body' } },
      { id: 'other-gap', place: { language: 'en' } },
    ])
    expect(found({ language: 'en', otherTitle: 'Győzelem', otherHasGap: true })).toEqual([
      { id: 'other-gap', place: { language: 'hu' } },
    ])
  })

  it('of a gallery’s held pictures, which it does without', () => {
    expect(found({ files: 5, heldFiles: 2 })).toEqual([{ id: 'held-files', place: { field: 'files' } }])
  })
})

describe('says what the server refuses, first', () => {
  it('a held picture as cover or in the text', () => {
    const held = picture(7, { held: 'not_cleared' })
    expect(
      found({ cover: held, pictures: [picture(8, { held: 'no_consent' })], title: 'á'.repeat(70) }),
    ).toEqual([
      { id: 'held-0', place: { field: 'cover_image' }, stops: true },
      { id: 'held-1', place: { field: 'body' }, stops: true },
      { id: 'title', place: { field: 'title' } },
    ])
  })

  it('English without a Hungarian title', () => {
    expect(found({ language: 'en', otherTitle: '' })).toEqual([
      { id: 'hungarian', place: { language: 'hu' }, stops: true },
    ])
  })
})
