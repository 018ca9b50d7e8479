import type { z } from 'zod'

export type CallGroup = 'content' | 'sport' | 'join'

export type Call = {
  method: 'GET' | 'POST'
  path: `/${string}`
  group: CallGroup
  summary: string
  params: z.ZodObject
  query: z.ZodObject
  /** In addition to the secret and the language, which every call has. */
  headers?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodObject
  /** Error statuses in addition to those of every call, with descriptions. */
  problems?: Record<string, string>
}
