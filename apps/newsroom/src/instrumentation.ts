/** Next runs this once, before the first request is taken. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { quietConsole } = await import('./quiet.ts')
  quietConsole()
  const { env } = await import('./env.ts')
  const { refuseDemoUsers } = await import('./refuse-demo-users.ts')
  try {
    await refuseDemoUsers(env)
  } catch (error) {
    process.stderr.write(`newsroom: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
