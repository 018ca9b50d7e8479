import type { CallArguments, CallName, CallParams } from '@palank/contract/calls'
import type { ServerConfig } from '@palank/contract/config'
import { type JoinRegistration, joinAnswer } from '@palank/contract/joinus'
import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import type { Logger } from 'pino'
import { isMissing } from './api-error.ts'
import type { Client, Collected } from './client.server.ts'
import {
  matchHasClubs,
  matchWithClubs,
  type OwnTeams,
  rowHasClub,
  rowWithClub,
  withClub,
} from './own-teams.ts'

export type ApiSource = { client: Client; config: ServerConfig; log: Logger }

type Query<Name extends CallName> = CallArguments<Name>

export type Registered = { ok: boolean; status: number; retryAfter: number | undefined }

function callsIn(language: Language, { client, config, log }: ApiSource, collected: Collected) {
  const club = { 'clubs[0]': config.club_id }

  const get = <Name extends CallName>(
    name: Name,
    args?: { params?: CallParams<Name>; query?: CallArguments<Name> },
  ) => client.get(name, language, args, collected)

  /** For answers that do not name a team's club; if the list fails, no team is marked as the club's own. */
  async function ownTeams(): Promise<OwnTeams> {
    const { current_season: season, club_id: clubId } = config
    try {
      const { data } = await get('competition-team/list', { query: { ...club, season } })
      return { clubId, teams: data }
    } catch (error) {
      log.error({ call: 'competition-team/list', err: String(error) }, 'own teams unknown')
      collected.partial = true
      return { clubId, teams: [] }
    }
  }

  async function withOwnTeams<Item, Answer extends { data: Item[] }>(
    response: Promise<Answer>,
    hasClub: (item: Item) => boolean,
    addClub: (item: Item, own: OwnTeams) => Item,
  ): Promise<Answer> {
    const answer = await response
    if (answer.data.every(hasClub)) return answer
    const own = await ownTeams()
    return { ...answer, data: answer.data.map((item) => addClub(item, own)) }
  }

  const withSides = <Answer extends { data: Schedule[] }>(response: Promise<Answer>) =>
    withOwnTeams(response, matchHasClubs, matchWithClubs)

  return {
    language,
    config,

    /** For what the page can do without: a failure is logged, the fallback returned and the page marked as partial. */
    async optional<Value, Fallback>(
      call: string,
      response: Promise<Value>,
      fallback: Fallback,
    ): Promise<Value | Fallback> {
      try {
        return await response
      } catch (error) {
        const about = { call, err: String(error) }
        if (isMissing(error)) log.warn(about, 'not found, left out of the page')
        else {
          log.error(about, 'failed, left out of the page')
          collected.partial = true
        }
        return fallback
      }
    },

    menuList: () => get('menu/list'),
    settingList: () => get('setting/list'),
    sponsorList: () => get('sponsor/list'),
    bannerList: () => get('banner/list'),
    bannerPopup: () => get('banner/popup'),

    articleList: (query: Query<'article/list'>) => get('article/list', { query }),
    articleFind: (id: string) => get('article/find', { params: { id } }),
    articleCategoryList: () => get('article-category/list'),

    galleryList: (query: Query<'gallery/list'>) => get('gallery/list', { query }),
    galleryListLatest: (query: Query<'gallery/list-latest'>) => get('gallery/list-latest', { query }),
    galleryFind: (id: number, query: Query<'gallery/find'>) => get('gallery/find', { params: { id }, query }),
    galleryListFiles: (id: number, query: Query<'gallery/list-files'>) =>
      get('gallery/list-files', { params: { id }, query }),

    videoList: (query: Query<'video/list'>) => get('video/list', { query }),
    videoFind: (id: number) => get('video/find', { params: { id } }),

    pageFind: (slug: string) => get('page/find', { params: { slug } }),
    pageList: (query: Query<'page/list'> = {}) => get('page/list', { query }),

    searchFind: (query: Omit<Query<'search/find'>, 'clubs[0]'>) =>
      get('search/find', { query: { ...club, ...query } }),

    scheduleHighlighted: (limit: number) =>
      withSides(get('schedule/highlighted', { query: { ...club, limit } })),
    scheduleList: (query: Omit<Query<'schedule/list'>, 'clubs[0]'>) =>
      withSides(get('schedule/list', { query: { ...club, ...query } })),
    async scheduleFind(id: number) {
      const answer = await get('schedule/find', { params: { id } })
      if (matchHasClubs(answer.data)) return answer
      return { ...answer, data: matchWithClubs(answer.data, await ownTeams()) }
    },
    /** The same in every language. */
    scheduleLive: (id: number) => client.get('schedule/live', undefined, { params: { id } }, collected),

    competitionSeasonList: (season = config.current_season) =>
      get('competition/season/list', { params: { season }, query: club }),
    competitionTeamCompetitions: (id: number) => get('competition/competition-team/list', { params: { id } }),
    standingsAll: (id: number) =>
      withOwnTeams(
        get('standings/competition/all', { params: { id }, query: { 'filters[visible]': '1' } }),
        rowHasClub,
        rowWithClub,
      ),
    competitionTeamList: (season = config.current_season) =>
      get('competition-team/list', { query: { ...club, season } }),
    async competitionTeamFind(id: number) {
      const answer = await get('competition-team/find', { params: { id } })
      if (answer.data.club_id !== undefined) return answer
      return { ...answer, data: withClub(answer.data, await ownTeams()) }
    },
    playerFind: (id: number, query: Query<'player/find'>) => get('player/find', { params: { id }, query }),

    /** Only the status `OK` in the body is success, whatever the HTTP status. */
    async registerNewSportUser(
      registration: JoinRegistration,
      { key, address, consentVersion }: { key: string; address: string; consentVersion: string | null },
    ): Promise<Registered> {
      const { status, retryAfter, body } = await client.post(
        'joinus/regNewSportUser',
        language,
        registration,
        {
          'Idempotency-Key': key,
          'X-Visitor-Address': address,
          ...(consentVersion ? { 'X-Consent-Version': consentVersion } : {}),
        },
        collected.requestId,
      )
      return { ok: status === 200 && joinAnswer.safeParse(body).success, status, retryAfter }
    },
  }
}

/** The calls of the api in one language. */
export interface Api extends ReturnType<typeof callsIn> {
  inLanguage: (language: Language) => Api
}

/** What the calls of a request were made of is added to `collected`. */
export const createApi = (
  source: ApiSource,
  language: Language,
  collected: Collected = { tags: new Set(), partial: false },
): Api => ({
  ...callsIn(language, source, collected),
  inLanguage: (other) => createApi(source, other, collected),
})
