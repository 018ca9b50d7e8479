export type Piece = { text: string; marked: boolean }

/** Without accents and in lower case, as the search compares words. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (keyword: string): string[] => [...new Set(fold(keyword).match(/[\p{L}\p{N}]+/gu) ?? [])]

type Folded = { plain: string; starts: number[]; ends: number[] }

/** The folded text, with the position of each character in the original. */
function foldWithPositions(text: string): Folded {
  const folded: Folded = { plain: '', starts: [], ends: [] }
  let place = 0
  for (const character of text) {
    const end = place + character.length
    const plain = fold(character)
    for (let index = 0; index < plain.length; index += 1) {
      folded.starts.push(place)
      folded.ends.push(end)
    }
    folded.plain += plain
    // A combining accent belongs to the letter before it.
    if (plain === '' && folded.ends.length > 0) folded.ends[folded.ends.length - 1] = end
    place = end
  }
  return folded
}

const insideWord = /[\p{L}\p{N}]$/u

/** Which characters match: the beginnings of words that start with a word of the keyword. */
function matchedIn(text: string, keyword: string): boolean[] {
  const matched = new Array<boolean>(text.length).fill(false)
  const { plain, starts, ends } = foldWithPositions(text)
  for (const word of wordsOf(keyword)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      if (insideWord.test(plain.slice(Math.max(0, at - 2), at))) continue
      matched.fill(true, starts[at], ends[at + word.length - 1])
    }
  }
  return matched
}

/** The text in pieces, with those that match the keyword marked. */
export function markWords(text: string, keyword: string): Piece[] {
  const matched = matchedIn(text, keyword)
  const pieces: Piece[] = []
  for (let from = 0; from < text.length; ) {
    const marked = matched[from] ?? false
    const end = matched.indexOf(!marked, from)
    const to = end < 0 ? text.length : end
    pieces.push({ text: text.slice(from, to), marked })
    from = to
  }
  return pieces
}
