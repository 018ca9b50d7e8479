export type Heading = { id: string; text: string }

/** Fewer sections than this are found at a glance. */
const fewest = 4

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** What is read of a piece of cleaned HTML; a tag inside a line parts no words. */
export const readText = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|code|em|i|s|small|span|strong|sub|sup|time|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** Its own letters and figures alone, so that a link to it can be read; never the id of another part of the page. */
function idFor(text: string, taken: Set<string>): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const name = `part-${
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60) ?? taken.size + 1
  }`
  let id = name
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`
  taken.add(id)
  return id
}

/** Cleaned HTML with an id on each of its main headings, and those headings; untouched when they are few. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const marked = html.replace(
    /<h2((?: [^>]*)?)>([\s\S]*?)<\/h2>/g,
    (whole, attributes: string, inside: string) => {
      const text = readText(inside)
      if (!text) return whole
      const id = idFor(text, taken)
      headings.push({ id, text })
      return `<h2 id="${id}"${attributes}>${inside}</h2>`
    },
  )
  return headings.length < fewest ? { html, headings: [] } : { html: marked, headings }
}

const longestLead = 400

/** The paragraph that stands alone before the first heading is the lead; a text without one is all body. */
export function withLead(html: string): { lead: string | null; body: string } {
  const [whole, inside = ''] = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=\s*<h2)/.exec(html) ?? []
  if (!whole || !readText(inside) || readText(inside).length > longestLead) return { lead: null, body: html }
  return { lead: `<p>${inside}</p>`, body: html.slice(whole.length) }
}
