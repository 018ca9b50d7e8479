import { regularPeriods } from '@palank/sport/period'
import type { Text } from '~/i18n/text.ts'

/** `9. forduló` for a number; a round with a name, such as a final, is its name. */
export const roundText = (round: string | null, text: Text): string | null =>
  round && /^\d+$/.test(round) ? text('matches.round', { round }) : round

/** `Férfi NB I. A csoport, 8. forduló` */
export const competitionText = (
  { competition, round }: { competition: string; round: string | null },
  text: Text,
): string => [competition, roundText(round, text)].filter(Boolean).join(', ')

/** `Duna Aréna, Dunapart` */
export const arenaText = ({ name, city }: { name: string; city: string | null }): string =>
  [name, city].filter(Boolean).join(', ')

/** Overtimes are numbered from 1. */
export function periodText(number: number, text: Text): { short: string; long: string } {
  const period = number > regularPeriods ? number - regularPeriods : number
  const key = number > regularPeriods ? 'overtime' : 'quarter'
  return {
    short: text(`match.short.${key}`, { number: period }),
    long: text(`match.${key}`, { number: period }),
  }
}
