import type { CollectionConfig } from 'payload'
import { childProtection } from '../access/child-protection.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'

/** The hashes of pictures that were taken down, so that the same file is not uploaded again by mistake. */
export const TakenDownPictures: CollectionConfig = {
  slug: 'taken-down-pictures',
  labels: {
    singular: bilingual('Levett kép', 'Picture taken down'),
    plural: bilingual('Levett képek', 'Pictures taken down'),
  },
  admin: {
    group: bilingual('Gyermekvédelem', 'Child protection'),
    hidden: hiddenWithout('child_protection'),
    useAsTitle: 'hash',
    defaultColumns: ['hash', 'createdAt'],
    description: bilingual(
      'Csak a fájl lenyomata marad meg, hogy ugyanaz a kép ne kerülhessen vissza tévedésből.',
      'Only the hash of the file is kept, so that the same picture does not come back by mistake.',
    ),
  },
  access: { read: childProtection, create: () => false, update: () => false, delete: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 64,
      label: bilingual('Lenyomat', 'Hash'),
    },
  ],
}
