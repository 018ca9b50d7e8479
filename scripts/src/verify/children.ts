import { setTimeout as sleep } from 'node:timers/promises'
import { basePath, type CallName } from '@palank/contract/calls'
import {
  calendarKinds,
  calendarPath,
  feedPath,
  type Language,
  languages,
  livePath,
  type PageId,
  pageIds,
  pathFor,
  shellPath,
  systemPaths,
} from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'
import { type Canary, plantCanary, type Scope, scopes } from './canary.ts'
import { checkMissingData } from './missing-data.ts'
import { Tally } from './tally.ts'

/** S10: a change reaches every cached page within these milliseconds. */
const longestWait = 5000

/** One answer: of the api, of the site behind the edge, or a file. */
type Surface = { name: string; kind: 'api' | 'site' | 'file'; url: string; isOwnPage?: boolean }

type Seen = { status: number; text: string }

/** Every call, with the canary wherever the call takes an id or a word. */
function callPaths({ player, last, team, match, competition, season, gallery }: Canary) {
  const paths: Record<Exclude<CallName, 'joinus/regNewSportUser'>, string[]> = {
    'server-config': ['/server-config'],
    'menu/list': ['/menu/list'],
    'setting/list': ['/setting/list'],
    'sponsor/list': ['/sponsor/list'],
    'banner/list': ['/banner/list'],
    'banner/popup': ['/banner/popup'],
    'article/list': ['/article/list'],
    'article/find': ['/article/find/1'],
    'article-category/list': ['/article-category/list'],
    'gallery/list': ['/gallery/list'],
    'gallery/list-latest': ['/gallery/list-latest'],
    'gallery/find': [`/gallery/find/${gallery}`],
    'gallery/list-files': [`/gallery/list-files/${gallery}`],
    'video/list': ['/video/list'],
    'video/find': ['/video/find/1'],
    'page/list': ['/page/list'],
    'page/find': ['/page/find/1'],
    'search/find': [`/search/find?keyword=${last}`, '/search/find?keyword=U16', '/search/find?keyword=zs'],
    'schedule/highlighted': ['/schedule/highlighted'],
    'schedule/list': ['/schedule/list', `/schedule/list?competitionTeamId=${team}`],
    'schedule/find': [`/schedule/find/${match}`],
    'schedule/live': [`/schedule/live/${match}`],
    'competition/season/list': [`/competition/season/${season}/list`],
    'competition/competition-team/list': [`/competition/competition-team/${team}/list`],
    'standings/competition/all': [`/standings/competition/${competition}/all`],
    'competition-team/list': ['/competition-team/list'],
    'competition-team/find': [`/competition-team/find/${team}`],
    'player/find': [`/player/find/${player}`],
  }
  return Object.values(paths).flat()
}

/** Every page of the site, with the canary wherever its address takes an id or a word. */
function pagePaths({ player, last, team, match, gallery }: Canary): string[] {
  const params: Partial<Record<PageId, object>> = {
    searchResults: { keyword: last },
    article: { slug: '1' },
    gallery: { id: gallery },
    team: { teamId: team },
    player: { teamId: team, playerId: player },
    page: { slug: 'akademia' },
    video: { id: 1 },
    match: { scheduleId: match },
  }
  return languages.flatMap((language) =>
    pageIds.map((page) => pathFor(page, language, (params[page] ?? {}) as never)),
  )
}

function documentPaths({ team, match, competition }: Canary): string[] {
  const ids = { team, match, competition }
  const calendars = calendarKinds.flatMap((kind) =>
    languages.map((language) => calendarPath(kind, ids[kind], language)),
  )
  return [
    ...calendars,
    ...languages.flatMap((language) => [feedPath(language), shellPath(language)]),
    livePath(match),
    systemPaths.liveNow,
    systemPaths.robots,
    systemPaths.sitemap,
  ]
}

async function surfacesOf(demo: RunningDemo, canary: Canary): Promise<Surface[]> {
  const { site, api } = demo
  const withLanguage = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const calls = languages.flatMap((lang) => callPaths(canary).map((path) => withLanguage(path, lang)))
  const index = await (await fetch(`${site}${systemPaths.sitemap}`)).text()
  const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const ownPage = new RegExp(`/(find|jatekos|player)/${canary.player}($|\\?)`)
  const surface = (kind: Surface['kind'], origin: string) => (path: string) => ({
    kind,
    name: path,
    url: `${origin}${path}`,
    isOwnPage: ownPage.test(path) && !path.includes('/gallery/'),
  })
  return [
    ...[...calls, '/openapi.json'].map((path) => `${basePath}${path}`).map(surface('api', api)),
    ...[...pagePaths(canary), ...documentPaths(canary), ...sitemaps].map(surface('site', site)),
    ...canary.files.map((file) => `${systemPaths.files}/${file}`).map(surface('file', site)),
  ]
}

/** `index`: a sitemap names the page, which no consent allows for a child under 16. */
type Shown = Scope | 'index'

/** React Router's data refers to its values by index, in objects and arrays of nothing but numbers. */
const withoutReferences = (text: string) =>
  text.replace(/\{(?:\\*"_\d+\\*":-?\d+,?)+\}/g, '').replace(/\[(?:-?\d+,?)+\]/g, '')

const countOf = (text: string, value: number) =>
  text.match(new RegExp(`(?<![\\w.-])${value}(?![\\w-])`, 'g'))?.length ?? 0

class Reader {
  readonly #secret: string
  readonly #canary: Canary
  /** How often a page has the canary's year and height without the canary: the rest of the demo has numbers too. */
  readonly #numbersBefore = new Map<string, number>()

  constructor(demo: RunningDemo, canary: Canary) {
    this.#secret = demo.setting.database.secrets.clientSecret
    this.#canary = canary
  }

  async #read({ url, kind }: Surface): Promise<Seen> {
    const headers = kind === 'api' ? { authorization: this.#secret } : {}
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    const text = await response.text()
    return {
      status: response.status,
      text: kind === 'site' ? withoutReferences(text) : kind === 'api' ? text : '',
    }
  }

  #countNumbers(text: string): number {
    return countOf(text, this.#canary.birthYear) + countOf(text, this.#canary.height)
  }

  async remember(surface: Surface): Promise<void> {
    const { status, text } = await this.#read(surface)
    if (status === 200) this.#numbersBefore.set(surface.name, this.#countNumbers(text))
  }

  #isPhysical(surface: Surface, text: string): boolean {
    const { birthYear, height } = this.#canary
    const before = this.#numbersBefore.get(surface.name)
    if (before !== undefined) return this.#countNumbers(text) > before
    return new RegExp(
      `"birth_year":${birthYear}|"height":${height}|${height}\\s*(&nbsp;)?cm|>\\s*${birthYear}\\s*<|birthDate[\\\\":]+${birthYear}`,
    ).test(text)
  }

  /** What a surface gives away, by the scope that would allow it; initials and ids give nothing away. */
  async shownOn(surface: Surface): Promise<Shown[]> {
    const { last, first, files, player } = this.#canary
    const { status, text } = await this.#read(surface)
    if (surface.kind === 'file') return status === 200 ? ['pictures'] : []
    // Search results repeat the words that were searched for.
    const body = surface.name.includes(last) ? text.replaceAll(last, '') : text
    const has = (word: string) => body.toLowerCase().includes(word.toLowerCase())
    const linksPage = new RegExp(`/(jatekos|player)/${player}(?!\\d)`).test(text)
    const shown: Record<Shown, boolean> = {
      full_name: has(first) || has(last),
      pictures: files.some((file) => has(file.split('/')[1] ?? file)),
      physical: this.#isPhysical(surface, body),
      own_page: status === 200 && (linksPage || surface.isOwnPage === true),
      index: surface.name.startsWith(systemPaths.sitemaps) && linksPage,
    }
    return (Object.keys(shown) as Shown[]).filter((scope) => shown[scope])
  }
}

/** Few enough for a small machine. */
const concurrency = 4

async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

type Excess = { surface: Surface; scopes: Shown[] }

/** Surfaces that show more than is allowed. */
async function excessOf(reader: Reader, surfaces: readonly Surface[], allowed: readonly Scope[]) {
  const excess: Excess[] = []
  await forEachAtOnce(surfaces, async (surface) => {
    const shown = await reader.shownOn(surface)
    const scopes = shown.filter((scope) => !(allowed as readonly Shown[]).includes(scope))
    if (scopes.length > 0) excess.push({ surface, scopes })
  })
  return excess
}

type Cleaning = { milliseconds: number; last: string }

/** Reads what showed something until it is clean; the time and the name of the slowest. */
async function untilClean(reader: Reader, dirty: readonly Surface[]): Promise<Cleaning> {
  const start = performance.now()
  let slowest: Cleaning = { milliseconds: 0, last: '' }
  let remaining = dirty
  while (remaining.length > 0 && performance.now() - start < 4 * longestWait) {
    const excess = await excessOf(reader, remaining, [])
    const names = new Set(excess.map(({ surface }) => surface.name))
    const last = remaining.find(({ name }) => !names.has(name))?.name
    if (last) slowest = { milliseconds: performance.now() - start, last }
    remaining = remaining.filter(({ name }) => names.has(name))
    if (remaining.length > 0) await sleep(20)
  }
  return remaining.length > 0
    ? { milliseconds: Number.POSITIVE_INFINITY, last: remaining.map(({ name }) => name).join(', ') }
    : slowest
}

/** What each scope must make visible, and where. */
function expectedOn({ player, team, gallery, files }: Canary): Record<Scope, string[]> {
  const squad = `${basePath}/competition-team/find/${team}?lang=hu`
  const inBoth = (path: (language: Language) => string) => languages.map(path)
  return {
    full_name: [squad, ...inBoth((language) => pathFor('team', language, { teamId: team }))],
    pictures: [
      squad,
      ...inBoth((language) => pathFor('gallery', language, { id: gallery })),
      ...files.map((file) => `${systemPaths.files}/${file}`),
    ],
    physical: [squad],
    own_page: [
      `${basePath}/player/find/${player}?lang=hu`,
      ...inBoth((language) => pathFor('player', language, { teamId: team, playerId: player })),
    ],
  }
}

/** Reads the surfaces that must show a scope until they do; those that never do. */
async function missingOf(reader: Reader, surfaces: Surface[], canary: Canary, allowed: readonly Scope[]) {
  const expected = expectedOn(canary)
  const deadline = performance.now() + 4 * longestWait
  let missing = allowed.flatMap((scope) =>
    surfaces.filter(({ name }) => expected[scope].includes(name)).map((surface) => ({ scope, surface })),
  )
  while (missing.length > 0) {
    const next: typeof missing = []
    for (const entry of missing)
      if (!(await reader.shownOn(entry.surface)).includes(entry.scope)) next.push(entry)
    missing = next
    if (missing.length === 0 || performance.now() > deadline) break
    await sleep(100)
  }
  return missing.map(({ scope, surface }) => `${surface.name} does not show ${scope}`)
}

const row = (...cells: (string | number)[]) =>
  `children: ${cells.map((cell, index) => String(cell).padEnd([36, 9, 6][index] ?? 0)).join(' ')}`

const grants: Scope[][] = [['full_name'], ['pictures'], ['physical'], ['full_name', 'own_page'], [...scopes]]

/** Checks players of unknown age, then a canary child without consent, with each scope and after each withdrawal. */
export async function verifyChildren(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('children')
  await withClient(demo.setting.database.newsroomUrl, async (db) => {
    await checkMissingData(demo, db, tally)
    const canary = await plantCanary(demo, db)
    try {
      await checkCanary(demo, canary, tally)
    } finally {
      await canary.remove()
    }
  })
  console.log(`children: ${tally.summary}`)
  return tally.failed === 0
}

async function checkCanary(demo: RunningDemo, canary: Canary, tally: Tally): Promise<void> {
  const reader = new Reader(demo, canary)
  const surfaces = await surfacesOf(demo, canary)
  const check = async (name: string, allowed: readonly Scope[], time = '') => {
    const excess = await excessOf(reader, surfaces, allowed)
    for (const { surface, scopes: shown } of excess)
      tally.fail(`${name}: ${surface.name} shows ${shown.join(', ')}`)
    tally.passed += surfaces.length - excess.length
    console.log(row(name, surfaces.length, excess.length, time))
  }
  const count = (kind: Surface['kind']) => surfaces.filter((surface) => surface.kind === kind).length
  console.log(
    `children: ${count('api')} answers of the api, ${count('site')} of the site, ${count('file')} files`,
  )
  console.log(row('stage', 'surfaces', 'hits', 'clean after'))

  await forEachAtOnce(surfaces, (surface) => reader.remember(surface))
  await canary.setYearAndHeight()
  // The copies without them must be gone before the pages can be judged.
  await sleep(longestWait)
  await check('no consent', [])

  let slowest: Cleaning = { milliseconds: 0, last: '' }
  for (const allowed of grants) {
    const name = allowed.length === scopes.length ? 'everything' : allowed.join(' and ')
    const consent = await canary.allow(allowed)
    for (const problem of await missingOf(reader, surfaces, canary, allowed))
      tally.fail(`${name}: ${problem}`)
    await check(name, allowed)
    const dirty = (await excessOf(reader, surfaces, [])).map(({ surface }) => surface)
    await canary.withdraw(consent)
    const cleaning = await untilClean(reader, dirty)
    const time = `${Math.round(cleaning.milliseconds)} ms`
    tally.check(
      `${name}, withdrawn`,
      cleaning.milliseconds > longestWait ? `clean after ${time}: ${cleaning.last}` : undefined,
    )
    if (cleaning.milliseconds > slowest.milliseconds) slowest = cleaning
    await check(`${name}, withdrawn`, [], `${time} (${dirty.length} pages, lists and files)`)
  }
  console.log(
    `children: slowest withdrawal ${Math.round(slowest.milliseconds)} ms (${slowest.last}), at most ${longestWait} ms`,
  )
}
