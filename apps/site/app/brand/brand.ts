import type { Language } from '@palank/routes'

/** A logo with its size, so that nothing moves while it loads. */
export type Mark = { src: string; width: number; height: number }

export type IconLink = { rel: string; href: string; type?: string; sizes?: string }

/** A picture of 16:9 that comes with the club. */
export type PackPicture = {
  /** The `srcset` of the AVIF source. */
  avif: string
  image: { src: string; srcSet: string; width: number; height: number }
}

/** What every page shows of the club; the document brings it, so that no script names a club. */
export type Brand = {
  id: string
  name: Record<Language, string>
  shortName: Record<Language, string>
  /** The page-wide word at the bottom of the footer. */
  shout: string
  crest: Mark
  /** Without it the name is written in the display face. */
  wordmark?: Mark | undefined
  /** Without it crest and name stand side by side. */
  lockup?: Mark | undefined
  secondary?: (Mark & { alt: Record<Language, string> }) | undefined
  /** The Open Graph image of pages without a picture. */
  share: Mark
  /** For `<meta name="theme-color">`. */
  themeColour: string
  icons: IconLink[]
  /** Preloaded, as the first screen uses them; CSS loads the others on demand. */
  fonts: string[]
  /** For error pages, which must work when nothing else does. */
  errorPicture?: PackPicture | undefined
}
