import type { Competition } from '@palank/contract/competition'
import { formatSeason } from '~/i18n/format.ts'
import { isId, words } from './wire.ts'

export type CompetitionOption = { id: number; name: string }

/** Named with its season, unless its name has it already. */
export function competitionOption({ id, name, season }: Competition): CompetitionOption {
  const own = words(name)
  const years = Number.isSafeInteger(season) ? formatSeason(season) : ''
  return { id, name: own.includes(years) ? own : `${own} ${years}` }
}

/** A competition needs an id and a name. */
export const isCompetition = (competition: Competition | null | undefined): boolean =>
  isId(competition?.id) && words(competition.name) !== ''
