import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'

/** What is held back follows from these; see database/children.sql. */
export const childrenOnPicture: Field[] = [
  {
    name: 'children',
    type: 'select',
    label: bilingual('Felismerhető gyermek a képen', 'Children recognisable'),
    options: [
      { value: 'cleared', label: bilingual('Van, és közölhető', 'Yes, cleared for publishing') },
      { value: 'not_cleared', label: bilingual('Van, és még nem közölhető', 'Yes, not cleared yet') },
    ],
    admin: {
      position: 'sidebar',
      description: bilingual(
        'Amíg nem közölhető, a kép nem jelenik meg az oldalon, és amiben szerepel, nem tehető ki.',
        'Until it is cleared, the picture does not appear on the site, and nothing that uses it can be published.',
      ),
    },
  },
  {
    name: 'players',
    type: 'relationship',
    relationTo: 'players',
    hasMany: true,
    maxRows: 40,
    label: bilingual('Játékosaink a képen', 'Our players on it'),
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      description: bilingual(
        'A kép csak addig látszik, amíg minden megnevezett kiskorúnak van hozzájárulása a képeihez.',
        'The picture is shown only while every minor named here has consent for pictures.',
      ),
    },
  },
]
