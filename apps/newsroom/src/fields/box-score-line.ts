import { counted } from '@palank/sport/line'
import type { Field } from 'payload'
import { both } from '../both.ts'

/** A player's row of a box score, as columns of its own table; entered on the match's own screen, not here. */
export const boxScoreLine: Field[] = [
  {
    name: 'side',
    type: 'select',
    required: true,
    options: [
      { value: 'home', label: both('Hazai', 'Home') },
      { value: 'away', label: both('Vendég', 'Away') },
    ],
  },
  { name: 'player', type: 'relationship', relationTo: 'players', required: true },
  { name: 'jersey_number', type: 'text', maxLength: 3 },
  { name: 'starter', type: 'checkbox' },
  { name: 'did_not_play', type: 'checkbox', defaultValue: false },
  { name: 'seconds', type: 'number', min: 0 },
  ...counted.map((name): Field => ({ name, type: 'number', min: 0 })),
]
