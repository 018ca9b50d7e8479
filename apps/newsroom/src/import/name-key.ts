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
const marked = new RegExp(`&([a-z])(${Object.keys(marks).join('|')});`, 'gi')
const named = new RegExp(`&(${Object.keys(entities).join('|')});`, 'gi')
const numbered = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi
/** Soft hyphens and joiners, which a copy from a web page brings along unseen. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

function sign(hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A text as a person would type it: without tags, entities, unseen signs and needless spaces. */
export function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(marked, (_, letter: string, mark: string) => letter + (marks[mark.toLowerCase()] ?? ''))
    .replace(numbered, (_, hexadecimal?: string, decimal?: string) => sign(hexadecimal, decimal))
    .replace(named, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Letters that no decomposition turns into plain ones. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i' }

/** The same for „Révész Ádám”, “REVESZ  ADAM” and “RéVéSZ Ádám”; õ and û, Latin-1's idea of ő and ű, too. */
export function nameKey(text: string): string {
  return plainText(text)
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøđðłæœı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The name with its end put first, in every way: “adam revesz” for “revesz adam”. */
export function turnedKeys(key: string): string[] {
  const words = key.split(' ')
  return words.slice(1).map((_, at) => [...words.slice(at + 1), ...words.slice(0, at + 1)].join(' '))
}

/** „8.”, “8. forduló” and “Round 8” are the same round. */
export const roundKey = (round: string): string =>
  nameKey(round)
    .split(' ')
    .filter((word) => word !== 'fordulo' && word !== 'round')
    .join(' ')
