import type { UIField } from 'payload'

/** Says how many pictures of a gallery are not shown, and why. */
export const heldPicturesNotice: UIField = {
  name: 'held_pictures',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/HeldPictures.tsx#HeldPictures' },
  },
}
