/** Whose documents go to the trash first; sport data, people and registrations do not (docs/decisions/038-trash.md). */
export const trashCollections = [
  'articles',
  'pages',
  'galleries',
  'videos',
  'categories',
  'tags',
  'media',
  'gallery-files',
  'documents',
  'menus',
  'banners',
  'popups',
  'sponsors',
] as const
export type TrashCollection = (typeof trashCollections)[number]

export const hasTrash = (slug: string): slug is TrashCollection =>
  (trashCollections as readonly string[]).includes(slug)

export const trashKeptDays = 30
