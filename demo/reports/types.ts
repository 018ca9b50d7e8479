import type { Key } from '../season/types.ts'
import type { Bilingual, DemoArticle, Published } from '../src/types.ts'

export type Language = keyof Bilingual

export type ArticleKind =
  | 'report'
  | 'youth-report'
  | 'preview'
  | 'youth-preview'
  | 'round-up'
  | 'youth-round-up'

/** A demo article with a publication time instead of days ago. */
export type ComposedArticle = Omit<DemoArticle, keyof Published> & {
  kind: ArticleKind
  /** ISO, UTC. */
  publishedAt: string
  /** The match of the article; for a round-up the last one. */
  match: Key
  /** All matches of the article, in order of play. */
  about: Key[]
  /** Its structure, so that a test can check that consecutive articles differ. */
  made: { shape: string; title: string; first: string }
}

/** A person's name in each language. */
export type Man = { key: Key } & Bilingual

export type Pair = { own: number; opp: number }
