import type { Language } from './content/language.ts'

/** Something that a screen has to hold: of which kind, of which item, and the words or the pattern of it. */
export type Want = {
  kind: string
  item: string
  what: string | RegExp
  /** Looked for in the page as drawn, or in all that came with it. */
  in: 'page' | 'answer'
}
export type Screen = { path: string; wants: Want[]; type: string }

type Text = string | RegExp
export const want = (kind: string, item: string, ...texts: Text[]): Want[] =>
  texts.map((what) => ({ kind, item, what, in: 'page' }))

export const wantInData = (kind: string, item: string, ...texts: Text[]): Want[] =>
  want(kind, item, ...texts).map((one) => ({ ...one, in: 'answer' }))

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A picture in any of its sizes. */
export const pictured = (name: string): RegExp =>
  new RegExp(`src="/files/${literally(name)}(-small|-medium)?\\.(jpg|png)"`)

export const linkedTo = (address: string): RegExp => new RegExp(`href="${literally(address)}"`)

/** A cell or another element with just this in it. */
export const alone = (text: string | number): RegExp => new RegExp(`>\\s*${literally(String(text))}%?\\s*<`)

const words = {
  hu: {
    home: 'kezdo',
    search: 'kereses',
    news: 'hirek',
    gallery: 'galeria',
    information: 'informacio',
    test: 'teszt',
    team: 'csapat',
    player: 'jatekos',
    page: 'oldalak',
    video: 'media',
    schedules: 'merkozesek',
    joinUs: 'csatlakozz',
  },
  en: {
    home: 'home',
    search: 'search',
    news: 'news',
    gallery: 'gallery',
    information: 'information',
    test: 'test',
    team: 'team',
    player: 'player',
    page: 'page',
    video: 'video',
    schedules: 'schedules',
    joinUs: 'join-us',
  },
}

/** Section 2: the word of a screen in a language, and what comes after it. */
export const pathOf = (language: Language, screen: keyof typeof words.hu, ...rest: (string | number)[]) =>
  ['', words[language][screen], ...rest].map(String).map(encodeURIComponent).join('/')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The page without its data and notes: what is only handed to the script is not drawn. */
export const drawn = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

export const holds = (body: string, what: string | RegExp): boolean =>
  typeof what === 'string' ? body.includes(what) : what.test(body)
