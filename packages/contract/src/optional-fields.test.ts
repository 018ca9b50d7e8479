import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { article, articleItem } from './article.ts'
import { banner, popup } from './banner.ts'
import { competition } from './competition.ts'
import { document } from './document.ts'
import { gallery, galleryFile, lightGalleryFile } from './gallery.ts'
import { media, source, timestamp, url } from './media.ts'
import { menu, menuItem } from './menu.ts'
import { page, pageItem } from './page.ts'
import { player, playerGame, playerSeason } from './player.ts'
import { boxScore, boxScoreLine, schedule, scheduleDetail } from './schedule.ts'
import { searchResult } from './search.ts'
import { setting } from './setting.ts'
import { sponsor } from './sponsor.ts'
import { standingRow } from './standings.ts'
import { playerStatistics } from './statistics.ts'
import { category, listedCategory, tag } from './taxonomy.ts'
import { clubTeam, clubTeamDetail, competitionTeam, rosterPlayer, teamPlayer } from './team.ts'
import { name, slug } from './text.ts'
import { video, videoItem } from './video.ts'

const picture = { public_url: '/files/a.jpg' }
const team = { id: 1, name: 'Alma' }
const person = { last_name: 'Kovács' }
const competitors = [1, 2].map((side) => ({ side, competition_team: { name: 'Alma' } }))
const member = { id: 1, competition_team_id: 2, player: person }

/** Each schema with exactly its required fields. */
const required: [name: string, schema: z.ZodType, fields: object][] = [
  ['article', article, { title: 'Cím', slug: 'cim' }],
  ['article list item', articleItem, { title: 'Cím', slug: 'cim' }],
  ['page', page, { title: 'Cím', slug: 'cim' }],
  ['page of a list', pageItem, { title: 'Cím', slug: 'cim' }],
  ['category', category, { name: 'U18', slug: 'u18' }],
  ['listed category', listedCategory, { name: 'U18', slug: 'u18' }],
  ['tag', tag, { name: 'U18', slug: 'u18' }],
  ['document', document, { name: 'Szabályzat', store_path: '/files/a.pdf' }],
  ['picture', media, picture],
  ['size of a picture', source, { public_url: '/files/a.jpg', width: 8 }],
  ['gallery', gallery, { id: 1, name: 'Öltöző' }],
  ['gallery file', galleryFile, { store_path: '/files/a.jpg', hash_filename: 'a.jpg' }],
  ['light gallery file', lightGalleryFile, { store_path: '/files/a.jpg', hash_filename: 'a.jpg' }],
  ['video', video, { id: 1, name: 'Interjú' }],
  ['video of a list', videoItem, { id: 1, name: 'Interjú' }],
  ['banner', banner, { position: 'home', banner_image: picture }],
  ['popup', popup, { id: 1, banner_image: picture, visible: true }],
  ['setting', setting, { setting_type: 'page-settings', name: 'title' }],
  ['sponsor', sponsor, { title: 'Bank', sponsor_logo: picture }],
  ['menu', menu, { place: 'main' }],
  ['search', searchResult, {}],
  ['competition', competition, { id: 1, name: 'NB I' }],
  ['team', competitionTeam, team],
  ['team of the club', clubTeam, team],
  ['team with its players', clubTeamDetail, team],
  ['player of a team', teamPlayer, member],
  ['player of a roster', rosterPlayer, member],
  ['player', player, { id: 1, ...person }],
  ['season of a player', playerSeason, { season: 2025, competition_team: team }],
  ['game of a player', playerGame, { schedule_id: 1, season: 2025, competition_team_id: 1, opponent: team }],
  ['match', schedule, { id: 1, competitors, status: 'scheduled' }],
  ['match with its detail', scheduleDetail, { id: 1, competitors, status: 'scheduled' }],
  ['box score', boxScore, { side: 1 }],
  ['line of a box score', boxScoreLine, { player: { id: 1, ...person } }],
  ['standing row', standingRow, { team }],
  ['statistics', playerStatistics, {}],
]

describe('optional fields', () => {
  test.each(required)('F3: %s has exactly these required fields', (_, schema, fields) => {
    expect(schema.safeParse(fields).error).toBeUndefined()
    for (const field of Object.keys(fields)) {
      expect(schema.safeParse({ ...fields, [field]: undefined }).success, field).toBe(false)
      expect(schema.safeParse({ ...fields, [field]: null }).success, field).toBe(false)
    }
  })

  test('F3: missing fields become null, empty or their default', () => {
    expect(articleItem.parse({ title: 'Cím', slug: 'cim' })).toEqual({
      id: null,
      type: 'news',
      lang: null,
      title: 'Cím',
      slug: 'cim',
      slugs: { hu: null, en: null },
      lead: null,
      cover_image: null,
      publish_date: null,
      categories: [],
    })
    expect(media.parse(picture)).toEqual({
      public_url: '/files/a.jpg',
      alt: null,
      name: '',
      width: null,
      height: null,
      sources: [],
      avif: [],
      thumbnails: { small: null, medium: null, large: null },
      focal: { x: 50, y: 50 },
    })
    expect(pageItem.parse({ title: 'Cím', slug: 'cim' }).listed).toBe(true)
    expect(competition.parse({ id: 1, name: 'NB I' })).toMatchObject({
      season: null,
      prev_match_count: 0,
      next_match_count: 0,
      standings_visible: false,
    })
    expect(schedule.parse({ id: 1, competitors, status: 'live' })).toMatchObject({
      competition: null,
      arena: null,
      game_time: null,
      round: null,
      sequence: 0,
      updated_at: null,
    })
    expect(standingRow.parse({ team })).toMatchObject({
      standing: null,
      position: null,
      played: null,
      point: null,
      deduction: 0,
      ties: [],
      win_loss: { home: null, away: null },
    })
    expect(searchResult.parse({})).toMatchObject({
      articles: { data: [], meta: { last_page: 1, total: null } },
      players: [],
      results: 0,
      more: false,
    })
  })

  test('F3: the club of a team may be known, unknown or missing', () => {
    expect(competitionTeam.parse({ ...team, club_id: 1 }).club_id).toBe(1)
    expect(competitionTeam.parse({ ...team, club_id: null }).club_id).toBeNull()
    expect(competitionTeam.parse(team).club_id).toBeUndefined()
  })

  test('what may be shown of a minor is said wherever a player is named, and by nobody else', () => {
    const initials = { last_name: 'Sz.', first_name: 'B.', masked: true, without_page: true }
    expect(rosterPlayer.parse({ ...member, player: initials }).player).toMatchObject(initials)
    expect(boxScoreLine.parse({ player: { id: 1, ...initials } }).player).toMatchObject(initials)
    expect(player.parse({ id: 1, ...person, noindex: true }).noindex).toBe(true)
    expect(rosterPlayer.parse(member).player).toEqual({ ...person, first_name: '', profile_image: null })
    const staff = { ...person, masked: true }
    expect(clubTeamDetail.parse({ ...team, staff: [staff] }).staff[0]).not.toHaveProperty('masked')
  })

  test('F3: a sponsor needs a logo in its original or its smallest size', () => {
    const withLogo = (sponsor_logo: object) => sponsor.safeParse({ title: 'Bank', sponsor_logo }).success
    expect(withLogo({ thumbnails: { small: '/files/s.png' } })).toBe(true)
    expect(withLogo({ thumbnails: { large: '/files/l.png' } })).toBe(false)
    expect(withLogo({})).toBe(false)
  })

  test('F3, C1: a menu item needs a name, and a link, a page or children', () => {
    const accepts = (item: object) => menuItem.safeParse(item).success
    const leaf = { name: 'Hírek', link: '/hirek' }
    expect([leaf, { name: 'a', page: { slug: 'a' } }, { name: 'a', children: [leaf] }].map(accepts)).toEqual([
      true,
      true,
      true,
    ])
    expect(
      [{ name: 'a' }, { name: 'a', link: ' ' }, { name: ' ', link: '/a' }, { link: '/a' }].map(accepts),
    ).toEqual([false, false, false, false])
  })

  test('F3, B11: a match needs a home and an away team', () => {
    const [home, away] = competitors
    const accepts = (sides: unknown[]) =>
      schedule.safeParse({ id: 1, status: 'live', competitors: sides }).success
    expect([[home, away], [away, home], [home], [home, home], []].map(accepts)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('values', () => {
  test('F3: a name is trimmed and not empty', () => {
    expect(name.parse('  Dunai Sünök\n')).toBe('Dunai Sünök')
    for (const invalid of ['', ' ', '\t\n', 5, null]) expect(name.safeParse(invalid).success).toBe(false)
  })

  test('F3: a slug is usable as a path segment', () => {
    expect(slug.parse(' egy-cikk ')).toBe('egy-cikk')
    for (const invalid of ['', '.', '..', ' .. ']) expect(slug.safeParse(invalid).success).toBe(false)
    expect(slug.safeParse('...').success).toBe(true)
  })

  test('F3: an address is absolute or root-relative', () => {
    for (const valid of [
      '/files/a.jpg',
      'https://a.example/b',
      'HTTP://a.example',
      '//a.example/b',
      ' /a ',
    ]) {
      expect(url.parse(valid)).toBe(valid.trim())
    }
    for (const invalid of [
      '',
      'a.jpg',
      'javascript:alert(1)',
      'data:,a',
      'http://[',
      'ftp://a.example',
      null,
    ]) {
      expect(url.safeParse(invalid).success, String(invalid)).toBe(false)
    }
  })

  test('F3: a timestamp has an offset, a statistic is a finite number', () => {
    expect(timestamp.safeParse('2025-11-14T18:30:00+01:00').success).toBe(true)
    for (const invalid of ['2025-11-14', 'tegnap', '', 0])
      expect(timestamp.safeParse(invalid).success).toBe(false)
    const accepts = (points: unknown) => playerStatistics.safeParse({ points }).success
    expect([19.6, -3, 0, null, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '19'].map(accepts)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
