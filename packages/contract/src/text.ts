import { z } from 'zod'

/** A name or title: something to read. */
export const name = z.string().trim().min(1)
export const text = z.string().trim()

/** A segment of a path: browsers resolve `.` and `..` away. */
export const slug = name.refine((value) => !/^\.{1,2}$/.test(value), 'cannot be a segment of a path')
