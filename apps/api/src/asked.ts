import { type Language, languageParam } from '@palank/contract/language'
import type { z } from 'zod'

/** The `lang` parameter, else the header, else Hungarian; a language nobody speaks here is the caller's mistake. */
export function languageOf(lang: Language | undefined, header: unknown): Language | undefined {
  return lang ?? (header ? languageParam.safeParse(header).data : 'hu')
}

export const issuesOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
