import { z } from 'zod'

/** The fields that an item's title, description and Open Graph tags are made of. */
export const metadata = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  og_title: z.string().nullable(),
  og_description: z.string().nullable(),
}

export const slugs = z
  .object({ hu: z.string().min(1).nullable(), en: z.string().min(1).nullable() })
  .meta({ id: 'Slugs', description: 'Current slugs; null where there is no such translation.' })
export type Slugs = z.infer<typeof slugs>
