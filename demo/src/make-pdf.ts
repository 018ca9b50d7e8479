/**
 * Writes the small text PDFs that the demo content offers for download.
 * `node demo/src/make-pdf.ts` writes them all; the output is deterministic.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { argv, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { artworkPath } from './artwork.ts'
import { pdfs as hiuzok } from './hiuzok/documents.ts'
import { pdfs as solymok } from './solymok/documents.ts'
import type { ClubId } from './types.ts'

/** Lines starting with `# ` or `## ` are headings, all others paragraphs. */
export type PdfText = { title: string; pages: string[][] }

/** Not in Latin-1; they replace four accented letters of WinAnsi that are not needed here. */
const remapped: Record<string, number> = { Ő: 0xd5, ő: 0xf5, Ű: 0xdb, ű: 0xfb }
const differences = '213 /Ohungarumlaut 219 /Uhungarumlaut 245 /ohungarumlaut 251 /uhungarumlaut'
const winAnsi: Record<string, number> = { '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94, '„': 0x84, '…': 0x85 }

/** Helvetica widths from space to tilde, in thousandths of the font size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

function code(char: string): number {
  const known = remapped[char] ?? winAnsi[char]
  if (known !== undefined) return known
  const point = char.codePointAt(0) ?? 0
  const plain = (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff)
  if (!plain || Object.values(remapped).includes(point))
    throw new Error(`make-pdf: the encoding has no “${char}”; choose another character`)
  return point
}

/** A PDF string with one byte per letter, escaped to ASCII. */
function encode(text: string): string {
  let out = ''
  for (const char of text) {
    const byte = code(char)
    if (char === '(' || char === ')' || char === '\\') out += `\\${char}`
    else if (byte < 0x80) out += char
    else out += `\\${byte.toString(8).padStart(3, '0')}`
  }
  return `(${out})`
}

function width(text: string, size: number): number {
  let sum = 0
  for (const char of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    sum += widths[(char.codePointAt(0) ?? 0) - 0x20] ?? 556
  }
  return (sum * size) / 1000
}

function wrap(text: string, size: number, limit: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer, size) > limit) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  lines.push(line)
  return lines
}

function drawPage(paragraphs: string[]): string {
  const left = 64
  let y = 842 - 72
  let out = ''
  for (const paragraph of paragraphs) {
    const level = /^(#{1,2}) /.exec(paragraph)?.[1]?.length ?? 0
    const [font, size, before] = level === 1 ? ['F2', 22, 0] : level === 2 ? ['F2', 14, 14] : ['F1', 11, 0]
    const wide = level === 0 ? 1 : 1.1
    y -= before
    for (const line of wrap(paragraph.replace(/^#{1,2} /, ''), size * wide, 595 - 2 * left)) {
      y -= size * 1.45
      out += `BT /${font} ${size} Tf ${left} ${y.toFixed(2)} Td ${encode(line)} Tj ET\n`
    }
    y -= 6
  }
  if (y < 60) throw new Error('make-pdf: the text is too long for its page')
  return out
}

export function makePdf({ title, pages }: PdfText): Buffer {
  const first = 6
  const kids = pages.map((_, i) => `${first + i * 2} 0 R`).join(' ')
  const utf16 = Buffer.from(`\uFEFF${title}`, 'utf16le').swap16().toString('hex').toUpperCase()
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 5 0 R >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (hu-HU) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >>`,
  ]
  for (const [i, paragraphs] of pages.entries()) {
    const content = drawPage(paragraphs)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + i * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    )
  }
  objects.push(`<< /Title <${utf16}> >>`)

  let file = '%PDF-1.4\n'
  const offsets: string[] = []
  for (const [i, object] of objects.entries()) {
    offsets.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${size - 1} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

export const pdfsOf: Record<ClubId, Record<string, PdfText>> = { solymok, hiuzok }

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const club of ['solymok', 'hiuzok'] as const) {
    for (const [file, text] of Object.entries(pdfsOf[club])) {
      const path = artworkPath(club, file)
      const pdf = makePdf(text)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, pdf)
      stdout.write(`${club}/${file} ${pdf.length} bytes\n`)
    }
  }
}
