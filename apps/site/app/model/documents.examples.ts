import type { DocumentView } from './documents.ts'

export const exampleDocuments: DocumentView[] = [
  { name: 'Hivatalos jegyzőkönyv', href: '/files/documents/jegyzokonyv.pdf', type: 'PDF', size: '240 kB' },
  { name: 'Sajtóanyag a mérkőzéshez', href: '/files/documents/sajto.zip', type: 'ZIP', size: null },
]
