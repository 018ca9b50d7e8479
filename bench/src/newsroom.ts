import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import { memoryOf, processFigures } from '@palank/scripts/measure/process-figures'
import { root } from '@palank/scripts/paths'
import type { RunningDemo } from '@palank/scripts/running-demo'
import { withClient } from '@palank/scripts/with-client'
import { median } from './measure.ts'
import { visitDashboard } from './newsroom-dashboard.ts'
import { withDemo } from './with-demo.ts'

// The newsroom's, which encodes the pictures.
const sharp = createRequire(path.join(root, 'apps/newsroom/package.json'))('sharp')

/** The first dashboard of a newsroom that has just started took 6.8 s before it was ours. */
const limits = { listMs: 1000, growth: 1.1, memory: 1e9, dashboard: { cold: 6.8, warm: 4, cached: 2 } }
const counts = {
  media: Number(process.env.MEDIA ?? 10_000),
  saves: Number(process.env.SAVES ?? 2_000),
  pictures: Number(process.env.PICTURES ?? 200),
}
const pictureBytes = 24_900_000
const uploadsAtOnce = Number(process.env.UPLOADS_AT_ONCE ?? 2)
const chosen = process.env.PART?.split(',')

type Newsroom = {
  token: string
  call: (method: string, path: string, body?: string | FormData) => Promise<unknown>
  /** Resident memory of a process and its children. */
  memory: (name: 'newsroom' | 'worker') => number
  demo: RunningDemo
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const say = (line: string) => console.log(`newsroom: ${line}`)

function check(name: string, value: string, isGood: boolean): boolean {
  say(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${value}`)
  return isGood
}

async function open(demo: RunningDemo): Promise<Newsroom> {
  const editor = peopleOf('solymok').find(({ role }) => role === 'editor')
  if (!editor) throw new Error('the demo has no editor')
  const token = await logInTo(demo.newsroom, editor)
  return {
    demo,
    token,
    call: async (method, address, body) => {
      const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
      const headers = { ...json, authorization: `JWT ${token}`, cookie: `payload-token=${token}` }
      const response = await fetch(demo.newsroom + address, { method, headers, ...(body ? { body } : {}) })
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text.slice(0, 300)}`)
      return text.startsWith('{') ? JSON.parse(text) : text
    },
    memory: (name) => {
      const pid = demo.processes.find((process) => process.name === name)?.pid
      return processFigures(({ group }) => group === pid).reduce((sum, one) => sum + memoryOf(one), 0)
    },
  }
}

/** Copies rows of the demo's pictures, with names like stored files, until there are `count`; `undo` removes them. */
async function fillMedia(url: string, count: number): Promise<() => Promise<void>> {
  return withClient(url, async (db) => {
    const { rows } = await db.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = current_schema and table_name = 'media'
       and column_name not in ('id', 'filename')`,
    )
    const columns = rows.map(({ column_name }) => `"${column_name}"`).join(', ')
    const [before] = (
      await db.query<{ most: number; all: number }>('select max(id) as most, count(*)::int as all from media')
    ).rows
    const { most = 0, all = 0 } = before ?? {}
    await db.query(
      `insert into media (filename, ${columns})
       select 'bbbbbbbbbbbb-' || number || '.webp', ${columns}
       from (select *, row_number() over () as place from media) as original
       join generate_series(1, $1::int) as number on number % $2::int = place - 1`,
      [count - all, all],
    )
    await db.query(
      `insert into media_locales (alt, _locale, _parent_id)
       select 'Próbakép ' || id, 'hu', id from media where id > $1`,
      [most],
    )
    await db.query('analyze media, media_locales')
    return () =>
      withClient(url, async (client) => {
        await client.query('delete from media where id > $1 and filename like $2', [most, 'bbbbbbbbbbbb-%'])
      })
  })
}

async function timesOf(work: () => Promise<unknown>, rounds = 9): Promise<number> {
  const times: number[] = []
  // The first pays for what the newsroom loads once.
  await work()
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now()
    await work()
    times.push(performance.now() - since)
  }
  return median(times)
}

async function benchMedia({ call, demo }: Newsroom): Promise<boolean> {
  const undo = await fillMedia(demo.setting.database.ownerUrl, counts.media)
  try {
    const search = 'where[or][0][filename][like]=bbbbbbbbbbbb-77&where[or][1][alt][like]=bbbbbbbbbbbb-77'
    const screens = {
      'list of media': '/admin/collections/media?limit=25',
      'list of media, searched': '/admin/collections/media?limit=25&search=bbbbbbbbbbbb-77',
      'last page of the list': `/admin/collections/media?limit=25&page=${Math.ceil(counts.media / 25)}`,
      'picker of media': '/api/media?limit=10&depth=0&locale=hu&sort=-createdAt',
      'picker of media, searched': `/api/media?limit=10&depth=0&locale=hu&${search}`,
    }
    let good = true
    for (const [name, address] of Object.entries(screens)) {
      const ms = await timesOf(() => call('GET', address))
      good = check(`${name}, of ${counts.media}`, `${Math.round(ms)} ms`, ms < limits.listMs) && good
    }
    return good
  } finally {
    await undo()
  }
}

async function benchSaves({ call, memory }: Newsroom): Promise<boolean> {
  const created = (await call(
    'POST',
    '/api/articles?locale=hu&draft=true',
    JSON.stringify({ title: 'Mentések próbája', _status: 'draft' }),
  )) as { doc: { id: number } }
  const { id } = created.doc
  const samples: number[] = []
  for (let save = 1; save <= counts.saves; save += 1) {
    const data = JSON.stringify({ lead: `Ez a ${save}. mentés.`, _status: 'draft' })
    await call('PATCH', `/api/articles/${id}?locale=hu&draft=true&autosave=true`, data)
    if (save % 10 === 0) samples.push(memory('newsroom'))
    if (save % Math.ceil(counts.saves / 10) === 0) say(`${save} saves, ${megabytes(memory('newsroom'))}`)
  }
  await call('DELETE', `/api/articles/${id}`)
  const third = Math.floor(samples.length / 3)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, last] = [mean(samples.slice(0, third)), mean(samples.slice(-third))]
  const value = `${(last / first).toFixed(2)} (${megabytes(first)}, then ${megabytes(last)})`
  return check(
    `memory after ${counts.saves} saves, last third to first`,
    value,
    last / first <= limits.growth,
  )
}

/** A picture of 24 megapixels; what follows its end makes it as heavy and unlike any other. */
async function heavyPicture(): Promise<Buffer> {
  const size = { width: 6000, height: 4000, channels: 3, background: '#345' } as const
  return sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function benchPictures({ call, memory }: Newsroom): Promise<boolean> {
  const picture = await heavyPicture()
  say(`a picture of 6000×4000 has ${megabytes(picture.length)}; each is sent as ${megabytes(pictureBytes)}`)
  const ids: number[] = []
  const most = { newsroom: 0, worker: 0 }
  const watch = setInterval(() => {
    for (const name of ['newsroom', 'worker'] as const) most[name] = Math.max(most[name], memory(name))
  }, 500)
  const since = performance.now()
  let next = 0
  const sender = async () => {
    while (next < counts.pictures) {
      next += 1
      const form = new FormData()
      const parts = [picture, randomBytes(Math.max(16, pictureBytes - picture.length))]
      form.set(
        'file',
        new Blob(
          parts.map((part) => new Uint8Array(part)),
          { type: 'image/jpeg' },
        ),
        `proba-${next}.jpg`,
      )
      const { doc } = (await call('POST', '/api/gallery-files?locale=hu', form)) as { doc: { id: number } }
      ids.push(doc.id)
      if (ids.length % Math.ceil(counts.pictures / 20) === 0) {
        const seconds = Math.round((performance.now() - since) / 1000)
        say(
          `${ids.length} of ${counts.pictures} pictures, ${seconds} s, newsroom at most ${megabytes(most.newsroom)}`,
        )
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: uploadsAtOnce }, sender))
  } finally {
    clearInterval(watch)
    for (const id of ids) await call('DELETE', `/api/gallery-files/${id}`)
  }
  const results = (['newsroom', 'worker'] as const).map((name) =>
    check(
      `most memory of the ${name} during ${counts.pictures} pictures`,
      megabytes(most[name]),
      most[name] <= limits.memory,
    ),
  )
  return results.every(Boolean)
}

async function benchDashboard({ demo, token }: Newsroom): Promise<boolean> {
  const visits = await visitDashboard(demo.newsroom, token)
  const results = (['cold', 'warm', 'cached'] as const).map((name) => {
    const { firstByte, firstPaint, blocks, bytes, requests } = visits[name]
    const seconds = `${firstByte.toFixed(1)} s to the first byte, ${firstPaint.toFixed(1)} s to the first paint`
    const size = `${Math.round(bytes / 1000)} kB in ${requests} requests`
    return check(
      `dashboard, ${name}`,
      `${seconds}, ${blocks.toFixed(1)} s to its blocks, ${size}`,
      blocks <= limits.dashboard[name],
    )
  })
  return results.every(Boolean)
}

// The dashboard first, while the newsroom is cold.
const parts = { dashboard: benchDashboard, media: benchMedia, saves: benchSaves, pictures: benchPictures }

/** The first dashboard, many media, many saves, many heavy pictures. PART=dashboard,media,saves,pictures chooses. */
export const benchNewsroom = (): Promise<boolean> =>
  withDemo(async (demo) => {
    const newsroom = await open(demo)
    let good = true
    for (const [name, bench] of Object.entries(parts))
      if (!chosen || chosen.includes(name)) good = (await bench(newsroom)) && good
    return good
  })
