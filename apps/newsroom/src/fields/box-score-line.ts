import { counted } from '@palank/sport/line'
import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'

/** A player's row of a box score. People edit it in the match sheet, not through these fields. */
export const boxScoreLine: Field[] = [
  {
    name: 'side',
    type: 'select',
    required: true,
    options: [
      { value: 'home', label: bilingual('Hazai', 'Home') },
      { value: 'away', label: bilingual('Vendég', 'Away') },
    ],
  },
  { name: 'player', type: 'relationship', relationTo: 'players', required: true },
  { name: 'jersey_number', type: 'text', maxLength: 3 },
  { name: 'starter', type: 'checkbox' },
  { name: 'did_not_play', type: 'checkbox', defaultValue: false },
  { name: 'seconds', type: 'number', min: 0 },
  ...counted.map((name): Field => ({ name, type: 'number', min: 0 })),
]
