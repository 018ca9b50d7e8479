import { z } from 'zod'
import { always, listed, maybe, stricter } from './optional.ts'
import { text } from './text.ts'

/** Absolute, or rooted at the site's own origin. */
export const url = z
  .string()
  .trim()
  .refine(
    (value) => /^(\/|https?:\/\/)/i.test(value) && URL.canParse(value, 'https://site'),
    'must be an absolute or root-relative address',
  )
export const timestamp = z.iso.datetime({ offset: true })

const pixels = z.int().min(1)
const percent = z.number().min(0).max(100)

export const thumbnails = z
  .object({ small: maybe(url), medium: maybe(url), large: maybe(url) })
  .meta({ id: 'Thumbnails' })
export type Thumbnails = z.infer<typeof thumbnails>

export const source = z
  .object({ public_url: url, width: pixels, height: always(pixels) })
  .meta({ id: 'Source' })

export const pictureFields = {
  alt: maybe(text),
  name: text.default(''),
  width: maybe(pixels),
  height: maybe(pixels),
  thumbnails: thumbnails.prefault({}),
  sources: listed(source),
  avif: listed(source).describe('The same picture as AVIF; empty until it has been encoded.'),
}

/** Another back end may not know it; ours says null where a picture has none. */
const sharedAs = stricter(
  z.optional(z.nullable(url)) as z.ZodOptional<z.ZodNullable<typeof url>>,
  z.nullable(url),
)

export const media = z
  .object({
    public_url: url,
    ...pictureFields,
    share: sharedAs.describe(
      'The picture as a JPEG of 1200×630 and at most 300 kB, for links shared elsewhere; null while it has none.',
    ),
    focal: z
      .object({ x: percent.default(50), y: percent.default(50) })
      .prefault({})
      .describe('Percent from left and top; 50, 50 when unset.'),
  })
  .meta({ id: 'Media' })
export type Media = z.infer<typeof media>
