import { z } from 'zod'
import { delivered } from './language.ts'
import { media, thumbnails } from './media.ts'
import { id } from './paging.ts'

export const banner = z
  .object({
    id,
    lang: delivered,
    title: z.string().nullable(),
    url: z.string().nullable(),
    position: z.string().min(1),
    banner_image: media,
    thumbnails,
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof banner>

export const popup = z
  .object({
    id,
    lang: delivered,
    url: z.string().nullable(),
    banner_image: media,
    visible: z.boolean(),
  })
  .meta({ id: 'Popup' })
export type Popup = z.infer<typeof popup>
