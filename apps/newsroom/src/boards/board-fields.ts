import type { CollectionConfig, UIField } from 'payload'

/** The list as a board of pictures. */
export const boardView = {
  views: { list: { Component: '/components/boards/BoardView.tsx#BoardView' } },
} satisfies NonNullable<CollectionConfig['admin']>['components']

/** Says whether visitors see it, and if not, why. */
export const standing: UIField = {
  name: 'standing',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/components/boards/Standing.tsx#Standing' },
  },
}
