import { shippedPictures } from '~/ui/shipped-picture.ts'

/** Bundled with the site, so that an error page works when nothing else does. */
export const errorPictures = shippedPictures(
  import.meta.glob<string>('./error-pictures/*', { query: '?url', import: 'default', eager: true }),
)
