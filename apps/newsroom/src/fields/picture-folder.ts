import type { TextField } from 'payload'
import { bilingual } from '../bilingual.ts'
import { folderName, longestFolderName } from '../picture-library/folder-name.ts'

/** A word and not a tree: a folder exists as long as a picture is in it (docs/decisions/054-picture-library.md). */
export const pictureFolder: TextField = {
  name: 'folder',
  type: 'text',
  maxLength: longestFolderName,
  label: bilingual('Mappa', 'Folder'),
  admin: {
    position: 'sidebar',
    placeholder: bilingual('pl. Szponzorok', 'e.g. Sponsors'),
    description: bilingual(
      'Ezen a néven találod a Képtárban. Új név új mappa.',
      'Its name in the library of pictures. A new name makes a new folder.',
    ),
  },
  hooks: { beforeValidate: [({ value }) => folderName(value)] },
}
