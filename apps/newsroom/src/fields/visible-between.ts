import type { Field } from 'payload'
import { both } from '../both.ts'

/** When a banner or popup is shown: switched on, and within the dates if there are any. */
export const visibleBetween: Field[] = [
  {
    name: 'visible',
    type: 'checkbox',
    defaultValue: true,
    label: both('Látható', 'Visible'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'visible_from',
    type: 'date',
    label: both('Ettől', 'From'),
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'visible_until',
    type: 'date',
    label: both('Eddig', 'Until'),
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
]
