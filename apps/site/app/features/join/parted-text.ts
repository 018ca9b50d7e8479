/** A text parted where its one link stands, whose words are in brackets. */
export type PartedText = { before: string; link: string; after: string }

export function partText(text: string): PartedText {
  const [, before = text, link = '', after = ''] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(text) ?? []
  return { before, link, after }
}
