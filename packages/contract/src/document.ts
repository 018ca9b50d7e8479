import { z } from 'zod'
import { url } from './media.ts'
import { maybe } from './optional.ts'
import { count } from './paging.ts'
import { name, text } from './text.ts'

export const document = z
  .object({
    name,
    store_path: url,
    mime_type: maybe(text),
    size: maybe(count).describe('In bytes.'),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof document>
