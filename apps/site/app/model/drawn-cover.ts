import type { Language } from '@palank/routes'
import { formatDayNumber } from '~/i18n/format.ts'

const grounds = ['ink', 'primary', 'tint'] as const

/** What is drawn in place of a story's picture. */
export type DrawnCoverView = {
  ground: (typeof grounds)[number]
  /** In display figures; may be empty. */
  figure: string
}

/** By the character codes: the same wherever the story is shown, and another for the next number. */
function groundOf(key: string): DrawnCoverView['ground'] {
  const sum = [...key].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return grounds[sum % grounds.length] ?? 'ink'
}

/** The day on which the story with this key appeared, on a ground of its own. */
export const drawnCoverOf = (
  key: string,
  publishDate: string | null,
  language: Language,
): DrawnCoverView => ({
  ground: groundOf(key),
  figure: publishDate ? formatDayNumber(publishDate, language) : '',
})
