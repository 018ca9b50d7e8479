import type { Club } from '../club.ts'

/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  )

/** Under the club's name on its colour. Styles stand inline: mail programs drop all others, and pictures at first. */
export function htmlLetter(body: string, { name, colours }: Pick<Club, 'name' | 'colours'>): string {
  const { primary, onPrimary } = colours ?? { primary: '#333333', onPrimary: '#ffffff' }
  const style = `margin:0 0 16px;padding:16px 20px;background:${primary};color:${onPrimary};font:bold 20px sans-serif`
  return `<p style="${style}">${escaped(name)}</p>\n${body}`
}
