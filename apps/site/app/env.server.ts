import { clubName } from '@palank/club-pack/club-name'
import { languagesIn } from '@palank/routes'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const port = z.coerce.number().int().min(1).max(65535)

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    APP_NAME: clubName,
    /** The club’s pack, if not clubs/APP_NAME. */
    CLUB_DIR: z.string().optional(),
    SITE_HOST: z.string().default('127.0.0.1'),
    SITE_PORT: port,
    /** The purger's way to this site; not started without a port. */
    SITE_PRIVATE_PORT: port.optional(),
    SITE_PRIVATE_HOST: z.string().default('127.0.0.1'),
    PURGE_SECRET: z.string().min(24).optional(),
    /** Drafts for editors; not started without a port, and never behind the edge. */
    PREVIEW_PORT: port.optional(),
    PREVIEW_HOST: z.string().default('127.0.0.1'),
    /** Signs the links; as the newsroom has it. */
    PREVIEW_SECRET: z.string().min(32).optional(),
    /** The newsroom as editors see it, which frames previews. */
    NEWSROOM_ORIGIN: origin.optional(),
    /** Where this process reaches it, if not there. */
    NEWSROOM_URL: origin.optional(),
    /** The uploads, as the edge has them; without it previews have no pictures. */
    MEDIA_DIR: z.string().optional(),
    PUBLIC_ORIGIN: origin,
    /** Several apis over the same database take turns. */
    API_ORIGIN: z
      .string()
      .transform((value) => value.split(',').map((each) => each.trim()))
      .pipe(z.array(origin)),
    CLIENT_SECRET: z.string().optional(),
    FORM_SECRET: z.string().min(32).optional(),
    CAPTCHA_SITE_KEY: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional(),
    CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api.js'),
    EDGE_ADDRESSES: z
      .string()
      .default('127.0.0.1,::1')
      .transform((value) => value.split(',').map((address) => address.trim()))
      .pipe(
        z.array(
          z.union(
            [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
            'must be comma-separated IP addresses or networks',
          ),
        ),
      ),
    SERVER_CONFIG_PATH: z.string().startsWith('/').default('/assets/mock/server-config.json'),
    /** The edge has the same setting. */
    LANGUAGES: z
      .string()
      .default('hu,en')
      .transform((list) => languagesIn(list) ?? [])
      .refine(
        (languages) => languages.length > 0,
        'must be hu, en or both, comma-separated, the default first',
      ),
    /** 1 where every subdomain of the club's domain is served over https. */
    HSTS_SUBDOMAINS: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
    STATE_DIR: z.string().optional(),
    /** Of the api's answers in memory. */
    SITE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
    /** Prometheus' way to this process; not started without a port. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(
    ({ SITE_PRIVATE_PORT, PURGE_SECRET }) => SITE_PRIVATE_PORT === undefined || PURGE_SECRET !== undefined,
    {
      path: ['PURGE_SECRET'],
      message: 'must be set where SITE_PRIVATE_PORT is',
    },
  )
  .superRefine((env, context) => {
    if (env.PREVIEW_PORT === undefined) return
    for (const name of ['PREVIEW_SECRET', 'NEWSROOM_ORIGIN'] as const)
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'must be set where PREVIEW_PORT is' })
  })

export type Env = z.infer<typeof schema>

export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`site: invalid environment variables\n  ${problems.join('\n  ')}`)
}
