import type { TextField } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'

/** A field of its own instead of a localized name: a list of teams must never have empty names. */
export const englishName = (description: Bilingual): TextField => ({
  name: 'name_en',
  type: 'text',
  maxLength: 120,
  label: bilingual('Angol név', 'English name'),
  admin: { description },
})
