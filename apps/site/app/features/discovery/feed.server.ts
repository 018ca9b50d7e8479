import type { Language } from '@palank/routes'
import { articleList } from '~/api/calls.server.ts'
import { type FeedEntry, feedEntries } from './feed.ts'

const latest = 20

export async function loadFeed(language: Language): Promise<FeedEntry[]> {
  const { data } = await articleList(language, { page: 1, per_page: latest })
  return feedEntries(data, language)
}
