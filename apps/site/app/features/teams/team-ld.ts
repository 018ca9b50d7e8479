import type { TeamView } from '~/model/teams.ts'

type Source = { origin: string; club: { name: string } }

/** The first of the staff. */
const coachOf = ({ staff }: TeamView) => staff[0]?.name

/** SportsTeam of schema.org. */
export function teamLd({ origin, club }: Source, team: TeamView) {
  const absolute = (path: string) => new URL(path, origin).href
  const coach = coachOf(team)
  const crest = team.crest && URL.canParse(team.crest, origin) ? absolute(team.crest) : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    '@id': `${absolute(team.link)}#team`,
    name: team.name,
    sport: 'Basketball',
    url: absolute(team.link),
    ...(crest ? { logo: crest } : {}),
    ...(team.isOwn
      ? {
          parentOrganization: {
            '@type': 'SportsOrganization',
            '@id': `${absolute('/')}#club`,
            name: club.name,
          },
        }
      : {}),
    ...(team.competitions.length > 0
      ? { memberOf: team.competitions.map((name) => ({ '@type': 'SportsOrganization', name })) }
      : {}),
    ...(coach ? { coach: { '@type': 'Person', name: coach } } : {}),
    // Without the minors who have no page.
    athlete: team.players.flatMap(({ name, link }) =>
      link ? [{ '@type': 'Person', name, url: absolute(link) }] : [],
    ),
  }
}
