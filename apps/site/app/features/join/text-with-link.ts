export type TextWithLink = { before: string; link: string; after: string }

/** Splits a text at its one link, whose words are in brackets. */
export function splitAtLink(text: string): TextWithLink {
  const [, before = text, link = '', after = ''] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(text) ?? []
  return { before, link, after }
}
