import type { Language } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import { textOf } from '~/i18n/text.ts'
import type { SearchView } from './search.ts'

const kinds = ['articles', 'galleries', 'videos', 'players'] as const

/** `38 results: 22 articles, 9 galleries, 5 videos, 2 players`, or `More than 1,000 results`. */
export function countText({ totals, more }: Pick<SearchView, 'totals' | 'more'>, language: Language): string {
  const text = textOf(language)
  const stories = totals.articles + totals.galleries + totals.videos
  if (more) return text('search.more', { count: formatNumber(stories, language) })
  const sum = text('search.results', { count: stories + totals.players })
  const counts = kinds
    .filter((kind) => totals[kind] > 0)
    .map((kind) => text(`search.${kind}`, { count: totals[kind] }))
  return counts.length > 0 ? `${sum}: ${counts.join(', ')}` : sum
}
