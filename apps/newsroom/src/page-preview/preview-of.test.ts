import { describe, expect, it } from 'vitest'
import { previewPath, previewTexts, shownFields } from './preview-of.ts'

const site = {
  club: 'Dunai Sünök',
  title: 'Az oldal címe',
  description: 'Az oldal leírása',
  ogTitle: null,
  ogDescription: null,
}
const body = {
  root: {
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'A szabályzat első mondata.' }] }],
  },
}

describe('the texts', () => {
  it('of an article are its title and lead, until it has others', () => {
    expect(previewTexts(site, 'articles', { title: ' Győzelem ', lead: 'Tizenhét ponttal.' })).toEqual({
      title: 'Győzelem | Dunai Sünök',
      description: 'Tizenhét ponttal.',
      ogTitle: 'Győzelem',
      ogDescription: 'Tizenhét ponttal.',
    })
    expect(
      previewTexts(site, 'articles', { title: 'Győzelem', meta_title: 'Keresve', og_title: 'Megosztva' }),
    ).toMatchObject({
      title: 'Keresve | Dunai Sünök',
      ogTitle: 'Megosztva',
      description: 'Az oldal leírása',
    })
  })

  it('of a page describe it by its first words', () => {
    expect(previewTexts(site, 'pages', { title: 'Tagdíj', body }).description).toBe(
      'A szabályzat első mondata.',
    )
  })

  it('of a gallery and a video are their name and description', () => {
    expect(previewTexts(site, 'galleries', { name: 'Képek', description: 'A meccsről' })).toMatchObject({
      title: 'Képek | Dunai Sünök',
      ogDescription: 'A meccsről',
    })
    expect(previewTexts(site, 'videos', { name: 'Videó' }).description).toBe('Az oldal leírása')
  })

  it('are Hungarian as a whole while there is no English title', () => {
    const hungarian = { title: 'Győzelem', lead: 'Magyarul' }
    expect(shownFields('en', { title: '', lead: 'In English' }, hungarian)).toBe(hungarian)
    const english = { title: 'A win' }
    expect(shownFields('en', english, hungarian)).toBe(english)
    const own = { title: '' }
    expect(shownFields('hu', own, { title: 'A win' })).toBe(own)
  })
})

it('the address has the slug, or the one that the title will give', () => {
  expect(previewPath('articles', 'hu', { title: 'Őszi győzelem' }, undefined)).toBe('/hirek/oszi-gyozelem')
  expect(previewPath('articles', 'en', { title: 'x', slug: 'a-win' }, 3)).toBe('/news/a-win')
  expect(previewPath('pages', 'hu', {}, undefined)).toBe('/oldalak/…')
  expect(previewPath('galleries', 'hu', { name: 'x' }, 12)).toBe('/galeria/12')
  expect(previewPath('videos', 'en', { name: 'x' }, undefined)).toBe('/video/…')
})
