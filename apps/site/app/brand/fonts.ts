import type { BrandId } from './brands.ts'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import lynxSans from './fonts/lynx-sans.woff2?url'
import lynxSansWide from './fonts/lynx-sans-wide-840.woff2?url'
import sofiaSansItalic from './fonts/sofia-sans-xc-900-italic.woff2?url'

/** Preloaded, as the first screen uses them; CSS loads the others on demand. */
export const fontLinks: Record<BrandId, string[]> = {
  solymok: [sofiaSansItalic, instrumentSans],
  hiuzok: [lynxSansWide, lynxSans],
}
