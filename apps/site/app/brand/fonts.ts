import type { BrandId } from './brands.ts'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import lynxSans from './fonts/lynx-sans.woff2?url'
import lynxSansWide from './fonts/lynx-sans-wide-840.woff2?url'
import sofiaSansItalic from './fonts/sofia-sans-xc-900-italic.woff2?url'

/** The faces that the first screen is set in; the others come when something is set in them. */
export const fontLinks: Record<BrandId, string[]> = {
  solymok: [sofiaSansItalic, instrumentSans],
  hiuzok: [lynxSansWide, lynxSans],
}
