import { z } from 'zod'
import { delivered } from './language.ts'
import { timestamp } from './media.ts'

export const menuItemType = z.enum(['internal_url', 'external_url', 'external', 'static_page'])

export const menuItem = z
  .object({
    id: z.string().min(1),
    name: z.string().min(1),
    order: z.int(),
    type: menuItemType,
    link: z.string().nullable(),
    locale: z.enum(['hu_HU', 'en_GB']),
    page: z.object({ slug: z.string().min(1) }).nullable(),
    parent_id: z.string().min(1).nullable(),
    created_at: timestamp,
    get children() {
      return z.array(menuItem)
    },
  })
  .meta({ id: 'MenuItem', description: 'At most three levels deep.' })
export type MenuItem = z.infer<typeof menuItem>

export const menu = z
  .object({
    slug: z.string().min(1),
    place: z.string().min(1),
    name: z.string(),
    order: z.int(),
    lang: delivered,
    items: z.array(menuItem),
  })
  .meta({ id: 'Menu' })
export type Menu = z.infer<typeof menu>
