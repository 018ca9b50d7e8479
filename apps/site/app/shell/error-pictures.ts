import type { BrandId } from '~/brand/brands.ts'
import hiuzokSmall from './error-pictures/hiuzok-800.webp?url'
import hiuzokLarge from './error-pictures/hiuzok-1600.webp?url'
import solymokSmall from './error-pictures/solymok-800.webp?url'
import solymokLarge from './error-pictures/solymok-1600.webp?url'

const picture = (small: string, large: string) => ({
  ...{ src: large, srcSet: `${small} 800w, ${large} 1600w` },
  ...{ width: 1600, height: 900 },
})

/** The ball that did not go in. It ships with the site, for an error page may be all that is left of it. */
export const errorPictures: Record<BrandId, ReturnType<typeof picture>> = {
  solymok: picture(solymokSmall, solymokLarge),
  hiuzok: picture(hiuzokSmall, hiuzokLarge),
}
