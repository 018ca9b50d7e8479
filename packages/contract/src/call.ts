import type { z } from 'zod'

export type CallGroup = 'content' | 'sport' | 'join'

export type Call = {
  method: 'GET' | 'POST'
  path: `/${string}`
  group: CallGroup
  summary: string
  params: z.ZodObject
  query: z.ZodObject
  /** Headers beyond the secret and the language, which every call has. */
  headers?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodObject
  /** Statuses beyond those of every call, and what they mean. */
  problems?: Record<string, string>
}
