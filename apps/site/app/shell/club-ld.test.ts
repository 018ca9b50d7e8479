import { expect, test } from 'vitest'
import { clubLd } from './club-ld.ts'

const club = {
  name: 'Dunai Sünök',
  origin: 'https://club.example',
  home: '/kezdo',
  logo: '/assets/crest.svg',
  address: '2400 Dunaszeg, Sportcsarnok utca 1.',
  phone: '+36 25 400 1958',
  social: [{ href: 'https://facebook.example/sunok' }],
}

test('B15, C5: the structured data of the club, with its contact data from the settings', () => {
  expect(clubLd(club)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': 'https://club.example/#club',
    name: 'Dunai Sünök',
    url: 'https://club.example/kezdo',
    logo: 'https://club.example/assets/crest.svg',
    sport: 'Basketball',
    address: '2400 Dunaszeg, Sportcsarnok utca 1.',
    telephone: '+36 25 400 1958',
    sameAs: ['https://facebook.example/sunok'],
  })
})

test('F3: missing settings are left out', () => {
  const bare = clubLd({ ...club, address: null, phone: null, social: [] })
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['address']))
  expect(bare).not.toHaveProperty('sameAs')
  expect(bare).not.toHaveProperty('telephone')
})
