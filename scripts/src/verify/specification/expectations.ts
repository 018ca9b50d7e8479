import type { Language } from './content/language.ts'

/** A text or pattern that a screen must contain, and the kind and name of the item it belongs to. */
export type Expectation = {
  kind: string
  item: string
  text: string | RegExp
  /** In the visible HTML, or anywhere in the response. */
  in: 'page' | 'response'
}
export type Screen = { path: string; expectations: Expectation[]; type: string }

type Text = string | RegExp
export const expectText = (kind: string, item: string, ...texts: Text[]): Expectation[] =>
  texts.map((text) => ({ kind, item, text, in: 'page' }))

export const expectInData = (kind: string, item: string, ...texts: Text[]): Expectation[] =>
  expectText(kind, item, ...texts).map((expectation) => ({ ...expectation, in: 'response' }))

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A picture in any of its sizes. */
export const imageOf = (name: string): RegExp =>
  new RegExp(`src="/files/${escapeRegExp(name)}(-small|-medium)?\\.(jpg|png)"`)

export const linkTo = (address: string): RegExp => new RegExp(`href="${escapeRegExp(address)}"`)

/** An element whose whole text is this. */
export const exactText = (text: string | number): RegExp =>
  new RegExp(`>\\s*${escapeRegExp(String(text))}%?\\s*<`)

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

/** Section 2: the path of a screen in a language. */
export const pathOf = (language: Language, screen: keyof typeof words.hu, ...rest: (string | number)[]) =>
  ['', words[language][screen], ...rest].map(String).map(encodeURIComponent).join('/')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The page without scripts and comments, with entities decoded. */
export const visibleHtml = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

export const contains = (body: string, text: string | RegExp): boolean =>
  typeof text === 'string' ? body.includes(text) : text.test(body)
