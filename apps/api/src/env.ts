import { z } from 'zod'

const schema = z.object({
  APP_NAME: z.enum(['solymok', 'hiuzok']),
  API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
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
  CLUB_ID: z.coerce.number().int().min(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema>

export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`api: wrong environment\n  ${problems.join('\n  ')}`)
}
