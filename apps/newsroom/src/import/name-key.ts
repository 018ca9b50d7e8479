const marks: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  dblac: '\u030B',
  caron: '\u030C',
  cedil: '\u0327',
}
const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", nbsp: ' ', shy: '', ndash: '-' }
const accentEntities = new RegExp(`&([a-z])(${Object.keys(marks).join('|')});`, 'gi')
const namedEntities = new RegExp(`&(${Object.keys(entities).join('|')});`, 'gi')
const numericEntities = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi
/** Soft hyphens and zero-width characters, common in text copied from web pages. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

function codePoint(hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Removes tags, entities, invisible characters and extra spaces. */
export function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(accentEntities, (_, letter: string, mark: string) => letter + (marks[mark.toLowerCase()] ?? ''))
    .replace(numericEntities, (_, hexadecimal?: string, decimal?: string) => codePoint(hexadecimal, decimal))
    .replace(namedEntities, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}

const apostrophes = /['’‘ʼ`´]/g
/** Letters that Unicode does not decompose into a base letter. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }

/** The same for „Révész Ádám”, “REVESZ  ADAM” and “RéVéSZ Ádám”; õ and û, Latin-1's idea of ő and ű, too. */
export function nameKey(text: string): string {
  return (
    plainText(text)
      .replace(apostrophes, '')
      .normalize('NFKD')
      // ŉ decomposes into one more apostrophe.
      .replace(apostrophes, '')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßøđðłæœı]/g, (letter) => letters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** All rotations of the words: “revesz adam” → “adam revesz”. */
export function rotatedKeys(key: string): string[] {
  const words = key.split(' ')
  return words.slice(1).map((_, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(' '))
}

/** „8.”, “8. forduló” and “Round 8” are the same round. */
export const roundKey = (round: string): string =>
  nameKey(round)
    .split(' ')
    .filter((word) => word !== 'fordulo' && word !== 'round')
    .join(' ')
