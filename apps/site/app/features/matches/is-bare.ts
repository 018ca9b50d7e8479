import type { MatchSliderView } from './matches.ts'

/** Neither matches nor another competition to choose. */
export const isBare = ({ matches, competitions, failed }: MatchSliderView): boolean =>
  !failed && matches.length === 0 && competitions.length < 2
