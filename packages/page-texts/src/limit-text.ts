/** Cuts to `limit` characters, with `wholeWords` at the end of a word, and adds an ellipsis. */
export function limitText(text: string, limit = 25, wholeWords = false): string {
  // A character has at most two units: what follows them need not be counted.
  const characters = [...text.trim().slice(0, 2 * (limit + 1))]
  if (characters.length <= limit) return characters.join('')
  let start = characters.slice(0, limit).join('')
  if (wholeWords && /\S/.test(characters[limit] ?? '')) {
    const end = start.search(/\s\S*$/)
    if (end > 0) start = start.slice(0, end)
  }
  return `${start.replace(/[\s,;:–-]+$/, '')}…`
}
