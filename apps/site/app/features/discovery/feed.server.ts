import type { Api } from '~/api/api.server.ts'
import { type FeedEntry, feedEntries } from './feed.ts'

const latest = 20

export async function loadFeed(api: Api): Promise<FeedEntry[]> {
  const { data } = await api.articleList({ page: 1, per_page: latest })
  return feedEntries(data, api.language)
}
