import { expect, it } from 'vitest'
import { whyNot } from './why-not.ts'

const now = new Date('2026-11-17T12:00:00Z')
const shown = { _status: 'published', publish_date: '2026-11-16T12:00:00Z', title: 'Cím' }

it.each([
  ['one in the trash', { ...shown, _status: 'draft', deletedAt: '2026-11-17T10:00:00Z' }, { why: 'trashed' }],
  ['a draft', { ...shown, _status: 'draft', title: '' }, { why: 'draft' }],
  [
    'a scheduled one',
    { ...shown, publish_date: '2026-11-18T12:00:00Z' },
    { why: 'scheduled', from: '2026-11-18T12:00:00Z' },
  ],
  ['one without a Hungarian title', { ...shown, title: null }, { why: 'no_title' }],
  ['a video without its address', { ...shown, title: null, name: 'Név', video_url: '' }, { why: 'no_video' }],
  ['anything else', shown, { why: 'hidden' }],
])('tells why visitors do not see %s', (_, saved, page) => {
  expect(whyNot(saved, now)).toEqual(page)
})
