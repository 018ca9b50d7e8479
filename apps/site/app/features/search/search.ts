import type { SearchResult } from '@palank/contract/search'
import type { TeamPlayer } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import {
  type MediaItem,
  mediaItemOfArticle,
  mediaItemOfGallery,
  mediaItemOfVideo,
  newestFirst,
  tileOf,
} from '~/model/media.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'

export type FoundPlayer = {
  key: string
  name: string
  team: string
  link: string
  picture: PictureView | null
}

export type SearchView = {
  keyword: string
  page: number
  /** How many pages there are, at least one. */
  count: number
  items: MediaItem[]
  players: FoundPlayer[]
  totals: { articles: number; galleries: number; videos: number; players: number }
  /** There are more than the totals tell. */
  more: boolean
}

export const perPage = 12
const mostPlayers = 30

const foundPlayer = (wire: TeamPlayer, language: Language): FoundPlayer => ({
  key: `${wire.competition_team_id}-${wire.id}`,
  name: formatName(wire.player, language),
  team: wire.competition_team?.name ?? '',
  link: pathFor('player', language, { teamId: wire.competition_team_id, playerId: wire.id }),
  picture: pictureOrNone(wire.player.profile_image),
})

/** Where nobody tells it, what is here is all that is known of. */
const totalOf = ({ data, meta }: { data: unknown[]; meta: { total: number | null } }): number =>
  meta.total ?? data.length

/** E7: the three lists as one, newest first, cut to a page; the pager goes by their totals together. */
export function searchView(
  result: SearchResult,
  asked: { language: Language; keyword: string; page: number },
): SearchView {
  const { language, keyword, page } = asked
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
