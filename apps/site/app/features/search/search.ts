import type { SearchResult } from '@palank/contract/search'
import type { TeamPlayer } from '@palank/contract/team'
import type { Language } from '@palank/routes'
import type { Keep, Kept } from '~/model/kept.ts'
import type { MediaItem } from '~/model/media.ts'
import {
  mediaItemOfArticle,
  mediaItemOfGallery,
  mediaItemOfVideo,
  newestFirst,
  tileOf,
} from '~/model/media-items.ts'
import { type TeamPlayerView, teamPlayerOf } from '~/model/roster.ts'

export type FoundPlayer = TeamPlayerView & { key: string; team: string }

export type SearchView = {
  keyword: string
  page: number
  /** How many pages there are, at least one. */
  count: number
  items: MediaItem[]
  players: FoundPlayer[]
  totals: { articles: number; galleries: number; videos: number; players: number }
  /** There are more results than the totals count. */
  more: boolean
}

/** What the screen gets: the list of stories needs no script. */
export type SearchScreen = Omit<SearchView, 'items'> & {
  /** Null if there are none. */
  stories: Kept<MediaItem[]> | null
}

export const searchScreenOf = ({ items, ...view }: SearchView, keep: Keep): SearchScreen => ({
  ...view,
  stories: items.length > 0 ? keep(items) : null,
})

export const perPage = 12
const mostPlayers = 30

const foundPlayer = (wire: TeamPlayer, language: Language): FoundPlayer => ({
  ...teamPlayerOf(wire, language),
  key: `${wire.competition_team_id}-${wire.id}`,
  team: wire.competition_team?.name ?? '',
})

/** Without a total, what was sent is all that is known. */
const totalOf = ({ data, meta }: { data: unknown[]; meta: { total: number | null } }): number =>
  meta.total ?? data.length

/** E7: the three lists as one, newest first, cut to a page; the pager counts their totals together. */
export function searchView(
  result: SearchResult,
  { language, keyword, page }: { language: Language; keyword: string; page: number },
): SearchView {
  const { articles, galleries, videoGalleries, more } = result
  const players = result.players.slice(0, mostPlayers).map((player) => foundPlayer(player, language))
  const totals = {
    articles: totalOf(articles),
    galleries: totalOf(galleries),
    videos: totalOf(videoGalleries),
    players: players.length,
  }
  const items = [
    ...articles.data.map((article) => mediaItemOfArticle(article, language)),
    ...galleries.data.map((gallery) => mediaItemOfGallery(gallery, language)),
    ...videoGalleries.data.map((video) => mediaItemOfVideo(video, language)),
  ]
  const stories = totals.articles + totals.galleries + totals.videos
  return {
    keyword,
    page,
    count: Math.max(1, Math.ceil(stories / perPage)),
    items: items.sort(newestFirst).slice(0, perPage).map(tileOf),
    players,
    totals,
    more,
  }
}
