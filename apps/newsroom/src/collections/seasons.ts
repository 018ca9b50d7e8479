import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { both } from '../both.ts'
import { keepUsed } from '../hooks/keep-used.ts'

/** Season 2025 is called 2025/26. */
const nameOf = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`

export const Seasons: CollectionConfig = {
  slug: 'seasons',
  labels: { singular: both('Idény', 'Season'), plural: both('Idények', 'Seasons') },
  admin: {
    group: both('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'year'],
  },
  access: sportAccess,
  disableDuplicate: true,
  hooks: {
    beforeDelete: [keepUsed({ in: 'competitions', by: 'season' }, { in: 'competition-teams', by: 'season' })],
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
      label: both('Kezdő év', 'Year it starts in'),
      admin: { step: 1, description: both('2025 a 2025/26-os idény.', '2025 is the season 2025/26.') },
    },
    {
      name: 'name',
      type: 'text',
      label: both('Név', 'Name'),
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ siblingData, value }) => (siblingData.year === undefined ? value : nameOf(siblingData.year)),
        ],
      },
    },
  ],
}
