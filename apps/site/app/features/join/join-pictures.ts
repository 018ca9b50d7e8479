import { shippedPictures } from '~/ui/shipped-picture.ts'

/** Ship with the site: no setting has a picture for this page. */
export const joinPictures = shippedPictures(
  import.meta.glob<string>('./pictures/*', { query: '?url', import: 'default', eager: true }),
)
