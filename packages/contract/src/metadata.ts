import { z } from 'zod'
import { maybe } from './optional.ts'
import { slug, text } from './text.ts'

/** For the title, description and Open Graph tags of a page. */
export const metadata = {
  meta_title: maybe(text),
  meta_description: maybe(text),
  og_title: maybe(text),
  og_description: maybe(text),
}

export const slugs = z
  .object({ hu: maybe(slug), en: maybe(slug) })
  .meta({ id: 'Slugs', description: 'Current slugs; null where there is no such translation.' })
export type Slugs = z.infer<typeof slugs>
