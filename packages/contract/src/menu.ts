import { z } from 'zod'
import { textLanguage } from './language.ts'
import { timestamp } from './media.ts'
import { always, listed, maybe, stricter } from './optional.ts'
import { name, slug, text } from './text.ts'

const menuItemType = z.enum(['internal_url', 'external_url', 'external', 'static_page'])

export const menuItemFields = z.object({
  id: always(name),
  name,
  order: z.int().default(0),
  type: always(menuItemType),
  link: maybe(text),
  locale: always(z.enum(['hu_HU', 'en_GB'])),
  page: maybe(z.object({ slug })),
  parent_id: stricter(maybe(z.union([name, z.int()])), name.nullable()),
  created_at: always(timestamp),
})

type Shape = typeof menuItemFields.shape & { children: z.ZodDefault<z.ZodArray<MenuItemSchema>> }
interface MenuItemSchema extends z.ZodObject<Shape, z.core.$strip> {}

/** An item without a link of its own needs children. */
export const menuItem: MenuItemSchema = menuItemFields
  .extend({
    get children() {
      return listed(menuItem)
    },
  })
  .refine(
    ({ link, page, children }) => link || page || children.length > 0,
    'must have a link, a page or children',
  )
  .meta({ id: 'MenuItem', description: 'At most three levels deep.' })
export type MenuItem = z.infer<typeof menuItem>

export const menu = z
  .object({
    slug: stricter(text.default(''), name),
    place: name,
    name: text.default(''),
    order: z.int().default(0),
    lang: always(textLanguage),
    items: listed(menuItem),
  })
  .meta({ id: 'Menu' })
export type Menu = z.infer<typeof menu>
