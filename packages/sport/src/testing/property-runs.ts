/** How many cases each property is tried on. */
export const runs = Number(process.env.PROPERTY_RUNS ?? 2000)

/** Far above what that many take, on a busy machine too. */
export const patience = { timeout: Math.max(20_000, runs * 30) }
