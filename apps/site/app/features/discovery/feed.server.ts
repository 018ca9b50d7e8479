import type { Api } from '~/api/api.server.ts'
import { changedMatches } from '~/api/changed-matches.server.ts'
import { changeEntries, type FeedEntry, feedEntries, newestFirst } from './feed.ts'

const latest = 20

export async function loadFeed(api: Api): Promise<FeedEntry[]> {
  const [{ data: articles }, matches] = await Promise.all([
    api.articleList({ page: 1, per_page: latest }),
    changedMatches(api, latest),
  ])
  return newestFirst(changeEntries(matches, api.language), feedEntries(articles, api.language))
}
