import { z } from 'zod'

export const count = z.int().min(0)
export const id = z.int().min(1)

export const paging = z
  .object({
    current_page: z.int().min(1),
    per_page: z.int().min(1),
    last_page: z.int().min(1),
    total: count,
  })
  .meta({ id: 'Paging' })
export type Paging = z.infer<typeof paging>

export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: paging })
export const one = <Item extends z.ZodType>(item: Item) => z.object({ data: item })
