import { z } from 'zod'
import { languageParam } from './language.ts'

/** Digits only: `Number` would also accept "1e3", "0x10", " 5" and "". */
const integerParam = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))

// PostgreSQL cannot store or compare text that contains NUL.
const withoutNul = (text: string) => !text.includes('\0')

export const text = (max: number) => z.string().max(max).refine(withoutNul, 'must not contain NUL')
export const requiredText = (max: number) =>
  z.string().trim().min(1).max(max).refine(withoutNul, 'must not contain NUL')

const maxId = 2_147_483_647
export const idParam = integerParam(1, maxId)
export const seasonParam = integerParam(1900, 2100)
export const slugParam = z.string().min(1).max(200).refine(withoutNul, 'must not contain NUL')

/** Any length is valid; the api cuts it. */
export const keywordParam = z.string().overwrite((keyword) => keyword.replaceAll('\0', ' '))

export const pageParam = integerParam(1, 100_000)
export const sizeParam = integerParam(1, 100)
export const clubParam = idParam.default(1)

export const noParams = z.object({})
export const idParams = z.object({ id: idParam })

export const plainQuery = z.object({
  lang: languageParam
    .optional()
    .describe('Also accepted as hu_HU, hu-HU, en_GB or en-GB; wins over the X-Localization header.'),
})

export const pagedQuery = (perPage: number) =>
  plainQuery.extend({ page: pageParam.default(1), per_page: sizeParam.default(perPage) })
