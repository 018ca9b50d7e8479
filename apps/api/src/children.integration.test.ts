import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectProblem } from './testing/api.ts'
import { published } from './testing/content.ts'
import { type Row, save } from './testing/database.ts'
import { fromNow, saveEvent } from './testing/sport-content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

/** A child of the club's U16 team: 50 without consent, 51 named without a page, 52 with everything, 53 with a picture. */
const born = new Date().getUTCFullYear() - 14
const names = [
  [50, 'Szabolcsi', 'Gyula'],
  [51, 'Csernus', 'Ágost'],
  [52, 'Nyáry', 'Zsombor'],
  [53, 'Dzsupin', 'Örs'],
] as const

const consent = (id: number, player: number, scopes: Row): Promise<void> =>
  save(owner, 'consents', {
    id,
    player_id: player,
    given_by: 'guardian_and_player',
    given_at: fromNow(-48),
    text_id: 900,
    ...scopes,
  })

beforeAll(async () => {
  await owner.query('update public.clubs set own = (id = 1)')
  await save(owner, 'competition_teams', {
    id: 60,
    name: 'Dunai Sünök U16',
    club_id: 1,
    season_id: 2,
    age_group: 'u16',
    order: 3,
  })
  await save(owner, 'child_consent_texts', { id: 900, version: 'próba', text_hu: 'Szöveg', text_en: 'Text' })
  for (const [id, last_name, first_name] of names) {
    const profile_image_id = id + 20
    await save(
      owner,
      'media',
      { id: profile_image_id, filename: `arckep-${id}.webp` },
      { hu: { alt: `${last_name} arcképe` } },
    )
    await save(owner, 'players', {
      id,
      last_name,
      first_name,
      name: `${last_name} ${first_name}`,
      birth_year: born,
      height: 171,
      profile_image_id,
    })
    await save(owner, 'competition_teams_squad', {
      id: `u${id}`,
      _parent_id: 60,
      _order: id,
      player_id: id,
      jersey_number: `${id}`,
    })
    await save(owner, 'matches_lines', {
      id: `u-${id}`,
      _parent_id: 3,
      _order: id,
      side: 'away',
      player_id: id,
      jersey_number: `${id}`,
      points: 4,
    })
  }
  await consent(901, 51, { full_name: true })
  await consent(902, 52, { full_name: true, pictures: true, physical: true, own_page: true })
  await consent(903, 53, { pictures: true, own_page: true })
  // An article with the portrait of 50 in its text, and a gallery with pictures that name 50 and 52.
  await save(
    owner,
    'articles',
    { id: 70, ...published('2025-06-06'), cover_image_id: 70 },
    {
      hu: {
        title: 'Cím',
        slug: 'cim',
        body_html:
          '<p>Eleje</p><figure><img src="/-/media/70" /><figcaption>Szabolcsi „Gyula”</figcaption></figure><p>Vége</p>',
      },
    },
  )
  for (const [id, player] of [
    [80, 50],
    [81, 52],
  ] as const) {
    await save(
      owner,
      'gallery_files',
      { id, filename: `galeria-${id}.jpg` },
      { hu: { name: 'Szabolcsi dob' } },
    )
    await owner.query(
      `insert into public.gallery_files_rels (parent_id, path, "order", players_id) values ($1, 'players', 1, $2)`,
      [id, player],
    )
  }
  await save(owner, 'gallery_files', { id: 82, filename: 'galeria-82.jpg', children: 'not_cleared' })
  await save(
    owner,
    'galleries',
    { id: 80, ...published('2025-06-07'), cover_image_id: 70 },
    { hu: { name: 'U16' } },
    { files: [80, 82, 81] },
  )
})

afterAll(async () => {
  await owner.query('delete from public.consents')
  await owner.query('delete from public.child_consent_texts where id = 900')
})

const masked = { masked: true, without_page: true }

test('a text links to the page of a player who has one, below the newest team', async () => {
  const body_html = [50, 51, 52].map((id) => `<a href="/-/players/${id}">${id}</a>`).join('')
  await save(
    owner,
    'articles',
    { id: 71, ...published('2025-06-06') },
    { hu: { title: 'Linkek', slug: 'gyerekek', body_html } },
  )
  const { data } = await api.get('article/find', { params: { id: 71 } })
  expect(data.body).toBe('<a >50</a><a >51</a><a href="/csapat/60/jatekos/52">52</a>')
})

test('a squad shows initials, and each child as far as there is consent', async () => {
  for (const lang of ['hu', 'en'] as const) {
    const { players } = (await api.get('competition-team/find', { params: { id: 60 }, query: { lang } })).data
    expect(players).toMatchObject([
      {
        id: 50,
        birth_year: null,
        height: null,
        player: { ...masked, last_name: 'Sz.', first_name: 'Gy.', profile_image: null },
      },
      {
        id: 51,
        birth_year: null,
        height: null,
        player: { last_name: 'Csernus', masked: false, without_page: true, profile_image: null },
      },
      {
        id: 52,
        birth_year: born,
        height: 171,
        player: { last_name: 'Nyáry', masked: false, without_page: false, noindex: true },
      },
      { id: 53, player: { ...masked, last_name: 'Dzs.', first_name: 'Ö.' } },
    ])
    expect(players[2]?.player.profile_image?.name).toBe('arckep-52.webp')
    expect(players[3]?.player.profile_image?.name).toBe('arckep-53.webp')
  }
})

test('a box score shows initials, and its sums count every child', async () => {
  const { box_scores } = (await api.get('schedule/find', { params: { id: 3 } })).data
  const away = box_scores[1]
  expect(away?.players.map(({ player }) => [player.id, player.last_name, player.without_page])).toEqual([
    [1, 'Révész', false],
    [50, 'Sz.', true],
    [51, 'Csernus', true],
    [52, 'Nyáry', false],
    [53, 'Dzs.', true],
  ])
  expect(away?.total?.points).toBe(26)
})

test('so do the plays and the box score of a match kept at courtside', async () => {
  await owner.query("update public.matches set keeping = 'points' where id = 3")
  for (const [index, player] of [50, 52].entries())
    await saveEvent(owner, 3, {
      id: randomUUID(),
      type: 'points',
      order: index,
      at: new Date().toISOString(),
      period: 1,
      clock: null,
      side: 'away',
      player,
      kind: 'two_point',
    })
  const { data } = await api.get('schedule/live', { params: { id: 3 } })
  const shown = [
    { id: 50, last_name: 'Sz.', first_name: 'Gy.', masked: true, without_page: true },
    { id: 52, last_name: 'Nyáry', first_name: 'Zsombor', masked: false, without_page: false },
  ]
  expect(data.players).toMatchObject(shown)
  expect(data.box_scores[0]?.players.map(({ player }) => player)).toEqual(shown)
})

test('whoever is named only by what was entered at courtside counts as a player of that team', async () => {
  const children = [
    [54, 'away', 'player'],
    [55, 'home', 'drawn_by'],
  ] as const
  await save(owner, 'matches', {
    id: 60,
    competition_id: 1,
    home_team_id: 1,
    away_team_id: 60,
    status: 'live',
    keeping: 'full',
  })
  for (const [id, side, field] of children) {
    await save(owner, 'players', { id, last_name: 'Zsoldos', first_name: 'Lyra', name: 'Zsoldos Lyra' })
    await saveEvent(owner, 60, {
      id: randomUUID(),
      type: 'foul',
      order: id,
      at: new Date().toISOString(),
      period: 1,
      clock: null,
      side,
      player: null,
      drawn_by: null,
      [field]: id,
    })
  }
  const { players } = (await api.get('schedule/live', { params: { id: 60 } })).data
  const initials = { ...masked, last_name: 'Zs.', first_name: 'Ly.' }
  expect(players).toMatchObject(children.map(([id]) => ({ id, side: 2, ...initials })))
  expectProblem(await api.call('player/find', { params: { id: 54 } }), 404)
})

test('only a child with consent for a page has one, and search engines leave it out', async () => {
  for (const id of [50, 51, 53]) expectProblem(await api.call('player/find', { params: { id } }), 404)
  expect((await api.get('player/find', { params: { id: 52 } })).data).toMatchObject({
    height: 171,
    noindex: true,
  })
  expect((await api.get('player/find', { params: { id: 1 } })).data).toMatchObject({
    height: 201,
    noindex: false,
  })
})

const memberships = ['none', 'squad', 'former squad', 'box score', 'courtside'] as const

/** The ways in which a player belongs to a team. The team's match has the same id as the team. */
async function saveMember(
  team: number,
  membership: (typeof memberships)[number],
  player: Row & { id: number },
) {
  const { id } = player
  const row = { id: `p${id}`, _order: id, _parent_id: team, player_id: id }
  await save(owner, 'players', { last_name: 'Zsoldos', first_name: 'Lyra', name: 'Zsoldos Lyra', ...player })
  if (membership === 'squad') await save(owner, 'competition_teams_squad', row)
  if (membership === 'former squad')
    await save(owner, 'competition_teams_squad', { ...row, to: fromNow(-48) })
  if (membership === 'box score') await save(owner, 'matches_lines', { ...row, side: 'home' })
  if (membership === 'courtside')
    await saveEvent(owner, team, {
      id: randomUUID(),
      type: 'foul',
      order: id,
      at: new Date().toISOString(),
      period: 1,
      clock: null,
      side: 'home',
      player: id,
      drawn_by: null,
    })
}

test('a player has pages only below current and former teams, also without year of birth or age group', async () => {
  const statusOf = async (id: number, query = {}) =>
    (await api.call('player/find', { params: { id }, query })).status
  const cases = [1, 2].flatMap((club_id) =>
    [null, 'u16', 'senior'].flatMap((age_group) =>
      memberships.flatMap((membership) =>
        [null, 1990].map((birth_year) => ({ club_id, age_group, membership, birth_year })),
      ),
    ),
  )
  expect(cases).toHaveLength(60)
  for (const [index, one] of cases.entries()) {
    const [team, id] = [1000 + index, 2000 + index]
    const { club_id, age_group, membership, birth_year } = one
    await save(owner, 'competition_teams', { id: team, name: `${team}`, club_id, season_id: 2, age_group })
    const sides = { competition_id: 1, home_team_id: team, away_team_id: 4 }
    await save(owner, 'matches', { id: team, ...sides, status: 'live', keeping: 'full' })
    await saveMember(team, membership, { id, birth_year })
    const isAdult = birth_year !== null || (age_group === 'senior' && membership === 'squad')
    const status = isAdult && membership !== 'none' ? 200 : 404
    const ofTeam = await statusOf(id, { competitionTeamId: team })
    const ofOther = await statusOf(id, { competitionTeamId: 1 })
    expect({ ...one, ofAny: await statusOf(id), ofTeam, ofOther }).toEqual({
      ...one,
      ofAny: status,
      ofTeam: status,
      ofOther: 404,
    })
  }
})

test('search finds named children only', async () => {
  const found = async (keyword: string) =>
    (await api.get('search/find', { query: { keyword } })).data.players.map(({ id, player }) => [
      id,
      player.without_page,
    ])
  expect(await found('Szabolcsi')).toEqual([])
  expect(await found('Sz')).toEqual([])
  expect(await found('Dzsupin')).toEqual([])
  expect(await found('csernus')).toEqual([[51, true]])
  expect(await found('Nyáry')).toEqual([[52, false]])
})

test('pictures of a child without consent are in no answer: cover, text with its caption, gallery', async () => {
  const article = (await api.get('article/find', { params: { id: 70 } })).data
  expect(article.cover_image).toBeNull()
  expect(article.body).toBe('<p>Eleje</p><p>Vége</p>')
  const { data: files, meta } = await api.get('gallery/list-files', { params: { id: 80 } })
  expect([files.files, files.allfile].map((list) => list.map(({ id }) => id))).toEqual([[81], [81]])
  expect(meta.total).toBe(1)
  const gallery = (await api.get('gallery/find', { params: { id: 80 } })).data
  expect(gallery.cover_image?.name).toBe('galeria-81.jpg')
})

test('a withdrawn consent ends at once', async () => {
  await owner.query('update public.consents set withdrawn_at = now() where id = 902')
  expectProblem(await api.call('player/find', { params: { id: 52 } }), 404)
  expect((await api.call('competition-team/find', { params: { id: 60 } })).text).not.toMatch(
    /Nyáry|arckep-52/,
  )
  expect((await api.call('gallery/list-files', { params: { id: 80 } })).text).not.toContain('galeria-81')
})
