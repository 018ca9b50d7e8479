import type { Language } from '@palank/routes'
import { pathFor } from '@palank/routes'
import { timeZone } from '~/i18n/format.ts'
import type { DetailTeam, MatchDetail } from './match.ts'

const partsOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(date)

/** `2025-11-14T18:30:00+01:00`, in the club's time zone. */
export function localMoment(iso: string): string {
  const values = Object.fromEntries(partsOf(new Date(iso)).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second, timeZoneName = '' } = values
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '') || '+00:00'}`
}

/** Schema.org has no status for an event that is live or over. */
const statuses = {
  scheduled: 'EventScheduled',
  live: 'EventScheduled',
  finished: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const satisfies Record<MatchDetail['status'], string>

type About = { origin: string; language: Language; name: string; description: string; image: string }

/** SportsEvent of schema.org. */
export function sportsEventLd(match: MatchDetail, { origin, language, name, description, image }: About) {
  const absolute = (path: string) => new URL(path, origin).href
  const { teamA, teamB, arena, date, status, state, change, competitionTicketUrl: tickets } = match
  const previous = status === 'scheduled' && change?.time.now ? change.time.before : null
  const organizerPath = teamA.isOwn ? pathFor('home', language) : teamA.link
  const team = ({ teamName, teamLogo, link }: DetailTeam) => ({
    '@type': 'SportsTeam',
    name: teamName,
    sport: 'Basketball',
    ...(link ? { url: absolute(link) } : {}),
    ...(URL.canParse(teamLogo, origin) ? { logo: absolute(teamLogo) } : {}),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    description,
    url: absolute(match.link),
    image: absolute(image),
    sport: 'Basketball',
    ...(date ? { startDate: localMoment(date) } : {}),
    eventStatus: `https://schema.org/${previous ? 'EventRescheduled' : statuses[status]}`,
    ...(previous ? { previousStartDate: localMoment(previous.iso) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(arena
      ? {
          location: {
            '@type': 'Place',
            name: arena.name,
            address: {
              '@type': 'PostalAddress',
              ...(arena.city ? { addressLocality: arena.city } : {}),
              addressCountry: 'HU',
            },
          },
        }
      : {}),
    homeTeam: team(teamA),
    awayTeam: team(teamB),
    competitor: [team(teamA), team(teamB)],
    organizer: {
      '@type': 'SportsOrganization',
      ...(teamA.isOwn ? { '@id': `${absolute('/')}#club` } : {}),
      name: teamA.teamName,
      ...(organizerPath ? { url: absolute(organizerPath) } : {}),
    },
    ...(match.competition ? { superEvent: { '@type': 'SportsEvent', name: match.competition } } : {}),
    ...(tickets && state === 'scheduled' && URL.canParse(tickets, origin)
      ? {
          offers: {
            '@type': 'Offer',
            url: absolute(tickets),
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  }
}
