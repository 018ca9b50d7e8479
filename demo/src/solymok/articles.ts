import type { DemoArticle } from '../types.ts'
import { academy } from './articles/academy.ts'
import { hall } from './articles/hall.ts'
import { preseason } from './articles/preseason.ts'
import { supporters } from './articles/supporters.ts'
import { team } from './articles/team.ts'

export const articles: DemoArticle[] = [...preseason, ...team, ...academy, ...hall, ...supporters]
