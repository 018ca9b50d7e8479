import type { UIField } from 'payload'

/** The button that removes a picture from everywhere, for good. */
export const takeDownButton: UIField = {
  name: 'take_down',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/TakeDown.tsx#TakeDown' },
  },
}
