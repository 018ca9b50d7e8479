import { z } from 'zod'

/** A name or title: not empty. */
export const name = z.string().trim().min(1)
export const text = z.string().trim()

/** The description of an editor's text. */
export const bodyHtml =
  'HTML. A `figure` with `data-gallery`, `data-match`, `data-video` or `data-youtube` holds one link, to an item that a reader may show in its place.'

/** A path segment: browsers resolve `.` and `..`. */
export const slug = name.refine((value) => !/^\.{1,2}$/.test(value), 'must be usable as a path segment')
