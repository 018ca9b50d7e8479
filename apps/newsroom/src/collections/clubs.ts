import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual } from '../bilingual.ts'
import { crest } from '../fields/crest.ts'
import { englishName } from '../fields/english-name.ts'

export const Clubs: CollectionConfig = {
  slug: 'clubs',
  labels: { singular: bilingual('Klub', 'Club'), plural: bilingual('Klubok', 'Clubs') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'name_en', 'short_name', 'logo'],
    listSearchableFields: ['name', 'name_en', 'short_name'],
    description: bilingual(
      'A saját klub és az ellenfelek. Egy klubnak több csapata lehet.',
      'Our own club and its opponents. A club may have several teams.',
    ),
  },
  access: sportAccess,
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 120,
      label: bilingual('Név', 'Name'),
    },
    englishName(
      bilingual(
        'Az angol oldalakra, a klubbal azonos nevű csapatokhoz is. Üresen a magyar név látszik.',
        'For English pages, for teams called as their club too. Left empty, the Hungarian name is shown.',
      ),
    ),
    {
      name: 'short_name',
      type: 'text',
      maxLength: 40,
      label: bilingual('Rövid név', 'Short name'),
      admin: { description: bilingual('Ahol kevés a hely: Sünök.', 'Where space is short: Sünök.') },
    },
    crest,
    {
      name: 'own',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Ez a mi klubunk', 'This is our club'),
      admin: {
        position: 'sidebar',
        description: bilingual(
          'Akik csak más klubok csapataiban játszanak, azoktól nem lehet hozzájárulásunk: kiskorúként számmal és monogrammal látszanak.',
          'We cannot have the consent of those who play for other clubs only: as minors they are shown by number and initials.',
        ),
      },
    },
  ],
}
