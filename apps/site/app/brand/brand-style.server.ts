import type { Pack } from '@palank/club-pack/read-pack'
import { cutTokens, typeTokens } from '@palank/club-pack/type-and-cut'
import type { Brand, Mark } from './brand.ts'
import { uprightFaces } from './upright-faces.server.ts'

const ratioOf = ({ width, height }: Mark) => `${width} / ${height}`

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** Ranges of weights, so that bold is not made up where the file has it. */
const ownFace = (family: string, address: string) =>
  `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:100 900;font-display:swap}`

type OwnFonts = { display?: string | undefined; text?: string | undefined }

function ownFonts({ display, text }: OwnFonts, type: Record<string, string>) {
  const tokens: Record<string, string> = {}
  if (display) tokens['font-display'] = `"Club Display", ${type['font-display']}`
  if (text) tokens['font-text'] = `"Club Text", ${type['font-text']}`
  const faces = [display && ownFace('Club Display', display), text && ownFace('Club Text', text)]
  return { tokens, faces: faces.filter(Boolean).join('') }
}

/** The tokens of one club, for the document. `fonts` are the addresses of its own faces. */
export function brandStyle({ club, colours }: Pack, brand: Brand, fonts: OwnFonts): string {
  const type = typeTokens[club.type]
  const own = ownFonts(fonts, type)
  const colourTokens = Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`c-${name}`, value]),
  )
  const tokens = {
    ...colourTokens,
    ...type,
    ...own.tokens,
    ...cutTokens[club.cut],
    'crest-ratio': ratioOf(brand.crest),
    ...(brand.lockup ? { 'logo-ratio': ratioOf(brand.lockup) } : {}),
    ...(brand.wordmark ? { 'wm-ratio': ratioOf(brand.wordmark) } : {}),
  }
  const faces = club.type === 'narrow' ? uprightFaces : ''
  return `${faces}${own.faces}:root{${declarations(tokens)}}`
}
