import type { UploadField } from 'payload'
import { bilingual } from '../bilingual.ts'

export const coverImage: UploadField = {
  name: 'cover_image',
  type: 'upload',
  relationTo: 'media',
  label: bilingual('Borítókép', 'Cover picture'),
  admin: {
    description: bilingual(
      'Fekvő kép, legalább 1600 képpont széles. Több méret készül belőle magától.',
      'A landscape picture at least 1600 pixels wide. Smaller sizes are made by themselves.',
    ),
  },
}
