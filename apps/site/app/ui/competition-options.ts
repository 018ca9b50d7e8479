import type { Competition } from '@palank/contract/competition'
import { formatSeason } from '~/i18n/format.ts'

export type CompetitionOption = { id: number; name: string }

/** Named with its season, unless its name has it already. */
export function competitionOption({ id, name, season }: Competition): CompetitionOption {
  const years = formatSeason(season)
  return { id, name: name.includes(years) ? name : `${name} ${years}` }
}

/** A competition needs an id and a name. */
export const isCompetition = ({ id, name }: Competition): boolean => Boolean(id && name?.trim())
