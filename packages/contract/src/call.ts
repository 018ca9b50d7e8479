import type { z } from 'zod'

export type CallGroup = 'content' | 'sport' | 'join'

export type Call = {
  method: 'GET' | 'POST'
  path: `/${string}`
  group: CallGroup
  summary: string
  params: z.ZodObject
  query: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodObject
}
