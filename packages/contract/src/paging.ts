import { z } from 'zod'
import { always } from './optional.ts'

export const count = z.int().min(0)
export const id = z.int().min(1)

export const paging = z
  .object({
    current_page: always(z.int().min(1)),
    per_page: always(z.int().min(1)),
    last_page: z.int().min(1).default(1),
    total: always(count),
  })
  .meta({ id: 'Paging' })
export type Paging = z.infer<typeof paging>

/** A list without meta is a single page. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: paging.prefault({}) })
export const one = <Item extends z.ZodType>(item: Item) => z.object({ data: item })
