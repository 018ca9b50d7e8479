import type { Competition } from '@palank/contract/competition'
import { formatSeason } from '~/i18n/format.ts'

export type CompetitionOption = { id: number; name: string }

/** Named with its season, unless its name has it already or nobody has said it. */
export function competitionOption({ id, name, season }: Competition): CompetitionOption {
  const years = season ? formatSeason(season) : ''
  return { id, name: name.includes(years) ? name : `${name} ${years}` }
}
