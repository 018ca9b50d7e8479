import { randomInt, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import type pg from 'pg'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'

const letters = 'bcdfghjkqvwxz'
export const randomName = (start: string) =>
  start + Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')

type Send = <Body>(method: string, path: string, body?: object) => Promise<Body>
type Upload = {
  id: number
  filename: string
  share: string | null
  sizes: Record<string, { filename: string | null }>
}

export const scopes = ['full_name', 'pictures', 'physical', 'own_page'] as const
export type Scope = (typeof scopes)[number]

/** A child of the own U16 team who exists only for a while. */
export type Canary = {
  player: number
  last: string
  first: string
  birthYear: number
  height: number
  team: number
  match: number
  competition: number
  season: number
  gallery: number
  /** Names of all files of the portrait and of the gallery picture, with their folders. */
  files: string[]
  /** Until then the canary has neither: a minor by the team. */
  setYearAndHeight: () => Promise<void>
  allow: (allowed: readonly Scope[]) => Promise<number>
  withdraw: (consent: number) => Promise<void>
  remove: () => Promise<void>
}

/** A picture of random colours, so that no other upload equals it. */
function randomPicture(): Buffer {
  const [width, height] = [640, 480]
  const colour = () => [randomInt(256), randomInt(256), randomInt(256)]
  const stripes = Array.from({ length: 8 }, colour)
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: width }, () => stripes[(y >> 3) % 8] ?? []).flat()]),
    ),
  )
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The newsroom's REST api in the name of its admin, as its forms use it. */
async function signIn({ newsroom, club }: RunningDemo): Promise<Send> {
  const admin = peopleOf(club).find(({ role }) => role === 'admin')
  if (!admin) throw new Error('the demo has no admin')
  const token = await logInTo(newsroom, admin)
  const send: Send = async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${newsroom}/api/${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as never
  }
  return send
}

async function upload(send: Send, collection: string, fields: object): Promise<Upload> {
  const form = new FormData()
  const name = `${randomName('kep')}.png`
  form.set('file', new Blob([new Uint8Array(randomPicture())], { type: 'image/png' }), name)
  form.set('_payload', JSON.stringify(fields))
  return (await send<{ doc: Upload }>('POST', `${collection}?locale=hu&depth=0`, form)).doc
}

const filesOf = (folder: string, { filename, share, sizes }: Upload) =>
  [filename, share, ...Object.values(sizes).map((size) => size.filename)].flatMap((name) =>
    name ? [`${folder}/${name}`] : [],
  )

/** A played match of the own U16 team. */
async function ownYouthMatch(db: pg.Client) {
  const { rows } = await db.query<{
    id: number
    team: number
    side: string
    competition: number
    season: number
  }>(
    `select m.id, t.id as team, m.competition_id as competition, s.year::int as season,
       case when m.home_team_id = t.id then 'home' else 'away' end as side
     from competition_teams t join clubs c on c.id = t.club_id and c.own join seasons s on s.id = t.season_id
     join matches m on t.id in (m.home_team_id, m.away_team_id) and m.status = 'finished' and m.forfeit is null
     where t.age_group = 'u16' order by m.game_time desc limit 1`,
  )
  if (!rows[0]) throw new Error('the own U16 team has not played yet')
  return rows[0]
}

/** Plants a child without consent in a squad, a box score, a play, a gallery and as a portrait. */
export async function plantCanary(demo: RunningDemo, db: pg.Client): Promise<Canary> {
  const send = await signIn(demo)
  const { id: match, team, side, competition, season } = await ownYouthMatch(db)
  const [last, first] = [randomName('Zs'), randomName('Dzs')]
  // Of no other player of the demo.
  const [birthYear, height] = [new Date().getFullYear() - 12, 247]
  const create = async (collection: string, data: object) =>
    (await send<{ doc: { id: number } }>('POST', `${collection}?locale=hu&depth=0`, data)).doc.id
  const player = await create('players', { last_name: last, first_name: first })
  const portrait = await upload(send, 'media', { alt: 'Arckép', players: [player] })
  const picture = await upload(send, 'gallery-files', { name: 'Edzés', players: [player] })
  const other = await upload(send, 'gallery-files', { name: 'Labda' })
  await send('PATCH', `players/${player}?depth=0`, { profile_image: portrait.id })
  const gallery = await create('galleries', {
    name: 'U16-os edzés',
    files: [picture.id, other.id],
    publish_date: new Date(Date.now() - 60_000).toISOString(),
    _status: 'published',
  })
  await db.query(
    `insert into competition_teams_squad (id, _order, _parent_id, player_id, jersey_number)
     values ($1, 99, $2, $3, '98')`,
    [`canary-${player}`, team, player],
  )
  await db.query(
    `insert into matches_lines (id, _order, _parent_id, side, player_id, jersey_number, points, foul)
     values ($1, 99, $2, $3, $4, '98', 0, 0)`,
    [`canary-${player}`, match, side, player],
  )
  // As if it had been kept at courtside.
  const event = randomUUID()
  const now = Date.now()
  await db.query('insert into courtside.event (match_id, id, event) values ($1, $2, $3)', [
    match,
    event,
    {
      id: event,
      type: 'points',
      order: now,
      at: new Date(now).toISOString(),
      period: 1,
      clock: null,
      side,
      player,
      kind: 'two_point',
    },
  ])
  await db.query("update matches set keeping = 'points' where id = $1", [match])
  const touch = async () => {
    await db.query('update competition_teams set updated_at = now() where id = $1', [team])
    await db.query('update matches set updated_at = now() where id = $1', [match])
  }
  await touch()
  const texts = await send<{ docs: { id: number }[] }>('GET', 'child-consent-texts?limit=1&depth=0')
  const today = new Date().toISOString()

  return {
    player,
    last,
    first,
    birthYear,
    height,
    team,
    match,
    competition,
    season,
    gallery,
    files: [...new Set([...filesOf('media', portrait), ...filesOf('gallery', picture)])],
    setYearAndHeight: async () => {
      await send('PATCH', `players/${player}?depth=0`, { birth_year: birthYear, height })
    },
    allow: (allowed) =>
      create('consents', {
        ...Object.fromEntries(scopes.map((scope) => [scope, allowed.includes(scope)])),
        player,
        given_by: 'guardian',
        given_at: today,
        medium: 'paper',
        text: texts.docs[0]?.id,
      }),
    withdraw: async (consent) => {
      await send('PATCH', `consents/${consent}?depth=0`, { withdrawn_at: today })
    },
    remove: async () => {
      await db.query('delete from competition_teams_squad where player_id = $1', [player])
      await db.query('delete from matches_lines where player_id = $1', [player])
      // The newsroom's role may only add events and consents.
      await withClient(demo.setting.database.ownerUrl, (owner) =>
        owner.query(
          `with events as (delete from courtside.event where id = $1),
            named as (delete from courtside.named where match_id = $2 and player_id = $3)
          delete from public.consents where player_id = $3`,
          [event, match, player],
        ),
      )
      await db.query("update matches set keeping = 'sheet' where id = $1", [match])
      await touch()
      await send('DELETE', `galleries/${gallery}`)
      for (const { id } of [picture, other]) await send('DELETE', `gallery-files/${id}`)
      await send('DELETE', `media/${portrait.id}?unlink=true`)
      await send('DELETE', `players/${player}`)
    },
  }
}
