import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'

/** A banner or popup is shown while it is switched on and within its optional dates. */
export const visibleBetween: Field[] = [
  {
    name: 'visible',
    type: 'checkbox',
    defaultValue: true,
    label: bilingual('Látható', 'Visible'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'visible_from',
    type: 'date',
    label: bilingual('Ettől', 'From'),
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'visible_until',
    type: 'date',
    label: bilingual('Eddig', 'Until'),
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
]
