import type { Text } from '~/i18n/text.ts'

/** A numbered round is said as one; a named one (a final) says itself. */
export const roundText = (round: string | null, text: Text): string | null =>
  round && /^\d+$/.test(round) ? text('matches.round', { round }) : round
