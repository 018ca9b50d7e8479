import { clubName } from '@palank/club-pack/club-name'
import { languagesIn } from '@palank/routes'
import { z } from 'zod'

/** One address per server of `postgres://role:password@host:port,host:port/database`. */
function databaseUrls(value: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]+)(.*)$/.exec(value) ?? []
  const urls = hosts.split(',').map((host) => (host ? `${start}${host}${rest}` : ''))
  return urls.every((url) => URL.canParse(url)) ? urls : []
}

const schema = z.object({
  APP_NAME: clubName,
  /** Several hosts, comma-separated, are a primary and its standbys: reads go to the first that answers. */
  API_DATABASE_URL: z
    .string()
    .transform(databaseUrls)
    .refine(
      (urls) => urls.length > 0,
      'must be postgres://role:password@host:port/database; more hosts are comma-separated',
    ),
  CLIENT_SECRET: z.string().min(16),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(1).max(65535),
  API_POOL: z.coerce.number().int().min(1).max(100).default(10),
  MEDIA_BASE: z
    .string()
    .regex(/^(https?:\/\/[^\s]+|\/[\w/-]*)$/, 'must be a path or an http(s) address')
    .transform((value) => value.replace(/\/+$/, ''))
    .default('/files'),
  CURRENT_SEASON: z.coerce.number().int().min(1900).max(2100).default(2025),
  LANGUAGES: z
    .string()
    .default('hu,en')
    .transform((list) => languagesIn(list) ?? [])
    .refine(
      (languages) => languages.length > 0,
      'must be hu, en or both, comma-separated, the default first',
    ),
  CLUB_ID: z.coerce.number().int().min(1).default(1),
  /** Without it the join form has no captcha. */
  CAPTCHA_SECRET: z.string().min(1).optional(),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_ACTION: z.string().min(1).default('importantAction'),
  CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  CAPTCHA_TIMEOUT_MS: z.coerce.number().int().min(100).max(8000).default(3000),
  JOIN_LIMIT: z.coerce.number().int().min(1).default(5),
  /** Shared by all callers that send no visitor address. */
  JOIN_LIMIT_WITHOUT_ADDRESS: z.coerce.number().int().min(1).default(60),
  JOIN_LIMIT_SECONDS: z.coerce.number().int().min(1).default(600),
  /** Prometheus' way to this process; not started without a port. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema>

export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`api: invalid environment variables\n  ${problems.join('\n  ')}`)
}
