import type { Language } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import { textOf } from '~/i18n/text.ts'
import type { SearchView } from './search.ts'

const kinds = ['articles', 'galleries', 'videos', 'players'] as const

/** `38 results: 22 articles, 9 galleries, 5 videos, 2 players`, or that there are more than can be counted. */
export function countText({ totals, more }: SearchView, language: Language): string {
  const text = textOf(language)
  const { articles, galleries, videos, players } = totals
  const stories = articles + galleries + videos
  if (more) return text('search.more', { count: formatNumber(stories, language) })
  const sum = stories + players
  const whole = text(sum === 1 ? 'search.oneResult' : 'search.results', {
    count: formatNumber(sum, language),
  })
  const parts = kinds.flatMap((kind) => {
    const count = totals[kind]
    if (count === 0) return []
    return [text(`search.${kind}.${count === 1 ? 'one' : 'many'}`, { count: formatNumber(count, language) })]
  })
  return parts.length > 0 ? `${whole}: ${parts.join(', ')}` : whole
}
