/** The server with a fake build, as a process that can be sent signals. Sends its port to its parent. */
import type { Server } from 'node:http'
import { pino } from 'pino'
import { exampleSite } from '../../app/testing/example-site.ts'
import { startServer } from '../server.ts'
import { fakeBuild } from './fake-build.ts'
import { keepingServers, portOf } from './kept-servers.ts'

const made: Server[] = []
await startServer({
  build: fakeBuild,
  env: {
    NODE_ENV: 'production',
    APP_NAME: 'solymok',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: 0,
    PUBLIC_ORIGIN: 'http://site',
    API_ORIGIN: 'http://api',
    LOG_LEVEL: 'silent',
    SERVER_CONFIG_PATH: '/',
    CAPTCHA_SCRIPT_URL: 'https://captcha.example/',
    EDGE_ADDRESSES: [],
    LANGUAGES: ['hu', 'en'],
  },
  log: pino({ level: 'silent' }),
  filesDir: import.meta.dirname,
  createSite: async () => exampleSite(),
  createServer: keepingServers(made),
})
process.send?.(portOf(made))
