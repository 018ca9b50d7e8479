import type { PlayerPageView } from './player.ts'

/** ProfilePage of schema.org. */
export function playerLd(origin: string, view: PlayerPageView, path: string) {
  const { player, team } = view
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
      ...(player.birthYear ? { birthDate: String(player.birthYear) } : {}),
      ...(player.height
        ? { height: { '@type': 'QuantitativeValue', value: player.height, unitCode: 'CMT' } }
        : {}),
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
