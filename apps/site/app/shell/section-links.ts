import { type Language, type PageId, pathFor } from '@palank/routes'
import type { MessageKey } from '~/i18n/messages.ts'
import { textOf } from '~/i18n/text.ts'
import type { FooterMenu, MenuEntry } from './shell.ts'

type Section = Extract<
  PageId,
  'news' | 'teams' | 'schedules' | 'galleries' | 'videos' | 'joinUs' | 'players' | 'information' | 'search'
>

const names = {
  news: 'news.title',
  teams: 'teams.title',
  schedules: 'schedule.title',
  galleries: 'gallery.title',
  videos: 'video.title',
  joinUs: 'joinUs.title',
  players: 'players.title',
  information: 'information.title',
  search: 'search.title',
} as const satisfies Record<Section, MessageKey>

const main: Section[] = ['news', 'teams', 'schedules', 'galleries', 'videos', 'joinUs']

const columns: { name: MessageKey; sections: Section[] }[] = [
  { name: 'shell.club', sections: ['news', 'galleries', 'videos'] },
  { name: 'season.label', sections: ['teams', 'players', 'schedules'] },
  { name: 'shell.forYou', sections: ['joinUs', 'information', 'search'] },
]

const entryOf = (section: Section, language: Language, under: string): MenuEntry => ({
  id: `${under}-${section}`,
  name: textOf(language)(names[section]),
  parentID: null,
  createdAt: null,
  href: pathFor(section, language),
  external: false,
  children: [],
})

/** The main menu of a club that has made none yet. */
export const sectionEntries = (language: Language): MenuEntry[] =>
  main.map((section) => entryOf(section, language, 'section'))

/** The footer's menus of a club that has made none yet. */
export const sectionColumns = (language: Language): FooterMenu[] =>
  columns.map(({ name, sections }) => ({
    id: name,
    name: textOf(language)(name),
    entries: sections.map((section) => entryOf(section, language, name)),
  }))
