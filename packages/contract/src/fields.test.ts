import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { article, articleItem } from './article.ts'
import { banner, popup } from './banner.ts'
import { type CallName, calls } from './calls.ts'
import { competition } from './competition.ts'
import { serverConfig } from './config.ts'
import { document } from './document.ts'
import { gallery, galleryFile, lightGalleryFile } from './gallery.ts'
import { joinRegistration } from './joinus.ts'
import { media, thumbnails } from './media.ts'
import { menu, menuItem, menuItemFields } from './menu.ts'
import { page } from './page.ts'
import { paging } from './paging.ts'
import { player } from './player.ts'
import { schedule } from './schedule.ts'
import { searchResult } from './search.ts'
import { setting } from './setting.ts'
import { sponsor } from './sponsor.ts'
import { standingRow } from './standings.ts'
import { playerStatistics, statisticsSources } from './statistics.ts'
import { category, tag } from './taxonomy.ts'
import { competitionTeam, teamPlayer } from './team.ts'
import { video } from './video.ts'

const shots = ['dunk', 'two_point', 'three_point', 'throw', 'free_throw']
const specified: [name: string, schema: z.ZodObject, fields: string][] = [
  [
    'join registration',
    joinRegistration,
    'name email birth_year played_basketball_before mother_name phone g-recaptcha-response',
  ],
  [
    'article',
    article,
    'title slug slugs lang lead body cover_image publish_date categories related_articles documents tags meta_title meta_description og_title og_description',
  ],
  ['cover image', media, 'public_url alt name thumbnails'],
  ['thumbnails', thumbnails, 'small medium large'],
  ['category', category, 'name slug highlighted'],
  ['tag', tag, 'name slug'],
  ['document', document, 'name store_path'],
  [
    'page',
    page,
    'title slug body cover_image meta_title meta_description og_title og_description slugs lang',
  ],
  [
    'gallery',
    gallery,
    'id name description publish_date categories cover_image thumbnails file_count type lang',
  ],
  ['gallery file', galleryFile, 'id name store_path hash_filename order thumbnails'],
  ['allfile', lightGalleryFile, 'id name store_path hash_filename order'],
  [
    'video',
    video,
    'id name description publish_date cover_image thumbnails video_url categories tags related_videos type lang',
  ],
  ['banner', banner, 'url banner_image title position thumbnails'],
  ['popup', popup, 'id url banner_image visible'],
  ['search result', searchResult, 'articles galleries videoGalleries players results more'],
  ['player found', teamPlayer, 'id competition_team_id competition_team player'],
  ['menu', menu, 'slug place name order items'],
  ['menu item', menuItemFields, 'name order type link locale page parent_id created_at'],
  ['setting', setting, 'setting_type name value'],
  ['sponsor', sponsor, 'url link sponsor_logo title'],
  [
    'competition',
    competition,
    'id season name prev_match_count next_match_count standings_visible logo ticket_url',
  ],
  ['schedule item', schedule, 'id competition competitors arena game_time status'],
  ['team', competitionTeam, 'id name team_logo'],
  [
    'standing row',
    standingRow,
    'team standing played win loss point score against score_difference position point_percent home away win_loss streak last5',
  ],
  [
    'player statistics',
    playerStatistics,
    `played_games starter points ${shots.map((shot) => `${shot}_made ${shot}_all ${shot}_percent`).join(' ')} defensive_rebound offensive_rebound total_rebound steal turnover foul defensive_foul assist block block_against value minute`,
  ],
  ['sources', statisticsSources, 'average total minuteFourty'],
  ['configuration', serverConfig, 'default_lang menu_lang available_lang_array current_season club_id'],
  ['paging', paging, 'current_page per_page last_page total'],
]

const picture = {
  public_url: '/files/a-1.webp',
  alt: null,
  name: 'a',
  width: null,
  height: null,
  focal: { x: 50, y: 50 },
  thumbnails: { small: null, medium: null, large: null },
  sources: [],
  avif: [],
}
const meta = { current_page: 1, per_page: 12, last_page: 1, total: 0 }
const team = { id: 1, name: 'Alma', club_id: null, team_logo: null }
const noStatistics = Object.fromEntries(Object.keys(playerStatistics.shape).map((field) => [field, null]))
const item = {
  id: 1,
  type: 'news',
  lang: 'hu',
  title: 'Cím',
  slug: 'cim',
  slugs: { hu: 'cim', en: null },
  lead: null,
  cover_image: picture,
  publish_date: '2025-11-14T17:30:00.000Z',
  categories: [{ name: 'U18', slug: 'u18', highlighted: true }],
}
const accepts = (name: CallName, answer: unknown) => calls[name].answer.safeParse(answer).success

describe('specified fields', () => {
  test.each(specified)('F7: %s', (_name, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  test('F7: names of view types are not part of the api', () => {
    const names = specified.flatMap(([, schema]) => Object.keys(schema.shape))
    for (const name of [
      'coverImage',
      'imagesCount',
      'publishDate',
      'youtubeId',
      'relatedVideos',
      'teamA',
      'parentID',
    ]) {
      expect(names).not.toContain(name)
    }
  })
})

describe('responses', () => {
  test('F7: a list has data and at least one page, which is the default', () => {
    expect(accepts('article/list', { data: [item], meta })).toBe(true)
    expect(calls['article/list'].answer.parse({ data: [] }).meta).toEqual({
      current_page: null,
      per_page: null,
      last_page: 1,
      total: null,
    })
    expect(accepts('article/list', { meta })).toBe(false)
    expect(accepts('article/list', { data: [], meta: { ...meta, last_page: 0 } })).toBe(false)
  })

  test('F7: dates have an offset', () => {
    for (const publish_date of ['2025-11-14T18:30:00+01:00', '2025-11-14T17:30:00.123456+00:00']) {
      expect(articleItem.safeParse({ ...item, publish_date }).success).toBe(true)
    }
    for (const publish_date of ['2025-11-14', '2025-11-14T18:30:00', '']) {
      expect(articleItem.safeParse({ ...item, publish_date }).success).toBe(false)
    }
    expect(articleItem.parse({ ...item, publish_date: undefined }).publish_date).toBeNull()
  })

  test('F7: an article may have more related ones than the site uses', () => {
    const related = (length: number) => ({ data: { ...item, related_articles: Array(length).fill(item) } })
    for (const length of [0, 4, 5]) {
      expect(calls['article/find'].answer.parse(related(length)).data.related_articles).toHaveLength(length)
    }
  })

  test('F7: list-files has files and allfile', () => {
    const light = { id: 1, name: 'a', store_path: '/files/a-1.webp', hash_filename: 'a-1.webp', order: 0 }
    const file = {
      ...light,
      alt: null,
      width: 10,
      height: 10,
      thumbnails: picture.thumbnails,
      sources: [],
      avif: [],
    }
    expect(accepts('gallery/list-files', { data: { files: [file], allfile: [light] }, meta })).toBe(true)
    expect(calls['gallery/list-files'].answer.parse({ data: { files: [light] } }).data).toEqual({
      files: [{ ...file, width: null, height: null }],
      allfile: [],
    })
    expect(accepts('gallery/list-files', { meta })).toBe(false)
  })

  test('C7: the popup may be missing', () => {
    const popupNow = { id: 1, lang: 'hu', url: null, banner_image: picture, visible: true }
    expect(accepts('banner/popup', { data: null })).toBe(true)
    expect(accepts('banner/popup', { data: popupNow })).toBe(true)
    expect(calls['banner/popup'].answer.parse({})).toEqual({ data: null })
    expect(accepts('banner/popup', { data: { ...popupNow, visible: undefined } })).toBe(false)
  })

  test('C1: menu items nest', () => {
    const leaf = {
      id: 'a3',
      name: 'Hírek',
      order: 1,
      type: 'internal_url',
      link: '/hirek',
      locale: 'hu_HU',
      page: null,
      parent_id: null,
      created_at: '2025-01-01T00:00:00Z',
      children: [],
    }
    const tree = { ...leaf, children: [{ ...leaf, children: [leaf] }] }
    const main = { slug: 'main', place: 'header', name: 'Fő', order: 1, lang: 'hu', items: [tree] }
    expect(accepts('menu/list', { data: [main], meta })).toBe(true)
    expect(menuItem.safeParse({ ...leaf, children: [{}] }).success).toBe(false)
  })

  test('F6: the season and the club have defaults', () => {
    const minimal = {
      default_lang: 'hu',
      menu_lang: 'hu',
      available_lang_array: [{ alpha2: 'hu', resources: {} }],
    }
    expect(serverConfig.parse(minimal)).toMatchObject({ current_season: 2025, club_id: 1 })
    expect(serverConfig.safeParse({ ...minimal, available_lang_array: [] }).success).toBe(false)
  })

  test('E4: an unknown statistic is null, whether sent or missing', () => {
    expect(playerStatistics.parse(noStatistics)).toEqual(noStatistics)
    expect(playerStatistics.parse({})).toEqual(noStatistics)
    expect(playerStatistics.safeParse({ ...noStatistics, throw_percent: 101 }).success).toBe(false)
  })

  test('H6: a match has one of five statuses, and a null score until it is known', () => {
    const competitors = [1, 2].map((side) => ({ side, finalScore: null, competition_team: team }))
    const match = {
      id: 1,
      competition: { id: 1, season: 2025, name: 'NB I', logo: null, ticket_url: null },
      competitors,
      arena: null,
      game_time: null,
      round: null,
      forfeit: null,
      sequence: 0,
      updated_at: '2025-11-15T17:00:00Z',
    }
    for (const status of ['scheduled', 'live', 'finished', 'postponed', 'cancelled']) {
      expect(schedule.safeParse({ ...match, status }).success).toBe(true)
    }
    expect(schedule.safeParse({ ...match, status: null }).success).toBe(false)
    expect(
      schedule.safeParse({ ...match, status: 'live', competitors: [{ ...competitors[0], side: 3 }] }).success,
    ).toBe(false)
  })

  test('H1: a standing row explains how a tie was decided, and needs no game', () => {
    const row = {
      team,
      standing: 1,
      position: 1,
      played: 0,
      win: 0,
      loss: 0,
      point: 0,
      deduction: 0,
      score: 0,
      against: 0,
      score_difference: 0,
      point_percent: null,
      home: 0,
      away: 0,
      win_loss: { home: { win: 0, loss: 0 }, away: { win: 0, loss: 0 } },
      streak: null,
      last5: { win: 0, loss: 0 },
      ties: [],
    }
    expect(standingRow.safeParse(row).success).toBe(true)
    const tie = { team_id: 2, among: [1, 2], criterion: 'wins_among_tied', value: 1, other_value: 0 }
    expect(standingRow.safeParse({ ...row, ties: [tie] }).success).toBe(true)
    expect(standingRow.safeParse({ ...row, ties: [{ ...tie, criterion: 'coin' }] }).success).toBe(false)
  })

  test('E4: a player has three rows per season, and a game log', () => {
    const sources = { average: noStatistics, total: noStatistics, minuteFourty: noStatistics }
    const known = {
      id: 1,
      last_name: 'Kovács',
      first_name: 'Anna',
      profile_image: null,
      jersey_number: '00',
      position: null,
      birth_year: null,
      height: null,
      teams: [{ ...team, season: 2025 }],
      seasons: [{ season: 2025, competition_team: team, ...sources }],
      career: sources,
      games: [
        {
          schedule_id: 1,
          season: 2025,
          game_time: null,
          competition: { id: 1, name: 'NB I' },
          competition_team_id: 1,
          opponent: team,
          is_home: true,
          own_score: 80,
          opponent_score: null,
          statistics: noStatistics,
        },
      ],
    }
    expect(player.safeParse(known).success).toBe(true)
    const { total: _, ...incomplete } = sources
    const seasons = [{ season: 2025, competition_team: team, ...incomplete }]
    expect(player.parse({ ...known, seasons }).seasons[0]?.total).toEqual(noStatistics)
  })
})
