import type { DemoArticle } from '../types.ts'
import { academy } from './articles/academy.ts'
import { backstage } from './articles/backstage.ts'
import { community } from './articles/community.ts'
import { fans } from './articles/fans.ts'
import { people } from './articles/people.ts'
import { team } from './articles/team.ts'

/** The newest first. */
export const articles: DemoArticle[] = [
  ...academy,
  ...backstage,
  ...community,
  ...fans,
  ...people,
  ...team,
].toSorted((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)
