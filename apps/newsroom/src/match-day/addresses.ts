/** The match day; the table is behind `view`, and behind every filter. */
export const matchDayAddress = '/admin/collections/matches'
/** Puts the cursor into the first score that is missing. */
export const awaitingAddress = `${matchDayAddress}#awaiting`
export const matchAddress = (id: number) => `${matchDayAddress}/${id}`
export const courtsideAddress = (id: number) => `/courtside?match=${id}`
/** The place of a match on the match day; where its score can be typed, the cursor is put there. */
export const matchAnchor = (id: number) => `match-${id}`

export const views = ['day', 'coming', 'played', 'table'] as const
export type View = (typeof views)[number]

const condition = (place: string, value: string) => `where[or][0][and]${place}=${value}`

export const viewAddress = (view: View, now: number): string => {
  if (view === 'day') return matchDayAddress
  const queries = {
    table: '',
    coming: `&sort=game_time&${condition('[0][status][in]', 'scheduled,live,postponed')}&${condition(
      '[1][game_time][greater_than]',
      new Date(now).toISOString(),
    )}`,
    played: `&sort=-game_time&${condition('[0][status][equals]', 'finished')}`,
  }
  return `${matchDayAddress}?view=${view}${queries[view]}`
}

type Query = Record<string, string | string[] | undefined>

/**
 * Payload writes the order and the columns of the table into the address of the match day too; only what a person asked
 * for opens the table.
 */
export function viewIn(query: Query): View {
  const named = views.find((view) => view === query.view)
  if (named && named !== 'day') return named
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return asked.some(([key]) => /^(where|search|page|groupBy|preset|notFound)(\[|$)/.test(key))
    ? 'table'
    : 'day'
}
