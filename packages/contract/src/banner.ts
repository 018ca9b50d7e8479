import { z } from 'zod'
import { textLanguage } from './language.ts'
import { media, thumbnails } from './media.ts'
import { always, maybe } from './optional.ts'
import { id } from './paging.ts'
import { name, text } from './text.ts'

export const banner = z
  .object({
    id: always(id),
    lang: always(textLanguage),
    title: maybe(text),
    alt: text.nullish(),
    url: maybe(text),
    position: name,
    banner_image: media,
    thumbnails: thumbnails.prefault({}),
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof banner>

export const popup = z
  .object({
    id,
    lang: always(textLanguage),
    url: maybe(text),
    alt: text.nullish(),
    banner_image: media,
    visible: z.boolean(),
  })
  .meta({ id: 'Popup' })
export type Popup = z.infer<typeof popup>
