import type { Article } from '@palank/contract/article'
import type { Page } from '@palank/contract/page'
import type { Language } from '@palank/routes'
import type { DateTexts } from './date-texts.ts'
import type { MatchFacts } from './match.ts'
import { mayBePlayed } from './match-state.ts'
import type { PictureView } from './picture.ts'

/** The club's own items that a text may show. */
export type EmbedKind = 'video' | 'gallery' | 'match'

export type RichTextPart =
  | { kind: 'html'; html: string }
  /** `href` is the page of the item. */
  | { kind: EmbedKind; id: number; href: string }
  /** A video that is not among the club's own; `href` is its page at YouTube. */
  | { kind: 'youtube'; youtubeId: string; href: string; title: string }

/** An editor's text after cleaning. */
export type RichText = {
  /** The whole text, for places that draw it as it is. */
  html: string
  /** What a screen draws: HTML with framed tables and attributed quotations, and the embedded items between. */
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

/** A gallery in a text: a few of its pictures. */
export type ProseGallery = {
  id: number
  name: string
  pictures: PictureView[]
  /** Of the whole gallery. */
  count: number
  /** The language of its name, when it is not the page's. */
  lang: Language | undefined
}

/** A match in a text; without a date while it has none. */
export type ProseMatch = MatchFacts & { date: string | null; dateTexts: DateTexts | null }

/** The items of a text that could be loaded; any other is a link to its own page. */
export type ProseEmbeds = {
  videos: ProseVideo[]
  galleries: ProseGallery[]
  matches: ProseMatch[]
  /** Keys of those that do not exist any more: nothing is drawn of them. */
  gone: string[]
}

export const noEmbeds: ProseEmbeds = { videos: [], galleries: [], matches: [], gone: [] }

export const embedKey = ({ kind, id }: { kind: EmbedKind; id: number }): string => `${kind}-${id}`

/** Ids of the items of a kind in a text, each once. */
export const embeddedIn = (parts: readonly RichTextPart[], kind: EmbedKind): number[] => [
  ...new Set(parts.flatMap((part) => (part.kind === kind ? [part.id] : []))),
]

/** Whether a text needs script: a player does, and a match whose state may change. */
export const needsScript = (parts: readonly RichTextPart[], { videos, matches }: ProseEmbeds): boolean =>
  videos.length > 0 || matches.some(mayBePlayed) || parts.some(({ kind }) => kind === 'youtube')

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

const wordsPerMinute = 200

/** At least one minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
