import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { type LiveView, liveViewOf } from '~/model/live.ts'
import { type RunningMatch, runningMatchOf } from '~/model/running.ts'
import type { Api } from './api.server.ts'
import { unlessMissing } from './api-error.ts'

/** Of a match that is played; halls have long breaks, but nobody waits that long for the next basket. */
const longestSilence = 4 * 3_600_000

/** Nobody has finished it, and nobody plays it any more: it awaits its result like any other. */
const isLeft = ({ status, updated }: LiveView, now: number) =>
  status === 'live' && updated !== null && now - Date.parse(updated) > longestSilence

/** Called off or put off while it runs, or begun by a slip, a match keeps its events, but is that of its status. */
const isPlayed = ({ status }: LiveView) => status === 'live' || status === 'finished'

/** Undefined for a match that is not kept as events, has none yet, is not played, or was left without a result. */
export async function loadLive(api: Api, id: number): Promise<LiveView | undefined> {
  const answer = await unlessMissing(api.scheduleLive(id))
  const live = answer && liveViewOf(answer.data)
  return live && isPlayed(live) && !isLeft(live, Date.now()) ? live : undefined
}

/** The list begins with the matches of today that nobody has typed yet: more than a club plays in four hours. */
const listed = 30

/** Longer than any break: whoever kept it has stopped. */
const longestBreak = 45 * 60_000

/** Ended without being published, or left: a match that is played goes before it. */
const isOver = ({ phase, updated }: LiveView, now: number) =>
  phase === 'finished' || (updated !== null && now - Date.parse(updated) > longestBreak)

/** The club's matches that are played now and kept as events. */
export async function loadRunning(api: Api, languages: ClubLanguages): Promise<RunningMatch[]> {
  const lists = await Promise.all(
    languages.map(async (language) => {
      const { data } = await api.inLanguage(language).scheduleHighlighted(listed)
      return [language, data] as const
    }),
  )
  const [first] = lists
  const ids = first?.[1].filter(({ status }) => status === 'live').map(({ id }) => id) ?? []
  const running = await Promise.all(
    ids.map(async (id) => {
      const live = await loadLive(api, id)
      const spoken = lists.flatMap(([language, matches]) =>
        matches.filter((match) => match.id === id).map((match) => [language, match] as const),
      )
      const match = live && runningMatchOf(live, spoken, api.config.club_id)
      return match && { match, isOver: isOver(live, Date.now()) }
    }),
  )
  const found = running.flatMap((each) => each ?? [])
  return found.toSorted((a, b) => Number(a.isOver) - Number(b.isOver)).map(({ match }) => match)
}
