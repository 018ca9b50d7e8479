import { Purger } from './purge.ts'
import { createPurgerServer } from './server.ts'
import { readPurgerSettings } from './settings.ts'

// Runs beside the edge, as the user of its workers: it writes their cache files. For the variables see
// docs/guides/operators.md.
function log(message: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), service: 'purger', msg: message, ...details }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  const settings = readPurgerSettings(process.env)
  const purger = new Purger(settings)
  const server = createPurgerServer({
    secret: settings.secret,
    purge: (order) => purger.purge(order),
    log,
  })
  server.listen(settings.port, settings.host, () => log('ready', { pages: purger.size }))
  server.once('error', (error) => {
    log('the purger did not start', { error: error.message })
    process.exit(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => void purger.close().then(() => process.exit(0)))
      server.closeIdleConnections()
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
