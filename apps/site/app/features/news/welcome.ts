import type { Language } from '@palank/routes'
import type { Brand } from '~/brand/brand.ts'
import { isPlural, withArticle } from '~/i18n/hungarian-words.ts'

type Club = Pick<Brand, 'name' | 'shout'>

export type WelcomeView = { title: string; lead: string }

// Not among the messages, which every page loads: only the server writes these.
const texts = {
  hu: {
    title: ({ shout }: Club) => `${isPlural(shout) ? 'Megjöttek' : 'Megjött'} ${withArticle(shout)}`,
    nothing: 'Ez a klub új oldala. Ide kerülnek a mérkőzések, a tabella és a hírek.',
    matches: 'Ez a klub új oldala. A mérkőzések már itt vannak, a hírek jönnek.',
    news: 'A klub hírei, mérkőzései és csapatai egy helyen.',
  },
  en: {
    title: ({ name }: Club) => `${name.en} are here`,
    nothing: 'This is the club’s new site. Matches, the table and news will be here.',
    matches: 'This is the club’s new site. The matches are here, and the news is on its way.',
    news: 'The club’s news, matches and teams in one place.',
  },
} satisfies Record<Language, object>

/** What stands at the top of a home page that already has these. */
export function welcomeOf(
  club: Club,
  language: Language,
  has: { matches: boolean; news: boolean },
): WelcomeView {
  const { title, ...leads } = texts[language]
  return { title: title(club), lead: leads[has.news ? 'news' : has.matches ? 'matches' : 'nothing'] }
}
