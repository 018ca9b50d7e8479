import { limitText } from '@palank/page-texts/limit-text'
import { bcp47 } from '~/i18n/format.ts'
import type { ArticleView } from './article.ts'

/** Longest headline that search engines accept, with the ellipsis. */
const longestHeadline = 110

export type Publisher = { name: string; origin: string; logo: { src: string; width: number; height: number } }

/** B15: NewsArticle of schema.org. */
export function newsArticleLd(article: ArticleView, { name, origin, logo }: Publisher) {
  const absolute = (path: string) => new URL(path, origin).href
  const { title, picture, publishDate, path, language, lead, categories, tags } = article
  const club = {
    '@type': 'Organization',
    name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute(logo.src), width: logo.width, height: logo.height },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: limitText(title, longestHeadline - 1, true),
    image: [absolute(picture?.coverImage ?? logo.src)],
    ...(publishDate ? { datePublished: new Date(publishDate).toISOString() } : {}),
    inLanguage: bcp47[language],
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(path) },
    author: club,
    publisher: club,
    ...(lead ? { description: lead } : {}),
    ...(categories.length > 0 ? { articleSection: categories.map((category) => category.name) } : {}),
    ...(tags.length > 0 ? { keywords: tags.map((tag) => tag.name) } : {}),
  }
}
