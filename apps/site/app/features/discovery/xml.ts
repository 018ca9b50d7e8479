const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** XML 1.0 cannot represent these, not even as references. */
const isForbidden = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return !'\t\n\r'.includes(character)
  return code === 0xfffe || code === 0xffff
}

/** Any text as the content of an element or of a quoted attribute. */
export const escapeXml = (text: string): string =>
  [...text.toWellFormed()]
    .filter((character) => !isForbidden(character))
    .join('')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')

type Attributes = Record<string, string | undefined>

/** `content` is XML already; undefined attributes are not written. */
export function element(name: string, attributes: Attributes, ...content: string[]): string {
  const attributeText = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  const opening = `${name}${attributeText.join('')}`
  return content.length > 0 ? `<${opening}>${content.join('')}</${name}>` : `<${opening}/>`
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
