import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { startNetwork } from './cut-network.ts'
import { consoleErrorsOf, newsroom, otherBrand, signIn } from './editor.ts'
import { logInAs, read, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { takePictures } from './pictures.ts'
import { violations } from './site/axe.ts'

type Found = { docs: { id: number }[] }
type Player = { id: number; last_name: string; jersey_number: string | null }
type Event = {
  id: string
  order: number
  period: number
  type: string
  side?: 'home' | 'away'
  player?: number | null
  kind?: string
  undoes?: string
}
type Kept = {
  match: { status: string; keeping: string; home: { players: Player[] }; away: { players: Player[] } }
  events: Event[]
}
type Stored = {
  status: string
  home_score: number
  away_score: number
  lines: { player: number; points: number }[]
}

// One test kills its browser, which a trace does not survive.
test.use({ trace: 'off' })
// A whole match with its checks in every size takes its time on a busy machine.
test.setTimeout(480_000)

const phone = { width: 390, height: 844 }
const sizes = [
  phone,
  { width: 390, height: 700 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]
const made: { collection: string; id: number }[] = []
let competition = 0
/** A team of ours goes by its club's short name. */
let own = ''
let teams: number[] = []

async function make(collection: string, data: object): Promise<number> {
  const { id } = await send('POST', `${collection}?locale=hu`, data)
  made.push({ collection, id })
  return id
}
const first = async (where: string) => (await read<Found>(where)).docs[0]?.id ?? 0
const kept = (id: number) => read<Kept>(`courtside/${id}`)

test.beforeAll(async () => {
  await logInAs('statistician')
  const clubs = await read<{ docs: { id: number; short_name: string }[] }>(
    'clubs?where[own][equals]=true&limit=1&depth=0',
  )
  const club = clubs.docs[0]?.id
  own = clubs.docs[0]?.short_name ?? ''
  const season = await first('seasons?sort=-year&limit=1&depth=0')
  const squadOf = (letter: string) =>
    Promise.all(
      [4, 5, 7, 9, 11, 13].map(async (number) => ({
        jersey_number: String(number),
        player: await make('players', {
          last_name: `${letter}${number}`,
          first_name: 'Próba',
          birth_year: 1998,
        }),
      })),
    )
  teams = [
    await make('competition-teams', {
      name: 'Példavári Vidrák',
      season,
      club,
      age_group: 'senior',
      squad: await squadOf('Vidra'),
    }),
    await make('competition-teams', { name: 'Mintafalvi Mókusok', season, squad: await squadOf('Mókus') }),
  ]
  const entries = teams.map((team) => ({ team }))
  competition = await make('competitions', {
    name: 'Pályaszéli kupa',
    season,
    entries,
    standings_visible: false,
  })
})

test.afterAll(async () => {
  await logInAs('statistician')
  for (const { collection, id } of made.reverse()) await send('DELETE', `${collection}/${id}`)
})

const newMatch = (): Promise<number> =>
  make('matches', {
    competition,
    home_team: teams[0],
    away_team: teams[1],
    status: 'scheduled',
    game_time: new Date(Date.now() + 60 * 60_000).toISOString(),
    round: '9',
  })

const addressOf = (match: number | 'practice', base = newsroom) => `${base}/courtside?match=${match}`
/** With LOOKS=all the whole match is also walked in the other club's colours. */
const looks = [
  { name: '', base: newsroom },
  ...(process.env.LOOKS === 'all' ? [{ name: ', in the other brand', base: otherBrand }] : []),
]

async function start(page: Page, keeping: 'Mindent' | 'Csak a pontokat' = 'Mindent') {
  await page.getByRole('radio', { name: keeping }).check()
  await page.getByRole('button', { name: 'Kezdődik a meccs' }).click()
  await expect(page.getByRole('button', { name: '1. negyed', exact: true })).toBeVisible()
}

/** Player, then event. */
async function tap(page: Page, player: string, event: string) {
  await page.getByRole('button', { name: `${player},` }).click()
  await page.getByRole('button', { name: event, exact: true }).click()
}

async function hold(page: Page, name: string) {
  await page.getByRole('button', { name }).hover()
  await page.mouse.down()
  // Far longer than the 0.8 s, as a busy machine may notice late that it is held.
  await page.waitForTimeout(2_500)
  await page.mouse.up()
}

async function endQuarter(
  page: Page,
  quarter: number,
  name = `Vége ${quarter === 1 ? 'az' : 'a'} ${quarter}. negyednek`,
) {
  await page.getByRole('button', { name: `${quarter}. negyed`, exact: true }).click()
  await hold(page, name)
}

const said = (page: Page) => page.locator('p[role=status][aria-live=polite]')
const smallTargets = (page: Page) =>
  page.locator(':is(.cs, .cs-list, dialog) :is(button, a, label):visible').evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 48 || box.height < 48)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  )

/** What a finger could hit in place of something else; lists that scroll are left out. */
const overlaps = (page: Page) =>
  page
    .locator(':is(.cs-top, .cs-notice, .cs-roster, .cs-pad) :is(button, a):visible')
    .evaluateAll((elements) => {
      const boxes = elements.map((element) => ({
        name: element.textContent,
        box: element.getBoundingClientRect(),
      }))
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => isOver(one.box, other.box))
          .map((other) => `${one.name} / ${other.name}`),
      )
    })

/** Two long names would cover the buttons beside them. */
const spilledTitles = (page: Page) =>
  page
    .locator('.cs-top__title')
    .evaluateAll((titles) =>
      titles.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    )

/** Nothing that axe finds, nothing smaller than a finger, nothing to scroll sideways: in every size. */
async function expectFit(page: Page, state: string) {
  await test.step(state, async () => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      const where = `${state} at ${size.width}`
      await expect.poll(() => smallTargets(page), where).toEqual([])
      await expect.poll(() => overlaps(page), where).toEqual([])
      await expect.poll(() => spilledTitles(page), where).toEqual([])
      await expectNoSidewaysScroll(page, where)
    }
    await page.setViewportSize(phone)
    await takePictures(page, state)
    expect(await violations(page), state).toEqual([])
  })
}

for (const { name: look, base } of looks)
  test(`a statistician keeps a whole match, from the list to the published box score${look}`, async ({
    page,
  }) => {
    const errors = consoleErrorsOf(page)
    const id = await newMatch()
    await page.setViewportSize(phone)

    await test.step('without a session the login asks first, and leads back', async () => {
      await page.goto(addressOf(id, base))
      await expect(page).toHaveURL(
        `${base}/admin/login?redirect=${encodeURIComponent(`/courtside?match=${id}`)}`,
      )
    })
    await signIn(page, 'statistician')
    await page.goto(`${base}/courtside`)
    const entry = page.getByRole('link', { name: /Példavári Vidrák – Mintafalvi Mókusok/ })
    await expect(entry.first()).toBeVisible()
    await expectFit(page, 'list')
    await page.goto(addressOf(id, base))
    await expect(page.getByText('Mit jegyzel?')).toBeVisible()
    for (const name of [
      '4 Vidra4 Próba',
      '5 Vidra5 Próba',
      '7 Vidra7 Próba',
      '9 Vidra9 Próba',
      '11 Vidra11 Próba',
    ])
      await page.getByRole('button', { name }).click()
    await expectFit(page, 'start')
    await start(page)

    await test.step('two taps are an event; a screen reader hears it', async () => {
      await expect(page.getByRole('button', { name: '+2', exact: true })).toBeDisabled()
      await tap(page, '4 Vidra4', '+2')
      await expect(said(page)).toHaveText('4 Vidra4 +2, 2–0')
      await tap(page, '5 Mókus5', '+3')
      await expect(said(page)).toHaveText('5 Mókus5 +3, 2–3')
      await expect(page.getByRole('button', { name: '+2', exact: true })).toBeDisabled()
      await page.getByRole('button', { name: '7 Vidra7,' }).click()
      await expectFit(page, 'full')
      await page.getByRole('button', { name: 'Kihagyta' }).click()
      await page.getByRole('button', { name: 'Kihagyta: 3' }).click()
      await tap(page, '9 Vidra9', 'Lepattanó')
      await expect(said(page)).toHaveText('9 Vidra9 támadólepattanó')
      await page.getByRole('button', { name: '4 Vidra4,' }).click()
      await page.getByRole('button', { name: 'Csere' }).click()
      await expect(page.getByRole('button', { name: '5 Vidra5,' })).toBeDisabled()
      await page.getByRole('button', { name: '13 Vidra13,' }).click()
      await expect(said(page)).toHaveText('4 Vidra4 helyett 13 Vidra13')
    })
    await test.step('the keys are in the lower part of a phone, within a thumb’s reach', async () => {
      await expect(page.locator('.cs-key')).toHaveCount(11)
      const keys = await page
        .locator('.cs-key')
        .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top))
      expect(Math.min(...keys)).toBeGreaterThan(phone.height / 2)
    })
    await test.step('after five fouls there is only the way out', async () => {
      for (let foul = 0; foul < 5; foul += 1) await tap(page, '11 Mókus11', 'Hiba')
      await page.getByRole('button', { name: '11 Mókus11,' }).click()
      await expect(page.getByText('Öt hibája van: csak csere.')).toBeVisible()
      for (const key of ['+2', 'Hiba', 'Lepattanó'])
        await expect(page.getByRole('button', { name: key, exact: true })).toBeDisabled()
      await expectFit(page, 'five fouls')
      await page.getByRole('button', { name: 'Csere', exact: true }).click()
      await page.getByRole('button', { name: '13 Mókus13,' }).click()
      await expect(said(page)).toHaveText('11 Mókus11 helyett 13 Mókus13')
      await page.getByRole('button', { name: 'Visszavonom: 11 Mókus11 helyett 13 Mókus13' }).click()
      await expect(page.getByText(`Csapathibák: ${own} 0, Mintafalvi Mókusok 5, büntető`)).toBeAttached()
    })
    await test.step('undo takes back the last one, the log any of them, and the row stays', async () => {
      await page.getByRole('button', { name: 'Visszavonom: 11 Mókus11 hiba (5.)' }).click()
      await expect(said(page)).toHaveText('11 Mókus11 hiba, visszavonva')
      await page.getByRole('button', { name: '11 Mókus11,' }).click()
      await expect(page.getByRole('button', { name: '+2', exact: true })).toBeEnabled()
      await page.getByRole('button', { name: '11 Mókus11,' }).click()
      await page.getByRole('button', { name: 'Napló' }).click()
      const log = page.getByRole('dialog', { name: 'Napló' })
      await expectFit(page, 'log')
      await log.getByRole('button', { name: 'Visszavonom: 5 Mókus5 +3' }).click()
      await expect(log.locator('s', { hasText: '5 Mókus5 +3' })).toBeVisible()
      await log.getByRole('button', { name: 'Bezárom' }).click()
      await expect(said(page)).toHaveText('5 Mókus5 +3, visszavonva')
    })
    await test.step('a quarter ends after a look at the scoreboard, and a long press', async () => {
      await page.getByRole('button', { name: '1. negyed', exact: true }).click()
      await page.getByRole('button', { name: 'Mintafalvi Mókusok plusz egy' }).click()
      await expectFit(page, 'quarter')
      await page.getByRole('button', { name: 'Vége az 1. negyednek' }).click()
      await expect(page.getByText('Tartsd nyomva egy kicsit tovább.')).toBeVisible()
      await hold(page, 'Vége az 1. negyednek')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectFit(page, 'break')
      // A finger that taps twice starts it once.
      await page.getByRole('button', { name: 'Kezdődik a 2. negyed' }).dblclick()
    })
    await test.step('the keyboard needs no long press; a time-out is there too', async () => {
      await page.getByRole('button', { name: '2. negyed', exact: true }).click()
      await page.getByRole('button', { name: 'Időkérés: Mintafalvi Mókusok' }).click()
      await expect(said(page)).toHaveText('Mintafalvi Mókusok időkérés')
      await page.getByRole('button', { name: '2. negyed', exact: true }).click()
      await page.getByRole('button', { name: 'Vége a 2. negyednek' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Kezdődik a 3. negyed' }).click()
      await endQuarter(page, 3)
      await page.getByRole('button', { name: 'Kezdődik a 4. negyed' }).click()
      await tap(page, '4 Mókus4', '+1')
      await endQuarter(page, 4)
      await page.getByRole('button', { name: 'Kezdődik a hosszabbítás' }).click()
      await tap(page, '5 Vidra5', '+3')
      await page.getByRole('button', { name: 'Hosszabbítás', exact: true }).click()
      await hold(page, 'Vége a meccsnek')
    })
    await test.step('what is missing is named, given to a player, and published', async () => {
      await expect(page.getByText('1 pont gazdátlan: Mintafalvi Mókusok')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Közzététel' })).toBeDisabled()
      await expectFit(page, 'finish')
      await page.getByRole('button', { name: 'Kiosztom' }).click()
      await page.getByRole('button', { name: '7 Mókus7 Próba' }).click()
      await page.getByRole('button', { name: 'Közzététel az oldalon' }).click()
      await expect(page.getByText('Kint van az oldalon')).toBeVisible()
      await expectFit(page, 'published')
      const { status, home_score, away_score, lines } = await read<Stored>(`matches/${id}?depth=0`)
      expect({ status, home_score, away_score }).toEqual({ status: 'finished', home_score: 5, away_score: 2 })
      expect(lines.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(7)
      const starts = (await kept(id)).events.filter(({ type }) => type === 'period_start')
      expect(starts.map(({ period }) => period)).toEqual([1, 2, 3, 4, 5])
    })
    expect(errors).toEqual([])
  })

test('only points: one tap is one basket, and the scorer can be named later', async ({ page }) => {
  const id = await newMatch()
  await page.setViewportSize(phone)
  await signIn(page, 'statistician')
  await page.goto(addressOf(id))
  await start(page, 'Csak a pontokat')
  await page.getByRole('button', { name: `${own} +3` }).click()
  await page.getByRole('button', { name: 'Mintafalvi Mókusok +2' }).click()
  await expect(said(page)).toHaveText('Mintafalvi Mókusok +2, 3–2')
  await expectFit(page, 'points')
  const keys = await page
    .locator('.cs-key')
    .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().height))
  expect(Math.min(...keys)).toBeGreaterThanOrEqual(96)
  await page.getByRole('button', { name: 'Ki dobta?' }).click()
  await page.getByRole('button', { name: '9 Mókus9 Próba' }).click()
  await expect(page.getByText('9 Mókus9 +2').first()).toBeAttached()
  await expect(said(page)).toHaveText('9 Mókus9 +2, 3–2')
  await expect.poll(async () => (await kept(id)).events.length).toBe(5)
  expect((await kept(id)).match).toMatchObject({ keeping: 'points', status: 'live' })
})

/** A browser whose process can be killed, with a disk of its own. */
async function startBrowser(folder: string, proxy: string) {
  const port = path.join(folder, 'DevToolsActivePort')
  rmSync(port, { force: true })
  const child = spawn(
    '/usr/bin/chromium-headless-shell',
    [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      `--proxy-server=${proxy}`,
      // Loopback too, which browsers reach without a proxy.
      '--proxy-bypass-list=<-loopback>',
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!existsSync(port) || readFileSync(port, 'utf8') === '') {
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`)
    await wait(50)
  }
  const [number] = readFileSync(port, 'utf8').split('\n')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`)
  const context = browser.contexts()[0] as BrowserContext
  const page = context.pages()[0] ?? (await context.newPage())
  const kill = async () => {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
  }
  return { context, page, kill }
}

const players = ['4', '5', '7', '9', '11', '13']
const keysTapped = ['+1', '+2', '+3', 'Gólpassz', 'Szerzett', 'Eladott', 'Blokk']
const typeOf: Record<string, string> = {
  '+1': 'points free_throw',
  '+2': 'points two_point',
  '+3': 'points three_point',
  Gólpassz: 'assist',
  Szerzett: 'steal',
  Eladott: 'turnover',
  Blokk: 'block',
}
/** The same for a seed, so that a failure can be repeated. */
const plannedTaps = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const seed = (from + index) * 7919
    const side = seed % 3 === 0 ? 'Mókus' : 'Vidra'
    const number = players[seed % players.length] ?? ''
    return { player: `${number} ${side}${number},`, key: keysTapped[seed % keysTapped.length] ?? '' }
  })

/** As fast as the screen takes them: clicks on its own buttons. */
const tapQuickly = (page: Page, taps: ReturnType<typeof plannedTaps>) =>
  page.evaluate(async (list) => {
    const button = (fits: (label: string) => boolean) =>
      [...document.querySelectorAll<HTMLButtonElement>('.cs button')].find((one) =>
        fits(one.getAttribute('aria-label') ?? one.textContent ?? ''),
      )
    for (const { player, key } of list) {
      button((label) => label.startsWith(player))?.click()
      await new Promise((resolve) => setTimeout(resolve))
      const found = button((label) => label === key)
      if (!found || found.disabled) throw new Error(`no key ${key} after ${player}`)
      found.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }, taps)

test('400 events without a network, a reload in the middle, the browser killed: 0 lost, 0 twice', async () => {
  const id = await newMatch()
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-'))
  const taps = plannedTaps(400, 1)
  const network = await startNetwork()
  const first = await startBrowser(folder, network.proxy)
  let second: Awaited<ReturnType<typeof startBrowser>> | undefined
  let openedAt = 0
  try {
    await test.step('one visit with a network is enough', async () => {
      await signIn(first.page, 'statistician')
      await first.page.goto(addressOf(id))
      openedAt = Date.now()
      await start(first.page)
      await expect.poll(async () => (await kept(id)).events.length).toBe(1)
      await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      // Until the device has its answer, the start of the match waits as well.
      await expect(first.page.locator('.cs-log-column li')).toHaveCount(1)
      await expect(first.page.locator('.cs-log-column time span')).toHaveCount(0)
    })
    await test.step('200 taps offline, a reload, 100 more: all there', async () => {
      network.cut()
      await first.context.setOffline(true)
      await tapQuickly(first.page, taps.slice(0, 200))
      await expect(first.page.getByText('Nincs hálózat, írd tovább')).toBeVisible()
      first.page.on('dialog', (dialog) => dialog.accept())
      await first.page.reload()
      await expect(first.page.locator('.cs-notice__count')).toHaveText('200')
      await tapQuickly(first.page, taps.slice(200, 300))
      await expect(first.page.locator('.cs-notice__count')).toHaveText('300')
    })
    await test.step('the browser is killed, opens again without a network, and goes on', async () => {
      // Chromium writes cookies, such as the key to the names, to the disk every 30 seconds.
      await wait(Math.max(0, openedAt + 35_000 - Date.now()))
      await first.kill()
      second = await startBrowser(folder, network.proxy)
      await second.context.setOffline(true)
      await second.page.goto(addressOf(id))
      await expect(second.page.locator('.cs-notice__count')).toHaveText('300')
      await tapQuickly(second.page, taps.slice(300))
      await expect(second.page.locator('.cs-notice__count')).toHaveText('400')
      expect((await kept(id)).events).toHaveLength(1)
    })
    await test.step('with a network again the server has every tap once, in order', async () => {
      const { context, page } = second ?? first
      // What the killed browser had not written of its cookies is gone, and asks for the login.
      await signIn(page, 'statistician')
      network.restore()
      await context.setOffline(false)
      await expect.poll(async () => (await kept(id)).events.length).toBe(401)
      const { match, events } = await kept(id)
      const nameOf = (event: Event) => {
        const player = match[event.side ?? 'home'].players.find((one) => one.id === event.player)
        return `${player?.jersey_number} ${player?.last_name}, ${[event.type, event.kind].filter(Boolean).join(' ')}`
      }
      const found = events.filter(({ type }) => type !== 'period_start').sort((a, b) => a.order - b.order)
      expect(found.map(nameOf)).toEqual(taps.map(({ player, key }) => `${player} ${typeOf[key]}`))
      expect(new Set(found.map((event) => event.id)).size).toBe(400)
    })
  } finally {
    await first.kill().catch(() => undefined)
    await second?.kill().catch(() => undefined)
    network.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a session that has ended asks for the login, keeps the queue, and comes back to the match', async ({
  page,
}) => {
  const id = await newMatch()
  await page.setViewportSize(phone)
  await signIn(page, 'statistician')
  await page.goto(addressOf(id))
  await start(page)
  await expect.poll(async () => (await kept(id)).events.length).toBe(1)
  await page.context().clearCookies({ name: 'payload-token' })
  await tap(page, '4 Vidra4', '+2')
  await expect(page.getByText('Lejárt a belépésed')).toBeVisible()
  await tap(page, '5 Vidra5', '+3')
  await expectFit(page, 'signed out')
  expect((await kept(id)).events).toHaveLength(1)
  await page.getByRole('link', { name: 'Belépek' }).click()
  await expect(page.locator('#field-email')).toBeVisible()
  // The form itself is tested elsewhere; what counts is where it leads.
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(`/courtside?match=${id}`)
  await signIn(page, 'statistician')
  await page.reload()
  await expect(page).toHaveURL(addressOf(id))
  await expect.poll(async () => (await kept(id)).events.length).toBe(3)
  await expect(page.locator('.cs-top__net')).toHaveText('Élő')
})

/** Everything that the device stores about matches. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const texts: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name))
      for (const store of base.objectStoreNames)
        texts.push(JSON.stringify(await asked(base.transaction(store).objectStore(store).getAll())))
      base.close()
    }
    return texts.join()
  })

test('the names of a roster become unreadable after a day and at sign-out; unsent events stay', async ({
  page,
  context,
}) => {
  const id = await newMatch()
  const key = `courtside-names-${id}`
  const hasKey = async () => (await context.cookies()).some(({ name }) => name === key)
  const player = (name: string) => page.getByRole('button', { name: `${name},` })
  page.on('dialog', (dialog) => dialog.accept())
  await page.setViewportSize(phone)
  await signIn(page, 'statistician')
  await page.goto(addressOf(id))
  await start(page)
  await expect.poll(async () => (await kept(id)).events.length).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await test.step('offline the screen shows the names, and the stored data contains none in plain text', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(player('4 Vidra4')).toBeVisible()
    await tap(page, '4 Vidra4', '+2')
    expect(await storedText(page)).toContain('jersey_number')
    expect(await storedText(page)).not.toContain('Vidra4')
    expect(await storedText(page)).not.toContain('Próba')
  })
  await test.step('after a day the browser deletes the key; numbers and unsent events are left', async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === key)
    const hours = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 3_600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(25.1)
    await context.clearCookies({ name: key })
    await page.reload()
    await expect(page.getByRole('button', { name: /^4, / }).first()).toBeVisible()
    await expect(page.getByText('Vidra4')).toHaveCount(0)
    await expect(page.locator('.cs-notice__count')).toHaveText('1')
  })
  await test.step('online the names come back, and sign-out removes them', async () => {
    await context.setOffline(false)
    await expect(player('4 Vidra4')).toBeVisible()
    await expect.poll(async () => (await kept(id)).events.length).toBe(2)
    await expect.poll(hasKey).toBe(true)
    await page.goto(`${newsroom}/admin/logout`)
    await expect.poll(hasKey).toBe(false)
    await context.setOffline(true)
    await page.goto(addressOf(id))
    await expect(page.getByRole('button', { name: /^4, / }).first()).toBeVisible()
    await expect(page.getByText('Vidra4')).toHaveCount(0)
    await context.setOffline(false)
  })
})

test('whoever may not keep a match is signed out first, so that somebody else can sign in', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, 'editor')
  await page.goto(`${newsroom}/courtside`)
  await expect(page.getByText('Meccset csak statisztikus vagy adminisztrátor jegyezhet.')).toBeVisible()
  await expect(page.getByText('A következő hét napban nincs saját meccs.')).toHaveCount(0)
  await expectFit(page, 'forbidden')
  await page.getByRole('link', { name: 'Belépek' }).click()
  await expect(page.locator('#field-email')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/courtside')
})

/** Two people who keep the same match. */
async function onTwoPhones(browser: Browser, work: (one: Page, other: Page) => Promise<void>): Promise<void> {
  const contexts = [
    await browser.newContext({ viewport: phone }),
    await browser.newContext({ viewport: phone }),
  ]
  try {
    const [one, other] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!one || !other) throw new Error('no pages')
    for (const page of [one, other]) await signIn(page, 'statistician')
    await work(one, other)
  } finally {
    for (const context of contexts) await context.close()
  }
}

test('two devices name the scorer of the same basket, and it counts once', async ({ browser }) => {
  const id = await newMatch()
  await onTwoPhones(browser, async (one, other) => {
    await one.goto(addressOf(id))
    await start(one, 'Csak a pontokat')
    await one.getByRole('button', { name: 'Mintafalvi Mókusok +2' }).click()
    await expect.poll(async () => (await kept(id)).events.length).toBe(2)
    await other.goto(addressOf(id))
    await expect(other.getByRole('button', { name: 'Ki dobta?' })).toBeVisible()
    await other.context().setOffline(true)
    for (const [page, player] of [
      [one, '9 Mókus9 Próba'],
      [other, '7 Mókus7 Próba'],
    ] as const) {
      await page.getByRole('button', { name: 'Ki dobta?' }).click()
      await page.getByRole('button', { name: player }).click()
    }
    await expect.poll(async () => (await kept(id)).events.length).toBe(4)
    await other.context().setOffline(false)
    await expect.poll(async () => (await kept(id)).events.length).toBe(5)
    for (const page of [one, other])
      await expect(page.getByRole('button', { name: 'Visszavonom: 9 Mókus9 +2' })).toBeVisible()
    await expect(other.locator('.cs-points--away .cs-points__score')).toHaveText('2')
  })
})

test('two devices keep the same match and show the same log; leaving with waiting events asks', async ({
  browser,
}) => {
  const id = await newMatch()
  await onTwoPhones(browser, async (one, other) => {
    await one.goto(addressOf(id))
    await start(one)
    await other.goto(addressOf(id))
    await expect(other.getByRole('button', { name: '1. negyed', exact: true })).toBeVisible()
    await tap(one, '4 Vidra4', '+2')
    await other.context().setOffline(true)
    await tap(other, '5 Mókus5', '+3')
    await tap(one, '4 Vidra4', 'Hiba')
    await other.goBack()
    await expect(other.getByText('1 esemény még ezen a telefonon vár')).toBeVisible()
    await expectFit(other, 'leave')
    await other.getByRole('button', { name: 'Maradok' }).click()
    await other.context().setOffline(false)
    const logOf = async (page: Page) => {
      await page.getByRole('button', { name: 'Napló' }).click()
      const rows = await page.getByRole('dialog').locator('li p').allTextContents()
      await page.getByRole('button', { name: 'Bezárom' }).click()
      return rows
    }
    await expect.poll(() => logOf(one), { intervals: [1_000] }).toHaveLength(4)
    await expect
      .poll(async () => (await logOf(other)).join(), { intervals: [1_000] })
      .toBe((await logOf(one)).join())
    await tap(other, '4 Vidra4', '+1')
    await expect(one.getByRole('button', { name: '4 Vidra4, 3 pont, 1 hiba' })).toBeVisible()
    await one.getByRole('button', { name: /^Visszavonom: 4 Vidra4 \+1/ }).click()
    await expect(other.getByRole('button', { name: '4 Vidra4, 2 pont, 1 hiba' })).toBeVisible()
  })
})

test('the practice match is learned by its hints, stays on the device, and asks no server', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, 'statistician')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/courtside') && asked.push(request.url()))
  await page.goto(addressOf('practice'))
  await start(page)
  await expect(page.getByRole('note')).toHaveText(/^1\. Koppints/)
  await tap(page, '4 Bodza', '+2')
  await expect(page.getByRole('note')).toHaveText(/^2\. Elütötted/)
  await page.getByRole('button', { name: 'Visszavonom: 4 Bodza +2' }).click()
  await expect(page.getByRole('note')).toHaveText(/^3\. Fent/)
  await expectFit(page, 'practice')
  await page.reload()
  await expect(page.getByRole('note')).toHaveText(/^3\. Fent/)
  await page.getByRole('button', { name: 'Napló' }).click()
  await expectFit(page, 'practice log')
  await page.getByRole('button', { name: 'Újrakezdem' }).click()
  await expect(page.getByText('Mit jegyzel?')).toBeVisible()
  expect(asked).toEqual([])
})

test('the practice match in English, and in the other brand', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'statistician')
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: otherBrand }])
  await page.goto(addressOf('practice', otherBrand))
  await expect(page.getByText('What do you keep?')).toBeVisible()
  await expectFit(page, 'English start')
  await page.getByRole('radio', { name: 'Everything' }).check()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('note')).toHaveText(/^1\. Tap/)
  await tap(page, '4 Bodza', '+2')
  await expect(said(page)).toHaveText('4 Bodza +2, 2–0')
  await expectFit(page, 'English')
})
