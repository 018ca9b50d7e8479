import { z } from 'zod'

/** Absolute, or rooted at the site's own origin. */
export const url = z.string().min(1)
export const timestamp = z.iso.datetime({ offset: true })

const pixels = z.int().min(1)
const percent = z.number().min(0).max(100)

export const thumbnails = z
  .object({ small: url.nullable(), medium: url.nullable(), large: url.nullable() })
  .meta({ id: 'Thumbnails' })
export type Thumbnails = z.infer<typeof thumbnails>

export const source = z.object({ public_url: url, width: pixels, height: pixels }).meta({ id: 'Source' })

export const media = z
  .object({
    public_url: url,
    alt: z.string().nullable(),
    name: z.string(),
    width: pixels.nullable(),
    height: pixels.nullable(),
    focal: z.object({ x: percent, y: percent }).describe('Percent from left and top; 50, 50 when unset.'),
    thumbnails,
    sources: z.array(source),
  })
  .meta({ id: 'Media' })
export type Media = z.infer<typeof media>
