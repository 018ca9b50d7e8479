/** Cuts to so many characters, at a word's end when asked; what was cut off shows as an ellipsis. */
export function limitText(text: string, limit = 25, { wholeWords = false } = {}): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  let kept = characters.slice(0, limit).join('')
  if (wholeWords && /\S/.test(characters[limit] ?? '')) {
    const end = kept.search(/\s\S*$/)
    if (end > 0) kept = kept.slice(0, end)
  }
  return `${kept
    .trimEnd()
    .replace(/[,;:–-]+$/, '')
    .trimEnd()}…`
}
