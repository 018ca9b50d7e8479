import type { Env } from '../../app/env.server.ts'

/** On a free port of loopback, behind an edge of the same machine. */
export const fakeEnv: Env = {
  NODE_ENV: 'production',
  APP_NAME: 'vidrak',
  SITE_HOST: '127.0.0.1',
  SITE_PORT: 0,
  SITE_PRIVATE_HOST: '127.0.0.1',
  PREVIEW_HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'http://site',
  API_ORIGIN: ['http://api'],
  CAPTCHA_SCRIPT_URL: 'https://captcha.example/',
  EDGE_ADDRESSES: ['127.0.0.1'],
  SERVER_CONFIG_PATH: '/',
  LANGUAGES: ['hu', 'en'],
  HSTS_SUBDOMAINS: false,
  SITE_CACHE_MB: 64,
  METRICS_HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
}
