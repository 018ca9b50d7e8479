import { z } from 'zod'
import { url } from './media.ts'
import { count } from './paging.ts'

export const document = z
  .object({
    name: z.string().min(1),
    store_path: url,
    mime_type: z.string().nullable(),
    size: count.nullable().describe('In bytes.'),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof document>
