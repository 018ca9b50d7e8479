import type { Article } from '@palank/contract/article'
import type { Page } from '@palank/contract/page'
import type { Language } from '@palank/routes'
import type { PictureView } from './picture.ts'

export type RichTextPart =
  | { kind: 'html'; html: string }
  /** `href` is the video's own page. */
  | { kind: 'video'; id: number; href: string }

/** An editor's text after cleaning. */
export type RichText = {
  /** The whole text, for places that draw it as it is. */
  html: string
  /** What a screen draws: HTML with framed tables and attributed quotations, and the videos between. */
  parts: RichTextPart[]
  wordCount: number
}

export type Heading = { id: string; text: string }

/** The text of a static page; the parts leave out the lead. */
export type PageText = RichText & {
  /** HTML. */
  lead: string | null
  /** For the table of contents; none when the page is short. */
  headings: Heading[]
  /** The lead without markup, or the whole text when there is no lead. */
  plainText: string
}

/** Answers after the border has read their HTML. */
export type CleanArticle = Omit<Article, 'body'> & { body: RichText }
export type CleanPage = Omit<Page, 'body'> & { body: PageText }

/** A video in a text; the player requests nothing before a click. */
export type ProseVideo = {
  id: number
  title: string
  youtubeId: string
  picture: PictureView | null
  /** The language of its title, when it is not the page's. */
  lang: Language | undefined
}

/** Ids of the videos in a text, each once. */
export const videoIdsIn = (parts: readonly RichTextPart[]): number[] => [
  ...new Set(parts.flatMap((part) => (part.kind === 'video' ? [part.id] : []))),
]

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

const wordsPerMinute = 200

/** At least one minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
