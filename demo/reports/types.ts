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

/** An article as the loader wants it, except that it was published at a moment instead of days ago. */
export type ComposedArticle = Omit<DemoArticle, keyof Published> & {
  kind: ArticleKind
  /** ISO, UTC. */
  publishedAt: string
  /** The match it tells of; of a round-up the last one. */
  match: Key
  /** Every match it tells of, in the order they were played. */
  about: Key[]
  /** How it was built, so that a test can see that neighbours differ. */
  made: { shape: string; title: string; first: string }
}

/** Somebody as each language calls him. */
export type Man = { key: Key } & Bilingual

export type Pair = { own: number; opp: number }
