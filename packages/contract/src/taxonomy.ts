import { z } from 'zod'
import { textLanguage } from './language.ts'
import { always } from './optional.ts'
import { id } from './paging.ts'
import { name, slug } from './text.ts'

export const category = z
  .object({ id: id.optional(), name, slug, highlighted: z.boolean().default(false) })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

export const listedCategory = category
  .extend({ id: always(id), lang: always(textLanguage) })
  .meta({ id: 'ListedCategory' })
export type ListedCategory = z.infer<typeof listedCategory>

export const tag = z.object({ name, slug }).meta({ id: 'Tag' })
