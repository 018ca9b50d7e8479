/** Next runs this once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { renameRequestCookie } = await import('./sessions/host-cookie.ts')
  renameRequestCookie(process.env.NEWSROOM_ORIGIN)
  if (process.env.NODE_ENV !== 'production') return
  const { env } = await import('./env.ts')
  const { createLog, redirectConsole } = await import('./log.ts')
  const log = createLog('newsroom', env)
  redirectConsole(log)
  const { addPeerAddress } = await import('./sign-in/peer-address.ts')
  addPeerAddress()
  const { addQueueMetrics } = await import('./watching/queue-metrics.ts')
  const { addRequestMetrics } = await import('./watching/request-metrics.ts')
  const { serveMetrics } = await import('@palank/telemetry/serve-metrics')
  const { chosenPack } = await import('@palank/club-pack/chosen-pack')
  const { refuseDemoUsers } = await import('./refuse-demo-users.ts')
  try {
    chosenPack(env)
    await refuseDemoUsers(env)
    if (env.METRICS_PORT) {
      addQueueMetrics(env.DATABASE_URL)
      addRequestMetrics(env.APP_NAME, env.METRICS_PORT)
    }
    await serveMetrics(env)
  } catch (error) {
    log.fatal({ err: error }, 'the newsroom did not start')
    process.exit(1)
  }
}
