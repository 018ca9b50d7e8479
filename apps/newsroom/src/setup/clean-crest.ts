import { sizeOfSvg } from '@palank/club-pack/read-pack'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { sanitiseSvg } from '../uploads/svg.ts'
import { longestCrest } from './crest.ts'

const tooBig = bilingual(
  'A címer fájlja túl nagy: legfeljebb 200 kB lehet. Mentsd egyszerűbb SVG-ként, beágyazott kép nélkül.',
  'The file of the crest is too big: it may have 200 kB. Save it as a simpler SVG, without pictures in it.',
)
const notSvg = bilingual(
  'Ez nem SVG-rajz. Mentsd a címert SVG-ként, és töltsd fel újra.',
  'This is no SVG drawing. Save the crest as SVG and upload it again.',
)
const noSize = bilingual(
  'A rajznak nincs mérete. Mentsd újra viewBox-szal (a rajzprogramok ezt maguktól beleírják).',
  'The drawing has no size. Save it again with a viewBox (drawing programs write one by themselves).',
)

export type CleanCrest = { svg: string } | { refused: Bilingual }

/** The drawing alone: no scripts, style sheets or references to elsewhere. */
export function cleanCrest(source: string): CleanCrest {
  if (source.length > longestCrest) return { refused: tooBig }
  const clean = sanitiseSvg(source).trim()
  // What stands before the drawing, such as a comment of the program that wrote it.
  const svg = clean.slice(Math.max(0, clean.indexOf('<svg')))
  if (!/^<svg\b[^>]*>[\s\S]*<(path|rect|circle|ellipse|polygon|polyline|line|text)\b/.test(svg))
    return { refused: notSvg }
  const drawing = /^<svg\b[^>]*\bxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return sizeOfSvg(drawing) ? { svg: drawing } : { refused: noSize }
}
