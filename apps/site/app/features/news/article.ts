import { type OwnTexts, ownTexts } from '@palank/page-texts/own-texts'
import { type Language, pathFor } from '@palank/routes'
import { formatMoment } from '~/i18n/format.ts'
import { articleKey } from '~/model/article-key.ts'
import { type DocumentView, documentsOf } from '~/model/documents.ts'
import { type DrawnCoverView, drawnCoverOf } from '~/model/drawn-cover.ts'
import { type Keep, type Kept, type MaybeKept, maybeKept } from '~/model/kept.ts'
import type { MediaCategory, MediaItem } from '~/model/media.ts'
import { categoriesOf, mediaItemOfArticle, tileOf } from '~/model/media-items.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'
import {
  type CleanArticle,
  countWords,
  needsScript,
  type ProseEmbeds,
  type RichTextPart,
  readingMinutes,
} from '~/model/rich-text.ts'
import { slugPaths } from '~/model/slug-paths.ts'

const mostRelated = 4

export type ArticleView = {
  title: string
  lead: string
  body: RichTextPart[]
  /** The language the text is in. */
  language: Language
  picture: PictureView | null
  /** In place of the picture, where there is none. */
  drawn: DrawnCoverView | null
  publishDate: string | null
  /** As the page shows it, formatted on the server. */
  publishText: string | null
  categories: MediaCategory[]
  tags: { name: string; slug: string }[]
  documents: DocumentView[]
  related: MediaItem[]
  /** Reading time. */
  minutes: number
  meta: OwnTexts
  /** In the page's language, and in every language it is translated to. */
  path: string
  paths: Partial<Record<Language, string>>
}

export function articleOf(wire: CleanArticle, language: Language): ArticleView {
  const { title, body } = wire
  const lead = wire.lead ?? ''
  return {
    title,
    lead,
    body: body.parts,
    language: wire.lang ?? language,
    picture: pictureOrNone(wire.cover_image),
    drawn: wire.cover_image ? null : drawnCoverOf(articleKey(wire), wire.publish_date, language),
    publishDate: wire.publish_date,
    publishText: wire.publish_date && formatMoment(wire.publish_date, language),
    categories: categoriesOf(wire.categories),
    tags: wire.tags,
    documents: documentsOf(wire.documents, language),
    related: wire.related_articles
      .slice(0, mostRelated)
      .map((article) => tileOf(mediaItemOfArticle(article, language))),
    minutes: readingMinutes(countWords(lead) + body.wordCount),
    meta: ownTexts(wire),
    path: pathFor('article', language, { slug: wire.slugs[language] ?? wire.slug }),
    paths: slugPaths('article', wire, language),
  }
}

/** What the screen gets: of the article itself only a text with videos or matches needs script. */
export type ArticleScreen = Pick<ArticleView, 'path' | 'title' | 'related'> & {
  head: Kept<ArticleView>
  text: MaybeKept<{ article: ArticleView; embeds: ProseEmbeds }>
}

export function articleScreenOf(article: ArticleView, embeds: ProseEmbeds, keep: Keep): ArticleScreen {
  const { path, title, related } = article
  return {
    path,
    title,
    related,
    head: keep(article),
    text: maybeKept({ article, embeds }, needsScript(article.body, embeds), keep),
  }
}
