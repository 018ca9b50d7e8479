/** Cases per property. */
export const runs = Number(process.env.PROPERTY_RUNS ?? 2000)

/** Generous, for a busy machine. */
export const patience = { timeout: Math.max(20_000, runs * 30) }

/** Cases of a whole match, with some hundred events each. */
export const matchRuns = Math.ceil(runs / 20)
