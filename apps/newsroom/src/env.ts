import path from 'node:path'
import { clubName } from '@palank/club-pack/club-name'
import { z } from 'zod'
import { isProxyList } from './sign-in/client-address.ts'

const absolutePath = z.string().refine((value) => path.isAbsolute(value), 'must be an absolute path')

const schema = z.object({
  APP_NAME: clubName,
  /** The club's pack, by default `clubs/APP_NAME`. Absolute: the built server changes its directory. */
  CLUB_DIR: absolutePath.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The owner's role, for `migrate` and `rebuild-search` alone: newsroom and worker do without. */
  MIGRATE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PAYLOAD_SECRET: z.string().min(32),
  NEWSROOM_ORIGIN: z.url({ protocol: /^https?$/ }),
  /** The site as visitors see it. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
  /** What the edge serves: documents, and links to the pictures of STORE_DIR that may be shown. */
  MEDIA_DIR: absolutePath,
  /** Every picture, shown or not; by default beside MEDIA_DIR, with `-store` after its name. */
  STORE_DIR: absolutePath.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('newsroom@club.example'),
  /** Receives a mail about each new registration. */
  JOIN_MAIL_TO: z.email().optional(),
  /** Registrations are erased after this many days. */
  JOIN_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  /** The purgers beside the edges, comma-separated; without them pages change when their copies expire. */
  PURGER_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
      'must be http or https addresses, comma-separated',
    )
    .optional(),
  /** Shared with the purgers. */
  PURGE_SECRET: z.string().min(24).optional(),
  /** The site's preview listener, and the secret that signs its links; without them there is no preview. */
  PREVIEW_URL: z.url({ protocol: /^https?$/ }).optional(),
  PREVIEW_SECRET: z.string().min(32).optional(),
  /** Addresses of the proxies in front, whose X-Forwarded-For is trusted, comma-separated. */
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(isProxyList, 'must be addresses or networks (10.0.0.0/8), comma-separated'),
  /** Where `pnpm palank new-club` keeps the link and the draft of a set-up; without it there is none. */
  SETUP_DIR: absolutePath.optional(),
  /** `pnpm palank start` starts everything again when the pack has changed. */
  RESTARTS_ON_NEW_PACK: z.enum(['yes', 'no']).optional(),
  /** For demos only: without it, production refuses to start on a database with the demo's users. */
  ALLOW_DEMO_USERS: z.enum(['yes', 'no']).default('no'),
  /** Prometheus' way to this process; not started without a port. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})
const isWithin = (folder: string, parent: string) => !path.relative(parent, folder).startsWith('..')

const checked = schema
  .refine(({ PURGER_URLS, PURGE_SECRET }) => !PURGER_URLS || PURGE_SECRET, {
    path: ['PURGE_SECRET'],
    message: 'must be set with PURGER_URLS',
  })
  .refine(({ PREVIEW_URL, PREVIEW_SECRET }) => !PREVIEW_URL === !PREVIEW_SECRET, {
    path: ['PREVIEW_SECRET'],
    message: 'must be set with PREVIEW_URL',
  })
  .transform((env) => ({ ...env, STORE_DIR: env.STORE_DIR ?? `${path.resolve(env.MEDIA_DIR)}-store` }))
  .refine(({ STORE_DIR, MEDIA_DIR }) => !isWithin(STORE_DIR, MEDIA_DIR), {
    path: ['STORE_DIR'],
    message: 'must not be in MEDIA_DIR, which the edge serves',
  })

export type Env = z.infer<typeof checked>

/** `next build`, `generate:types` and `migrate:create` load the configuration but use none of these values. */
const placeholders = {
  APP_NAME: 'build',
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'x'.repeat(32),
  NEWSROOM_ORIGIN: 'http://127.0.0.1',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  MEDIA_DIR: '/nonexistent',
}

export function readEnv(source: Record<string, string | undefined>): Env {
  const result = checked.safeParse(source.PALANK_BUILD ? placeholders : source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`newsroom: invalid environment variables\n  ${problems.join('\n  ')}`)
}

export const env = readEnv(process.env)
