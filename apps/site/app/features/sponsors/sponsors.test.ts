import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Sponsor, sponsor as sponsorSchema } from '@palank/contract/sponsor'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleSponsor } from './sponsors.examples.ts'
import { movingQuery, needsCopies, perView, sponsorsOf, stillFrom } from './sponsors.ts'

const [sponsorOf, checked] = [
  (wire: Sponsor) => sponsorsOf([wire])[0],
  (...answer: unknown[]) => sponsorsOf(dropMalformed(z.array(sponsorSchema), answer).value),
]

describe('F7: a sponsor', () => {
  test('has its title, its link and its small thumbnail', () => {
    expect(sponsorOf(exampleSponsor)).toMatchObject({
      key: '1',
      title: 'Hídvár Bank',
      link: 'https://hidvarbank.example',
      logo: { thumbnails: { small: '/files/hidvar-small.webp' }, coverImage: '/files/hidvar.svg' },
    })
  })
  test('without thumbnails uses the logo itself', () => {
    const sponsor_logo = {
      ...exampleSponsor.sponsor_logo,
      thumbnails: { small: null, medium: null, large: null },
    }
    expect(sponsorOf({ ...exampleSponsor, sponsor_logo })?.logo.thumbnails.small).toBe('/files/hidvar.svg')
  })
  test.each([null, '', 'javascript:alert(1)'])('with the link %j has no URL', (url) => {
    expect(sponsorOf({ ...exampleSponsor, url, link: url })?.link).toBeUndefined()
  })
  test('F3: without a name or a logo is dropped', () => {
    const { sponsor_logo: logo } = exampleSponsor
    const none = { ...logo, public_url: 'x', thumbnails: { medium: '/files/m.webp' } }
    expect(
      checked(...[{ ...exampleSponsor, title: ' ' }, { ...exampleSponsor, sponsor_logo: null }, null], {
        ...exampleSponsor,
        sponsor_logo: none,
      }),
    ).toEqual([])
  })
  test('F3: is kept without an id, a link or the original picture', () => {
    const sponsor_logo = { thumbnails: { small: '/files/s.webp' } }
    const valid = checked({ title: 'Egy', sponsor_logo }, { id: 0, title: 'Kettő', url: 7, sponsor_logo })
    expect(valid.map(({ title, link, logo }) => [title, link, logo.thumbnails.small])).toEqual([
      ['Egy', undefined, '/files/s.webp'],
      ['Kettő', undefined, '/files/s.webp'],
    ])
    expect(new Set(valid.map(({ key }) => key)).size).toBe(2)
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
  ])('%i sponsors do not scroll from %s on', (count, from, query) => {
    expect(stillFrom(count)).toBe(from)
    expect(movingQuery(count)).toBe(query)
  })
  test('loops with copies where as many fit as there are', () => {
    expect([1, 2, 8, 9, 20].map(needsCopies)).toEqual([false, true, true, false, false])
  })
})
