import { z } from 'zod'
import { delivered } from './language.ts'
import { id } from './paging.ts'

export const category = z
  .object({ id: id.optional(), name: z.string().min(1), slug: z.string().min(1), highlighted: z.boolean() })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

export const listedCategory = category.extend({ id, lang: delivered }).meta({ id: 'ListedCategory' })
export type ListedCategory = z.infer<typeof listedCategory>

export const tag = z.object({ name: z.string().min(1), slug: z.string().min(1) }).meta({ id: 'Tag' })
export type Tag = z.infer<typeof tag>
