import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual } from '../bilingual.ts'
import { preventDeleteInUse } from '../hooks/prevent-delete-in-use.ts'

/** 2025 → `2025/26` */
const nameOf = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`

export const Seasons: CollectionConfig = {
  slug: 'seasons',
  labels: { singular: bilingual('Idény', 'Season'), plural: bilingual('Idények', 'Seasons') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'year'],
  },
  access: sportAccess,
  disableDuplicate: true,
  hooks: {
    beforeDelete: [
      preventDeleteInUse(
        { collection: 'competitions', field: 'season' },
        { collection: 'competition-teams', field: 'season' },
      ),
    ],
  },
  defaultSort: '-year',
  fields: [
    {
      name: 'year',
      type: 'number',
      required: true,
      unique: true,
      min: 1900,
      max: 2100,
      label: bilingual('Kezdő év', 'Year it starts in'),
      admin: { step: 1, description: bilingual('2025 a 2025/26-os idény.', '2025 is the season 2025/26.') },
    },
    {
      name: 'name',
      type: 'text',
      label: bilingual('Név', 'Name'),
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ siblingData, value }) => (siblingData.year === undefined ? value : nameOf(siblingData.year)),
        ],
      },
    },
  ],
}
