import type { MatchState } from '@palank/sport/match-phase'
import { formatDate } from '~/i18n/format.ts'
import { isOff } from './match-state.ts'

const dayOf = (iso: string) => formatDate(iso, 'en')

/** Whether a match is played today in Budapest, or in progress. */
export const isOnDay = ({ date, state }: { date: string | null; state: MatchState }, now: number): boolean =>
  state === 'live' || (date !== null && !isOff(state) && dayOf(date) === dayOf(new Date(now).toISOString()))
