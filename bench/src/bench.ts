const benches: Record<string, () => Promise<boolean>> = {
  api: async () => (await import('./api.ts')).benchApi(),
  avif: async () => (await import('./avif.ts')).benchAvif(),
  clubs: async () => (await import('./clubs.ts')).benchClubs(),
  edge: async () => (await import('./edge.ts')).benchEdge(),
  live: async () => (await import('./live.ts')).benchLive(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  plans: async () => (await import('./plans.ts')).benchPlans(),
  newsroom: async () => (await import('./newsroom.ts')).benchNewsroom(),
  site: async () => (await import('./site.ts')).benchSite(),
  sport: async () => (await import('./sport.ts')).benchSport(),
}

const name = process.argv[2] ?? ''
const bench = benches[name]
if (!bench) {
  console.error(`bench: choose one of ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
process.exit((await bench()) ? 0 : 1)
