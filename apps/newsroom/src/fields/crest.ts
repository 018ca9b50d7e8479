import type { UploadField } from 'payload'
import { bilingual } from '../bilingual.ts'

export const crest: UploadField = {
  name: 'logo',
  type: 'upload',
  relationTo: 'media',
  label: bilingual('Címer', 'Crest'),
}
