import { describe, expect, test } from 'vitest'
import { cacheTagHeader, tagsOfCall } from './cache-tags.ts'
import { type CallAnswer, type CallName, type CallParams, callNames, callTable } from './calls.ts'

const meta = { current_page: 1, per_page: 12, last_page: 1, total: 1 }
const picture = { public_url: '/files/a.jpg' }
const category = { id: 3, name: 'U18', slug: 'u18' }
const article = { id: 12, title: 'Cím', slug: 'cim', categories: [category] }
const gallery = { id: 5, name: 'Öltöző', categories: [category] }
const video = { id: 6, name: 'Interjú' }
const competition = { id: 4, name: 'NB I' }
const teamOf = (id: number) => ({ id, name: `Csapat ${id}` })
const match = {
  id: 70,
  competition,
  competitors: [
    { side: 1, competition_team: teamOf(8) },
    { side: 2, competition_team: { name: 'Vendég' } },
  ],
  status: 'scheduled',
}
const member = { id: 21, competition_team_id: 8, player: { last_name: 'Kovács' } }
const game = { schedule_id: 70, season: 2025, competition, competition_team_id: 8, opponent: teamOf(9) }

type Case = { params?: object; answer: object; tags: string[] }

const cases: Record<CallName, Case> = {
  'server-config': {
    answer: { default_lang: 'hu', menu_lang: 'hu', available_lang_array: [{ alpha2: 'hu', resources: {} }] },
    tags: ['settings'],
  },
  'menu/list': { answer: { data: [{ place: 'main' }], meta }, tags: ['menus'] },
  'setting/list': { answer: { data: [], meta }, tags: ['settings'] },
  'sponsor/list': {
    answer: { data: [{ id: 2, title: 'Bank', sponsor_logo: picture }], meta },
    tags: ['sponsors', 'sponsors:2'],
  },
  'banner/list': {
    answer: { data: [{ id: 2, position: 'home', banner_image: picture }], meta },
    tags: ['banners', 'banners:2'],
  },
  'banner/popup': {
    answer: { data: { id: 2, banner_image: picture, visible: true } },
    tags: ['popups', 'popups:2'],
  },
  'article/list': { answer: { data: [article], meta }, tags: ['articles', 'articles:12', 'categories:3'] },
  'article/find': {
    params: { id: 'cim' },
    answer: { data: { ...article, related_articles: [{ ...article, id: 13, slug: 'b' }] } },
    tags: ['articles:12', 'articles:13', 'categories:3', 'page:articles:12'],
  },
  'article-category/list': { answer: { data: [category], meta }, tags: ['categories', 'categories:3'] },
  'gallery/list': { answer: { data: [gallery], meta }, tags: ['categories:3', 'galleries', 'galleries:5'] },
  'gallery/list-latest': {
    answer: { data: [gallery], meta },
    tags: ['categories:3', 'galleries', 'galleries:5'],
  },
  'gallery/find': {
    params: { id: '5' },
    answer: { data: gallery },
    tags: ['categories:3', 'galleries:5', 'page:galleries:5'],
  },
  'gallery/list-files': { params: { id: '5' }, answer: { data: {}, meta }, tags: ['galleries:5'] },
  'video/list': { answer: { data: [video], meta }, tags: ['videos', 'videos:6'] },
  'video/find': {
    params: { id: '6' },
    answer: { data: { ...video, related_videos: [{ ...video, id: 7 }] } },
    tags: ['page:videos:6', 'videos:6', 'videos:7'],
  },
  'page/list': {
    answer: { data: [{ id: 9, title: 'A', slug: 'a' }], meta },
    tags: ['pages', 'pages:9'],
  },
  'page/find': {
    params: { slug: 'a' },
    answer: { data: { id: 9, title: 'A', slug: 'a' } },
    tags: ['page:pages:9', 'pages:9'],
  },
  'search/find': {
    answer: { data: { articles: { data: [article] }, players: [member] } },
    tags: ['search'],
  },
  'schedule/highlighted': {
    answer: { data: [match], meta },
    tags: ['competitions:4', 'matches', 'matches:70', 'teams', 'teams:8'],
  },
  'schedule/list': {
    answer: { data: [match], meta },
    tags: ['competitions:4', 'matches', 'matches:70', 'teams', 'teams:8'],
  },
  'schedule/find': {
    params: { id: '70' },
    answer: {
      data: {
        ...match,
        box_scores: [{ side: 1, players: [{ player: { id: 21, last_name: 'Kovács' } }] }],
        report: { id: 12, title: 'Cím', slug: 'cim' },
        gallery: { id: 5, name: 'Öltöző' },
      },
    },
    tags: [
      'articles:12',
      'competitions:4',
      'galleries:5',
      'matches:70',
      'page:matches:70',
      'players:21',
      'teams',
      'teams:8',
    ],
  },
  'schedule/live': {
    params: { id: '70' },
    answer: {
      data: {
        id: 70,
        status: 'live',
        keeping: 'points',
        phase: 'playing',
        score: { home: 2, away: 0 },
        players: [{ id: 21, side: 1, last_name: 'Kovács' }],
      },
    },
    tags: ['matches:70', 'players:21'],
  },
  'competition/season/list': {
    params: { season: '2025' },
    answer: { data: [competition], meta },
    tags: ['competitions', 'competitions:4', 'matches'],
  },
  'competition/competition-team/list': {
    params: { id: '8' },
    answer: { data: [competition], meta },
    tags: ['competitions', 'competitions:4', 'matches', 'teams:8'],
  },
  'standings/competition/all': {
    params: { id: '4' },
    answer: { data: [{ team: teamOf(8) }], meta },
    tags: ['competitions:4', 'matches', 'standings', 'teams:8'],
  },
  'competition-team/list': {
    answer: { data: [{ ...teamOf(8), competitions: [competition] }], meta },
    tags: ['competitions:4', 'teams', 'teams:8'],
  },
  'competition-team/find': {
    params: { id: '8' },
    answer: { data: { ...teamOf(8), competitions: [competition], players: [member] } },
    tags: ['competitions:4', 'page:teams:8', 'players:21', 'teams:8'],
  },
  'player/find': {
    params: { id: '21' },
    answer: {
      data: { id: 21, last_name: 'Kovács', teams: [{ ...teamOf(8), season: 2025 }], games: [game] },
    },
    tags: ['competitions:4', 'matches', 'page:players:21', 'players:21', 'teams:8', 'teams:9'],
  },
  'joinus/regNewSportUser': { answer: { status: 'OK' }, tags: [] },
}

/** The parameters and the answer are parsed like those of a real call. */
function tagsOf<Name extends CallName>(name: Name, { params = {}, answer }: Omit<Case, 'tags'>) {
  return tagsOfCall(
    name,
    callTable[name].params.parse(params) as CallParams<Name>,
    callTable[name].answer.parse(answer) as CallAnswer<Name>,
  )
}

describe('tags of an answer', () => {
  test.each(callNames)('S10: %s names what it shows, each once', (name) => {
    const tags = tagsOf(name, cases[name])
    expect(tags.toSorted()).toEqual(cases[name].tags)
    for (const tag of tags) expect(tag).toMatch(/^(page:)?[a-z]+(:\d+)?$/)
  })

  test('S10: an item without an id is known by its collection', () => {
    const params = { id: 'a' }
    const answer = { data: { title: 'A', slug: 'a', categories: [{ name: 'U18', slug: 'u18' }] } }
    expect(tagsOf('article/find', { params, answer })).toEqual(['articles', 'categories'])
    expect(tagsOf('banner/popup', { answer: { data: null } })).toEqual(['popups'])
  })
})

describe('the header', () => {
  const many = (collection: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${collection}:${index + 1}`)

  test('lists every tag once, in a fixed order', () => {
    expect(cacheTagHeader(['teams:8', 'articles', 'teams:8', 'articles:1'])).toBe(
      'articles,articles:1,teams:8',
    )
    expect(cacheTagHeader([])).toBe('')
  })

  test('stays within 4 kB: the items of the largest collection become the collection', () => {
    const tags = [...many('players', 400), ...many('teams', 20), 'matches']
    const header = cacheTagHeader(tags)
    expect(header.split(',')).toEqual(['matches', 'players', ...many('teams', 20).toSorted()])
    expect(cacheTagHeader([...many('players', 400), ...many('teams', 500)])).toBe('players,teams')
  })
})
