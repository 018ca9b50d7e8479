import type { CallArguments, CallName, CallParams } from '@palank/contract/calls'
import type { ServerConfig } from '@palank/contract/config'
import { type JoinRegistration, joinAnswer } from '@palank/contract/joinus'
import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import type { Logger } from 'pino'
import type { Client } from './client.server.ts'
import {
  matchTellsClubs,
  matchWithClubs,
  type OwnTeams,
  rowTellsClub,
  rowWithClub,
  withClub,
} from './own-teams.ts'

let client: Client | undefined
let config: ServerConfig | undefined
let log: Logger | undefined

/** Called once, before the first request. */
export function startCalls(started: Client, loaded: ServerConfig, logger: Logger): void {
  client = started
  config = loaded
  log = logger
}

/** Where a call that the page can do without is said to have failed. */
export function callLog(): Logger {
  if (!log) throw new Error('the site has not been started')
  return log
}

export function configuration(): ServerConfig {
  if (!config) throw new Error('the site has not been started')
  return config
}

function ask<Name extends CallName>(
  name: Name,
  language: Language,
  given?: { params?: CallParams<Name>; query?: CallArguments<Name> },
) {
  if (!client) throw new Error('the site has not been started')
  return client.ask(name, language, given)
}

type Query<Name extends CallName> = CallArguments<Name>
const club = () => ({ 'clubs[0]': configuration().club_id })

export const menuList = (language: Language) => ask('menu/list', language)
export const settingList = (language: Language) => ask('setting/list', language)
export const sponsorList = (language: Language) => ask('sponsor/list', language)
export const bannerList = (language: Language) => ask('banner/list', language)
export const bannerPopup = (language: Language) => ask('banner/popup', language)

export const articleList = (language: Language, query: Query<'article/list'>) =>
  ask('article/list', language, { query })
export const articleFind = (language: Language, id: string) =>
  ask('article/find', language, { params: { id } })
export const articleCategoryList = (language: Language) => ask('article-category/list', language)

export const galleryList = (language: Language, query: Query<'gallery/list'>) =>
  ask('gallery/list', language, { query })
export const galleryListLatest = (language: Language, query: Query<'gallery/list-latest'>) =>
  ask('gallery/list-latest', language, { query })
export const galleryFind = (language: Language, id: number, query: Query<'gallery/find'>) =>
  ask('gallery/find', language, { params: { id }, query })
export const galleryListFiles = (language: Language, id: number, query: Query<'gallery/list-files'>) =>
  ask('gallery/list-files', language, { params: { id }, query })

export const videoList = (language: Language, query: Query<'video/list'>) =>
  ask('video/list', language, { query })
export const videoFind = (language: Language, id: number) => ask('video/find', language, { params: { id } })

export const pageFind = (language: Language, slug: string) => ask('page/find', language, { params: { slug } })
export const pageList = (language: Language, query: Query<'page/list'> = {}) =>
  ask('page/list', language, { query })

export const searchFind = (language: Language, query: Omit<Query<'search/find'>, 'clubs[0]'>) =>
  ask('search/find', language, { query: { ...club(), ...query } })

/** Asked only where a back end does not tell whose a team is; without it no team is marked as the club's. */
async function ownTeams(language: Language): Promise<OwnTeams> {
  const { current_season: season, club_id: clubId } = configuration()
  try {
    const { data } = await ask('competition-team/list', language, { query: { ...club(), season } })
    return { clubId, teams: data }
  } catch (error) {
    callLog().error({ call: 'competition-team/list', err: String(error) }, 'own teams not known')
    return { clubId, teams: [] }
  }
}

async function withOwnTeams<Item, Answer extends { data: Item[] }>(
  language: Language,
  asked: Promise<Answer>,
  tells: (item: Item) => boolean,
  tell: (item: Item, own: OwnTeams) => Item,
): Promise<Answer> {
  const answer = await asked
  if (answer.data.every(tells)) return answer
  const own = await ownTeams(language)
  return { ...answer, data: answer.data.map((item) => tell(item, own)) }
}

const withSides = <Answer extends { data: Schedule[] }>(language: Language, asked: Promise<Answer>) =>
  withOwnTeams(language, asked, matchTellsClubs, matchWithClubs)

export const scheduleHighlighted = (language: Language, limit: number) =>
  withSides(language, ask('schedule/highlighted', language, { query: { ...club(), limit } }))
export const scheduleList = (language: Language, query: Omit<Query<'schedule/list'>, 'clubs[0]'>) =>
  withSides(language, ask('schedule/list', language, { query: { ...club(), ...query } }))
export async function scheduleFind(language: Language, id: number) {
  const answer = await ask('schedule/find', language, { params: { id } })
  if (matchTellsClubs(answer.data)) return answer
  return { ...answer, data: matchWithClubs(answer.data, await ownTeams(language)) }
}

export const competitionSeasonList = (language: Language, season = configuration().current_season) =>
  ask('competition/season/list', language, { params: { season }, query: club() })
export const competitionTeamCompetitions = (language: Language, id: number) =>
  ask('competition/competition-team/list', language, { params: { id } })
export const standingsAll = (language: Language, id: number) =>
  withOwnTeams(
    language,
    ask('standings/competition/all', language, { params: { id }, query: { 'filters[visible]': '1' } }),
    rowTellsClub,
    rowWithClub,
  )
export const competitionTeamList = (language: Language, season = configuration().current_season) =>
  ask('competition-team/list', language, { query: { ...club(), season } })
export async function competitionTeamFind(language: Language, id: number) {
  const answer = await ask('competition-team/find', language, { params: { id } })
  if (answer.data.club_id !== undefined) return answer
  return { ...answer, data: withClub(answer.data, await ownTeams(language)) }
}
export const playerFind = (language: Language, id: number, query: Query<'player/find'>) =>
  ask('player/find', language, { params: { id }, query })

export type Registered = { ok: boolean; status: number; retryAfter: number | undefined }

/** A reply whose status is not OK is an error, whatever its number. */
export async function registerNewSportUser(
  language: Language,
  registration: JoinRegistration,
  { key, address, consentVersion }: { key: string; address: string; consentVersion: string | null },
): Promise<Registered> {
  if (!client) throw new Error('the site has not been started')
  const { status, retryAfter, body } = await client.send('joinus/regNewSportUser', language, registration, {
    'Idempotency-Key': key,
    'X-Visitor-Address': address,
    ...(consentVersion ? { 'X-Consent-Version': consentVersion } : {}),
  })
  return { ok: status === 200 && joinAnswer.safeParse(body).success, status, retryAfter }
}
