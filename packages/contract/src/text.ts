import { z } from 'zod'

/** A name or title: not empty. */
export const name = z.string().trim().min(1)
export const text = z.string().trim()

/** A path segment: browsers resolve `.` and `..`. */
export const slug = name.refine((value) => !/^\.{1,2}$/.test(value), 'must be usable as a path segment')
