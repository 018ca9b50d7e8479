import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { both } from '../both.ts'
import { personRow } from '../fields/person-name.ts'
import { keepUsed } from '../hooks/keep-used.ts'

export const Players: CollectionConfig = {
  slug: 'players',
  labels: { singular: both('Játékos', 'Player'), plural: both('Játékosok', 'Players') },
  admin: {
    group: both('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'birth_year', 'height', 'updatedAt'],
    listSearchableFields: ['last_name', 'first_name', 'name'],
    description: both(
      'Mezszám és poszt a csapat keretében adható meg, mert idényenként változhat.',
      'Number and position are given in the squad of a team, since they may change each season.',
    ),
  },
  access: sportAccess,
  disableDuplicate: true,
  hooks: {
    beforeDelete: [
      keepUsed({ in: 'matches', by: 'lines.player' }, { in: 'competition-teams', by: 'squad.player' }),
    ],
  },
  defaultSort: 'name',
  fields: [
    personRow,
    {
      type: 'row',
      fields: [
        {
          name: 'birth_year',
          type: 'number',
          min: 1900,
          max: 2100,
          label: both('Születési év', 'Year of birth'),
          admin: { step: 1 },
        },
        {
          name: 'height',
          type: 'number',
          min: 100,
          max: 250,
          label: both('Magasság (cm)', 'Height (cm)'),
          admin: { step: 1 },
        },
      ],
    },
    { name: 'profile_image', type: 'upload', relationTo: 'media', label: both('Arckép', 'Portrait') },
    {
      name: 'name',
      type: 'text',
      index: true,
      label: both('Név', 'Name'),
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ data, originalDoc }) =>
            [data?.last_name ?? originalDoc?.last_name, data?.first_name ?? originalDoc?.first_name]
              .filter(Boolean)
              .join(' '),
        ],
      },
    },
    {
      name: 'teams',
      type: 'join',
      collection: 'competition-teams',
      on: 'squad.player',
      label: both('Csapatai', 'Teams'),
      admin: { allowCreate: false, defaultColumns: ['name', 'season'] },
    },
  ],
}
