import { limitText } from './limit-text.ts'

type Text = string | null | undefined

/** A document as it is written; `lead` is the first words of a page that has no lead of its own. */
export type WrittenTexts = {
  title: string
  lead?: Text
  meta_title?: Text
  meta_description?: Text
  og_title?: Text
  og_description?: Text
}

export type OwnTexts = { title: string; description: string; ogTitle: string; ogDescription: string }

/** What a document says of itself: empty fields are filled from title and lead (checklist B15). */
export function ownTexts(written: WrittenTexts): OwnTexts {
  const title = written.meta_title || written.title
  const description = written.meta_description || written.lead || ''
  return {
    title,
    description,
    ogTitle: written.og_title || title,
    ogDescription: written.og_description || description,
  }
}

const longestStart = 160

/** The start of a text, for a description where nobody wrote one. */
export const startOf = (text: string): string => limitText(text, longestStart, true)
