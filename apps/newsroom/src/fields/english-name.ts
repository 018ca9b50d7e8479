import type { TextField } from 'payload'
import { type Both, both } from '../both.ts'

/** Beside the Hungarian name and not behind a change of language: a list of teams must never be nameless. */
export const englishName = (description: Both): TextField => ({
  name: 'name_en',
  type: 'text',
  maxLength: 120,
  label: both('Angol név', 'English name'),
  admin: { description },
})
