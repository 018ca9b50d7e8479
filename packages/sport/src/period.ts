/** Quarters; later periods are overtimes. */
export const regularPeriods = 4

const quarterSeconds = 10 * 60
const overtimeSeconds = 5 * 60

export const secondsIn = (period: number): number =>
  period <= regularPeriods ? quarterSeconds : overtimeSeconds

/** A game has four quarters, even where fewer periods are known. */
export const gameSeconds = (periods: number): number =>
  regularPeriods * quarterSeconds + overtimeSeconds * Math.max(0, periods - regularPeriods)
