import { describe, expect, test } from 'vitest'
import { exampleSponsor } from './sponsors.examples.ts'
import { movingQuery, needsCopies, perView, sponsorOf, stillFrom } from './sponsors.ts'

describe('F7: a sponsor', () => {
  test('has its title, its link and its small thumbnail', () => {
    expect(sponsorOf(exampleSponsor)).toMatchObject({
      id: 1,
      title: 'Hídvár Bank',
      link: 'https://hidvarbank.example',
      logo: { thumbnails: { small: '/files/hidvar-small.webp' }, coverImage: '/files/hidvar.svg' },
    })
  })
  test('without thumbnails is drawn from the logo itself', () => {
    const sponsor_logo = {
      ...exampleSponsor.sponsor_logo,
      thumbnails: { small: null, medium: null, large: null },
    }
    expect(sponsorOf({ ...exampleSponsor, sponsor_logo })?.logo.thumbnails.small).toBe('/files/hidvar.svg')
  })
  test.each([null, '', 'javascript:alert(1)'])('with the link %j leads nowhere', (url) => {
    expect(sponsorOf({ ...exampleSponsor, url, link: url })?.link).toBeUndefined()
  })
  test('without a name or a logo is dropped', () => {
    expect(sponsorOf({ ...exampleSponsor, title: ' ' })).toBeUndefined()
    expect(sponsorOf({ ...exampleSponsor, sponsor_logo: null as never })).toBeUndefined()
  })
})

describe('D3: the sponsors carousel', () => {
  test('shows 2, 3, 6 and 8 at 0, 425, 768 and 1024', () => {
    expect(perView.map(({ from, count }) => [from, count])).toEqual([
      [0, 2],
      [425, 3],
      [768, 6],
      [1024, 8],
    ])
  })
  test.each([
    [1, 0, 'not all'],
    [2, 425, '(max-width: 424px)'],
    [3, 768, '(max-width: 767px)'],
    [5, 768, '(max-width: 767px)'],
    [6, 1024, '(max-width: 1023px)'],
    [7, 1024, '(max-width: 1023px)'],
    [8, undefined, undefined],
    [20, undefined, undefined],
  ])('%i sponsors stand still from %s on', (count, from, query) => {
    expect(stillFrom(count)).toBe(from)
    expect(movingQuery(count)).toBe(query)
  })
  test('goes round with copies where as many fit as there are', () => {
    expect([1, 2, 8, 9, 20].map(needsCopies)).toEqual([false, true, true, false, false])
  })
})
