import type { RowField, TextField } from 'payload'
import { bilingual } from '../bilingual.ts'

/** A name in two parts, since English pages reverse their order. */
const lastName: TextField = {
  name: 'last_name',
  type: 'text',
  required: true,
  maxLength: 80,
  label: bilingual('Vezetéknév', 'Last name'),
}
const firstName: TextField = {
  name: 'first_name',
  type: 'text',
  maxLength: 80,
  label: bilingual('Keresztnév', 'First name'),
}

export const personName = [lastName, firstName]
export const personRow: RowField = { type: 'row', fields: personName }
