import { expect, it } from 'vitest'
import { ownTexts, startOf } from './own-texts.ts'
import { sentTexts } from './sent-texts.ts'

const site = {
  club: 'Dunai Sünök',
  title: 'Az oldal címe',
  description: 'Az oldal leírása',
  ogTitle: 'Az oldal megosztott címe',
  ogDescription: 'Az oldal megosztott leírása',
}

it('B15: title and lead stand in for what has no text of its own', () => {
  expect(ownTexts({ title: 'Győzelem', lead: 'Tizenhét ponttal.' })).toEqual({
    title: 'Győzelem',
    description: 'Tizenhét ponttal.',
    ogTitle: 'Győzelem',
    ogDescription: 'Tizenhét ponttal.',
  })
  expect(
    ownTexts({ title: 'Győzelem', meta_title: 'Keresve', meta_description: 'Leírás', og_title: 'Megosztva' }),
  ).toEqual({ title: 'Keresve', description: 'Leírás', ogTitle: 'Megosztva', ogDescription: 'Leírás' })
})

it('B15: the page’s own texts come first, the settings after', () => {
  expect(sentTexts(site, ownTexts({ title: 'Győzelem' }))).toEqual({
    title: 'Győzelem | Dunai Sünök',
    description: 'Az oldal leírása',
    ogTitle: 'Győzelem',
    ogDescription: 'Az oldal megosztott leírása',
  })
  expect(sentTexts(site, ownTexts({ title: '' }))).toMatchObject({
    title: 'Az oldal címe | Dunai Sünök',
    ogTitle: 'Az oldal megosztott címe',
  })
})

it('the start of a text ends with a whole word', () => {
  const start = startOf('szavak '.repeat(60))
  expect(start.length).toBeLessThanOrEqual(161)
  expect(start).toMatch(/szavak…$/)
})
