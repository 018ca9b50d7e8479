import { z } from 'zod'

const bothLanguages = z.object({ hu: z.string(), en: z.string() })

/** What a form must know of a picture that it uses. */
export const pictureFact = z.object({
  id: z.number(),
  filename: z.string(),
  alt: bothLanguages,
  /** Of a gallery's picture. */
  caption: bothLanguages,
  width: z.number(),
  height: z.number(),
  focal: z.object({ x: z.number(), y: z.number() }),
  /** Of a size that fits a preview; null while there is none. */
  url: z.string().nullable(),
  /** Of a size that fits a tile. */
  tile: z.string().nullable(),
  /** Why it must not be shown; null if it may be. */
  held: z.enum(['not_cleared', 'no_consent']).nullable(),
})
export type PictureFact = z.infer<typeof pictureFact>

export const pictureFacts = z.object({ media: z.array(pictureFact), 'gallery-files': z.array(pictureFact) })
export type PictureFacts = z.infer<typeof pictureFacts>
