import { type Language, languages, pathFor } from '@palank/routes'
import type { Head, Linked } from './document-heads.ts'

/** Fields that schema.org and search engines require of each type. */
export const requiredFields: Record<string, string[]> = {
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'url'],
  ImageGallery: ['name', 'url', 'image', 'datePublished'],
  SportsEvent: ['name', 'url', 'eventStatus', 'homeTeam', 'awayTeam', 'competitor', 'organizer'],
  SportsTeam: ['@id', 'name', 'sport', 'url', 'logo', 'parentOrganization', 'memberOf', 'athlete', 'coach'],
  ProfilePage: ['name', 'url', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  SportsOrganization: ['@id', 'name', 'url', 'logo', 'sport'],
}

const addresses = ['@id', 'url', 'logo', 'image', 'item', 'thumbnailUrl', 'embedUrl', 'contentUrl', 'sameAs']
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Fields that should be absolute addresses and are not. */
function relativeAddresses(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    return addresses.includes(name) && !/^https?:\/\/[^/]+/.test(value) ? [`${name} is ${value}`] : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => relativeAddresses(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => relativeAddresses(inside, key))
}

/** The types that a screen of the sitemap must have, in order. */
function kindsAt(url: string): string[] {
  const [word, item, below] = new URL(url).pathname.slice(1).split('/')
  const at = (screen: 'home' | 'news' | 'galleries' | 'videos' | 'schedules' | 'teams') =>
    languages.some((language) => pathFor(screen, language) === `/${word}`)
  if (at('home')) return ['SportsOrganization']
  if (!item) return ['BreadcrumbList']
  if (at('news')) return ['BreadcrumbList', 'NewsArticle']
  if (at('teams')) return ['BreadcrumbList', below ? 'ProfilePage' : 'SportsTeam']
  if (at('schedules')) return ['BreadcrumbList', 'SportsEvent']
  if (at('galleries')) return ['BreadcrumbList', 'ImageGallery']
  return at('videos') ? ['BreadcrumbList', 'VideoObject'] : ['BreadcrumbList']
}

type Context = { head: Head; club: string }
type Check = (thing: Linked, context: Context) => (string | false)[]

const checks: Record<string, Check> = {
  NewsArticle: ({ headline, datePublished, author, publisher, inLanguage }, { head, club }) => [
    [...String(headline)].length > 110 && 'its headline is too long',
    !moment.test(String(datePublished)) && `published at ${datePublished}`,
    inLanguage !== { hu: 'hu-HU', en: 'en-GB' }[head.lang] && `it is in ${inLanguage}`,
    ...([author, publisher] as Linked[]).flatMap((who) => [
      who['@type'] !== 'Organization' && `written by a ${who['@type']}`,
      who.name !== club && `written by ${who.name}`,
      !(who.logo as Linked | undefined)?.url && 'its publisher has no logo',
    ]),
  ],
  VideoObject: ({ uploadDate, url, embedUrl, contentUrl }, { head }) => [
    !moment.test(String(uploadDate)) && `uploaded at ${uploadDate}`,
    url !== head.url && `it is at ${url}`,
    !embedUrl && !contentUrl && 'it has neither embedUrl nor contentUrl',
  ],
  ImageGallery: ({ image, url, datePublished }, { head }) => [
    url !== head.url && `it is at ${url}`,
    !moment.test(String(datePublished)) && `published at ${datePublished}`,
    ...(image as Linked[]).map(
      (picture) =>
        !(picture['@type'] === 'ImageObject' && picture.contentUrl && picture.width && picture.height) &&
        `a picture is ${JSON.stringify(picture)}`,
    ),
  ],
  SportsEvent: ({ url, startDate, competitor }, { head }) => [
    url !== head.url && `it is at ${url}`,
    startDate !== undefined && !moment.test(String(startDate)) && `it starts at ${startDate}`,
    (competitor as Linked[]).length !== 2 && 'there are not two teams',
  ],
  SportsTeam: ({ url, sport, athlete }, { head }) => [
    url !== head.url && `it is at ${url}`,
    sport !== 'Basketball' && `it plays ${sport}`,
    ...(athlete as Linked[]).map(
      (who) => !(who['@type'] === 'Person' && who.name && who.url) && `an athlete is ${JSON.stringify(who)}`,
    ),
  ],
  ProfilePage: ({ url, name, mainEntity }, { head }) => {
    const who = mainEntity as Linked
    return [
      url !== head.url && `it is at ${url}`,
      who['@type'] !== 'Person' && `it is about a ${who['@type']}`,
      who.name !== name && `it is about ${who.name}`,
      !who.familyName && 'the player has no name',
      (who.memberOf as Linked | undefined)?.['@type'] !== 'SportsTeam' && 'the player has no team',
    ]
  },
  BreadcrumbList: ({ itemListElement }, { head }) => {
    const crumbs = itemListElement as Linked[]
    const home = new URL(pathFor('home', head.lang as Language), head.url).href
    return [
      ...crumbs.flatMap((crumb, place) => [
        crumb['@type'] !== 'ListItem' && `a crumb is a ${crumb['@type']}`,
        crumb.position !== place + 1 && `crumb ${place + 1} has position ${crumb.position}`,
        !crumb.name && `crumb ${place + 1} has no name`,
      ]),
      crumbs[0]?.item !== home && `the first crumb is ${crumbs[0]?.item}`,
      crumbs.at(-1)?.item !== head.url && `the last crumb is ${crumbs.at(-1)?.item}`,
      crumbs.length < 2 && 'it has fewer than two crumbs',
    ]
  },
  SportsOrganization: ({ name, url, sport }, { head, club }) => [
    name !== club && `it is called ${name}`,
    url !== head.url && `it is at ${url}`,
    sport !== 'Basketball' && `it plays ${sport}`,
  ],
}

/** Problems of a page's linked data. */
export function linkedDataProblems(head: Head, club: string): string[] {
  const kinds = head.linked.map((thing) => thing['@type']).toSorted()
  const expected = kindsAt(head.url)
  if (kinds.join() !== expected.join()) return [`${head.url}: ${kinds} instead of ${expected}`]
  return head.linked.flatMap((thing) => {
    const kind = thing['@type']
    const missing = (requiredFields[kind] ?? []).filter((field) => {
      const value = thing[field]
      return Array.isArray(value) ? value.length === 0 : !value
    })
    const problems =
      missing.length > 0
        ? [`lacks ${missing}`]
        : (checks[kind]?.(thing, { head, club }) ?? ['has an unknown type'])
    const context = thing['@context'] !== 'https://schema.org' && 'has a wrong @context'
    return [...problems, ...relativeAddresses(thing), context]
      .filter(Boolean)
      .map((problem) => `${head.url} ${kind}: ${problem}`)
  })
}
