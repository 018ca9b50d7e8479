import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual } from '../bilingual.ts'
import { personRow } from '../fields/person-name.ts'
import { preventDeleteInUse } from '../hooks/prevent-delete-in-use.ts'

const eraseCommand = bilingual(
  'A játékost ezekkel együtt az üzemeltető „personal-data erase” parancsa törli.',
  'The operator’s command “personal-data erase” erases the player together with them.',
)

export const Players: CollectionConfig = {
  slug: 'players',
  labels: { singular: bilingual('Játékos', 'Player'), plural: bilingual('Játékosok', 'Players') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'birth_year', 'height', 'updatedAt'],
    listSearchableFields: ['last_name', 'first_name', 'name'],
    description: bilingual(
      'Mezszám és poszt a csapat keretében adható meg, mert idényenként változhat.',
      'Number and position are given in the squad of a team, since they may change each season.',
    ),
  },
  access: sportAccess,
  disableDuplicate: true,
  hooks: {
    beforeDelete: [
      preventDeleteInUse(
        { collection: 'matches', field: 'lines.player' },
        { collection: 'competition-teams', field: 'squad.player' },
        { collection: 'consents', field: 'player', advice: eraseCommand },
        { collection: 'child-requests', field: 'player', advice: eraseCommand },
      ),
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
          label: bilingual('Születési év', 'Year of birth'),
          admin: { step: 1 },
        },
        {
          name: 'height',
          type: 'number',
          min: 100,
          max: 250,
          label: bilingual('Magasság (cm)', 'Height (cm)'),
          admin: { step: 1 },
        },
      ],
    },
    { name: 'profile_image', type: 'upload', relationTo: 'media', label: bilingual('Arckép', 'Portrait') },
    {
      name: 'name',
      type: 'text',
      index: true,
      label: bilingual('Név', 'Name'),
      admin: { hidden: true, components: { Cell: '/components/lists/NameCell.tsx#NameCell' } },
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
      label: bilingual('Csapatai', 'Teams'),
      admin: { allowCreate: false, defaultColumns: ['name', 'season'] },
    },
  ],
}
