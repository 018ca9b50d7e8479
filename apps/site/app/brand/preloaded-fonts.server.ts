import type { TypeFace } from '@palank/club-pack/club-json'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import lynxSans from './fonts/lynx-sans.woff2?url'
import lynxSansWide from './fonts/lynx-sans-wide-840.woff2?url'
import sofiaSans from './fonts/sofia-sans-xc-800.woff2?url'
import sofiaSansItalic from './fonts/sofia-sans-xc-900-italic.woff2?url'

/** The faces of the first screen. */
export const preloadedFonts: Record<TypeFace, { display: string; text: string }> = {
  narrow: { display: sofiaSans, text: instrumentSans },
  'narrow-italic': { display: sofiaSansItalic, text: instrumentSans },
  wide: { display: lynxSansWide, text: lynxSans },
}
