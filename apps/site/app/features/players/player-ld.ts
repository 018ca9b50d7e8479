import { clubYear } from '~/i18n/format.ts'
import type { PlayerPageView, PlayerView } from './player.ts'

/** Whether a player is surely of age: a minor is one to the end of the year of turning 18. */
const isAdult = ({ birthYear }: PlayerView, now: Date) => birthYear !== null && clubYear(now) > birthYear + 18

/** ProfilePage of schema.org; birth year and height are those of adults only. */
export function playerLd(origin: string, view: PlayerPageView, path: string, now = new Date()) {
  const { player, team } = view
  const { birthYear, height } = isAdult(player, now) ? player : { birthYear: null, height: null }
  const absolute = (source: string) => new URL(source, origin).href
  const portrait = player.picture?.coverImage
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: absolute(path),
    name: player.name,
    mainEntity: {
      '@type': 'Person',
      '@id': `${absolute(path)}#player`,
      name: player.name,
      ...(player.firstName ? { givenName: player.firstName } : {}),
      familyName: player.lastName,
      url: absolute(path),
      ...(portrait && URL.canParse(portrait, origin) ? { image: absolute(portrait) } : {}),
      ...(birthYear ? { birthDate: String(birthYear) } : {}),
      ...(height ? { height: { '@type': 'QuantitativeValue', value: height, unitCode: 'CMT' } } : {}),
      memberOf: {
        '@type': 'SportsTeam',
        '@id': `${absolute(team.link)}#team`,
        name: team.name,
        sport: 'Basketball',
        url: absolute(team.link),
      },
    },
  }
}
