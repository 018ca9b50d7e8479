import { type Bilingual, bilingual } from '../bilingual.ts'

/** Marks in a text what only the club knows. */
export const gap = (hu: string, en: string): Bilingual => bilingual(`[ide írd: ${hu}]`, `[write here: ${en}]`)

/** Whether a gap is still to be filled in; for PostgreSQL and JavaScript alike. */
export const gapPattern = '\\[(ide írd|write here):'

export const hasGap = (text: string): boolean => new RegExp(gapPattern).test(text)
