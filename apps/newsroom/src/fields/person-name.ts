import type { RowField, TextField } from 'payload'
import { both } from '../both.ts'

/** A person's name in two parts, since English pages turn their order. */
const lastName: TextField = {
  name: 'last_name',
  type: 'text',
  required: true,
  maxLength: 80,
  label: both('Vezetéknév', 'Last name'),
}
const firstName: TextField = {
  name: 'first_name',
  type: 'text',
  maxLength: 80,
  label: both('Keresztnév', 'First name'),
}

export const personName = [lastName, firstName]
export const personRow: RowField = { type: 'row', fields: personName }
