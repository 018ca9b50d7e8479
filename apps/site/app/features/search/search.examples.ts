import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { SearchResult } from '@palank/contract/search'
import type { TeamPlayer } from '@palank/contract/team'
import type { VideoItem } from '@palank/contract/video'
import { type SearchView, searchView } from './search.ts'

const day = (number: number) => `2025-11-${String(number).padStart(2, '0')}T09:00:00.000Z`

const article = (id: number, title: string, date: number): ArticleItem => ({
  id,
  type: 'news',
  lang: 'hu',
  title,
  slug: `hir-${id}`,
  slugs: { hu: `hir-${id}`, en: null },
  lead: null,
  cover_image: null,
  publish_date: day(date),
  categories: [{ id: 2, name: 'Felnőtt férfi', slug: 'felnott-ferfi', highlighted: true }],
})

const gallery: Gallery = {
  id: 12,
  type: 'gallery',
  lang: 'hu',
  name: 'Védekezés képekben',
  description: null,
  publish_date: day(9),
  categories: [],
  cover_image: null,
  thumbnails: null,
  file_count: 27,
}

const video: VideoItem = {
  id: 3,
  type: 'video',
  lang: 'hu',
  name: 'Az ötödik negyed: podcast a védekezésről',
  description: null,
  publish_date: day(11),
  categories: [],
  cover_image: null,
  thumbnails: null,
  video_url: 'https://www.youtube.com/watch?v=aB3-_xYz019',
}

const player = (id: number, last: string, first: string): TeamPlayer => ({
  id,
  competition_team_id: 4,
  competition_team: { name: 'Dunai Sünök' },
  player: { last_name: last, first_name: first, profile_image: null },
})

/** A minor without consent. */
export const exampleMaskedPlayer: TeamPlayer = {
  ...player(31, 'Sz.', 'B.'),
  player: { last_name: 'Sz.', first_name: 'B.', profile_image: null, masked: true, without_page: true },
}

export const exampleResult: SearchResult = {
  articles: {
    data: [
      article(1, 'Hősies védekezés, drámai vége: győzelem Zemplénben', 12),
      article(2, 'Edzői szemmel: miért működött a zóna', 10),
    ],
    meta: { last_page: 4, total: 22 },
  },
  galleries: { data: [gallery], meta: { last_page: 4, total: 9 } },
  videoGalleries: { data: [video], meta: { last_page: 4, total: 5 } },
  players: [player(9, 'Sárközi', 'Dániel'), player(21, 'Molnár', 'Gergő')],
  results: 36,
  more: false,
}

export const exampleSearch: SearchView = searchView(exampleResult, {
  language: 'hu',
  keyword: 'védekezés',
  page: 1,
})
