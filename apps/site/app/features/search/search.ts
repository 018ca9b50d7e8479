import type { SearchResult } from '@palank/contract/search'
import type { TeamPlayer } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { type MediaItem, tileOf } from '~/ui/media-item.ts'
import {
  mediaItemOfArticle,
  mediaItemOfGallery,
  mediaItemOfVideo,
  pictureOrNone,
} from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, list, words } from '~/ui/wire.ts'

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

function foundPlayer(wire: TeamPlayer, language: Language): FoundPlayer | undefined {
  return attempt(() => {
    const { id, competition_team_id: teamId, competition_team: team, player } = wire
    const name = formatName(
      { last_name: words(player.last_name), first_name: words(player.first_name) },
      language,
    )
    if (!name || !Number.isInteger(id) || !Number.isInteger(teamId)) return undefined
    return {
      key: `${teamId}-${id}`,
      name,
      team: words(team?.name),
      link: pathFor('player', language, { teamId, playerId: id }),
      picture: pictureOrNone(player.profile_image),
    }
  })
}

type Found<Item> = { data: Item[]; meta: { total: number } } | null | undefined

const totalOf = (found: Found<unknown>): number => {
  const total = found?.meta?.total
  return typeof total === 'number' && Number.isInteger(total) && total > 0 ? total : 0
}

const itemsOf = <Item>(
  found: Found<Item>,
  language: Language,
  make: (item: Item, language: Language) => MediaItem | undefined,
): MediaItem[] => list(found?.data).flatMap((item) => make(item, language) ?? [])

const newestFirst = (one: MediaItem, other: MediaItem) =>
  Date.parse(other.publishDate) - Date.parse(one.publishDate)

/** E7: the three lists as one, newest first, cut to a page; the pager goes by their totals together. */
export function searchView(
  result: SearchResult | null | undefined,
  asked: { language: Language; keyword: string; page: number },
): SearchView {
  const { language, keyword, page } = asked
  const players = list(result?.players).flatMap((player) => foundPlayer(player, language) ?? [])
  const shown = players.slice(0, mostPlayers)
  const totals = {
    articles: totalOf(result?.articles),
    galleries: totalOf(result?.galleries),
    videos: totalOf(result?.videoGalleries),
    players: shown.length,
  }
  const items = [
    ...itemsOf(result?.articles, language, mediaItemOfArticle),
    ...itemsOf(result?.galleries, language, mediaItemOfGallery),
    ...itemsOf(result?.videoGalleries, language, mediaItemOfVideo),
  ]
  const stories = totals.articles + totals.galleries + totals.videos
  return {
    keyword,
    page,
    count: Math.max(1, Math.ceil(stories / perPage)),
    items: items.sort(newestFirst).slice(0, perPage).map(tileOf),
    players: shown,
    totals,
    more: result?.more === true,
  }
}
