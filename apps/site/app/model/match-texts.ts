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
