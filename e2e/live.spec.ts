import { randomUUID } from 'node:crypto'
import type { Schedule } from '@palank/contract/own-api-types'
import { type Courtside, courtsideOf } from '@palank/demo/live/courtside'
import { livePath, pathFor, systemPaths } from '@palank/routes'
import type { EventBody, MatchEvent } from '@palank/sport/events/event'
import { stamp } from '@palank/sport/events/stamp'
import type { Page } from '@playwright/test'
import { callApi, newsroom, sessionOf } from './editor.ts'
import { logInAs, send } from './newsroom-api.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { takePictures } from './pictures.ts'
import { violations } from './site/axe.ts'
import { expect, forgetNewFunctions, open, otherBrand, site, test, widths } from './site/site-test.ts'
import { unstyledClasses } from './site/unstyled-classes.ts'

/** Neither the next match, which other tests play, nor one beyond the home page's list; events are never deleted. */
async function laterMatch(courtside: Courtside): Promise<number> {
  const { data } = await callApi<Schedule[]>('schedule/highlighted?limit=7')
  const [, ...later] = data
    .filter(({ status, game_time: time }) => status === 'scheduled' && time)
    .toSorted((a, b) => Date.parse(a.game_time ?? '') - Date.parse(b.game_time ?? ''))
  for (const { id } of later) {
    const { events } = await courtside.open(id)
    if (events.length === 0) return id
  }
  throw new Error('every match to come has been played by this test: start a fresh demo')
}

/** The scorer's device. */
function scorerOf(courtside: Courtside, match: number) {
  const known: MatchEvent[] = []
  return async (body: EventBody, period = 1): Promise<MatchEvent> => {
    const event = { ...body, ...stamp(known, randomUUID(), Date.now()), period, clock: null } as MatchEvent
    known.push(event)
    const { refused } = await courtside.send(match, [event], 0)
    expect(refused).toEqual([])
    return event
  }
}

/** What comes over the wire, past the browser's cache: its statuses, and how often the page asked. */
async function wireOf(page: Page, address: string) {
  const statuses: number[] = []
  const asked = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === address) asked.add(requestId)
  })
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (asked.has(requestId)) statuses.push(statusCode)
  })
  return { statuses, asked: () => asked.size }
}

/** As the browser does it for a tab in the background. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** What a thumb taps while the match runs, too small for it. */
const smallTargets = (page: Page) =>
  page
    .locator(':is([data-feed] :is(label, summary), section:has([data-table^="live-"]) :is(label, a)):visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ name: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 48)
        .map(({ name, height }) => `${name}: ${height}`),
    )

/** What the server wrote, and whether it was ever gone while the script of its part was on its way. */
async function keptWhileLoading(
  visitor: Page,
  address: string,
  { part, shown }: { part: string; shown: string },
) {
  await visitor.route(new RegExp(`/${part}-[^/]*\\.js$`), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await visitor.addInitScript((selector) => {
    const seen = { wasThere: false, wasGone: false }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const isThere = document.querySelector(selector) !== null
      seen.wasThere ||= isThere
      seen.wasGone ||= seen.wasThere && !isThere
    }).observe(document, { childList: true, subtree: true })
  }, shown)
  const loaded = visitor.waitForResponse(new RegExp(`/${part}-[^/]*\\.js$`))
  await open(visitor, address)
  await loaded
  await visitor.waitForTimeout(1_000)
  return visitor.evaluate(() => (window as unknown as { seen: object }).seen)
}

/** Seconds of the edge and of the longest pause, and some for a machine that does more than this. */
const seen = { timeout: 15_000 }

test.describe('S11: a match, for those who watch it', () => {
  // A page whose network is cut says so in its console.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ })
  test.setTimeout(480_000)

  let played: { id: number; game_time: string | null } | undefined
  // Also after a test that ran out of time.
  test.afterEach(async () => {
    if (played === undefined) return
    // While it is kept as events, its form changes neither status nor score.
    await courtsideOf({ newsroom, token: await sessionOf('statistician') }).keep(played.id, 'sheet')
    await logInAs('admin')
    await send('PATCH', `matches/${played.id}?depth=0`, {
      status: 'scheduled',
      game_time: played.game_time,
      home_score: null,
      away_score: null,
      periods: [],
      lines: [],
    })
  })

  test('S11, F1: baskets, undo, a hidden tab, no network, no script, and the finished page without a reload', async ({
    page,
    browser,
  }) => {
    const courtside = courtsideOf({ newsroom, token: await sessionOf('statistician') })
    const id = await laterMatch(courtside)
    const { match } = await courtside.open(id)
    const own = match.home.own ? 'home' : 'away'
    const { players } = match[own]
    const [scorer] = players
    if (!scorer) throw new Error('the own team has no player')
    played = { id, game_time: (await callApi<Schedule>(`schedule/find/${id}`)).data.game_time }
    await courtside.keep(id, 'full')
    const score = scorerOf(courtside, id)
    const shownScore = page.locator(`[data-live] [data-score="${own}"]`)
    const announcer = page.locator('[data-announcer]')
    const matchPath = pathFor('match', 'hu', { scheduleId: id })
    const address = site + matchPath
    const stripOf = (visitor: Page) => visitor.getByRole('complementary', { name: 'Most zajló mérkőzés' })
    // Visitors whose clocks nobody moves: one came before the match began, one looks at its page after the end.
    const elsewhere = await browser.newContext()
    await elsewhere.addInitScript(forgetNewFunctions)
    await elsewhere.addCookies([{ name: 'welcome_popup', value: '1', url: site }])
    const early = await elsewhere.newPage()
    const list = await elsewhere.newPage()
    const waiting = await elsewhere.newPage()
    const behind = await elsewhere.newPage()

    try {
      const asked = early.waitForResponse(site + systemPaths.liveNow)
      await open(early, `${site}${pathFor('news', 'hu')}`)
      await asked
      await test.step('the page of a match that was put off to now waits for it', async () => {
        await logInAs('admin')
        const soon = new Date(Date.now() + 30 * 60_000).toISOString()
        await send('PATCH', `matches/${id}?depth=0`, { status: 'postponed', game_time: soon })
        await expect(async () => {
          await open(waiting, address)
          await expect(waiting.locator('main')).toContainText('Elhalasztva', { timeout: 2_000 })
        }).toPass()
      })
      await test.step('the page shows the match once it has begun', async () => {
        await score({ type: 'period_start' })
        await expect(waiting.locator('[data-live="running"]')).toBeVisible(seen)
        await waiting.close()
        await page.clock.install()
        await expect(async () => {
          await open(page, address)
          await expect(page.locator('[data-live="running"]')).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expect(shownScore).toHaveText('0')
        await expect(page.getByText(/frissítve \d+ mp-e/)).toBeVisible(seen)
        // The strip is on every page but this.
        await expect(stripOf(page)).toHaveCount(0)
        await takePictures(page, 'match-begins')
      })
      const wire = await wireOf(page, livePath(id))
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))

      const basket =
        await test.step('a basket is seen, in the feed as well, and told to screen readers', async () => {
          const event = await score({ type: 'points', side: own, player: scorer.id, kind: 'three_point' })
          await expect(shownScore).toHaveText('3', seen)
          await expect(page.locator(`[data-play$="${event.id.slice(-8)}"]`)).toContainText('hármast dobott')
          await takePictures(page, 'match-running')
          await expect(announcer).toContainText('hármast dobott.')
          return event
        })

      await test.step('an undo is seen, and the row is struck out', async () => {
        await score({ type: 'undo', undoes: basket.id })
        await expect(shownScore).toHaveText('0', seen)
        await expect(page.locator(`[data-play$="${basket.id.slice(-8)}"] s`)).toContainText('hármast dobott')
        await expect(announcer).toContainText('Az állás helyesbítve.', seen)
      })

      await test.step('an unchanged answer is a 304', async () => {
        await expect.poll(() => wire.statuses, seen).toContain(304)
      })

      await test.step('a hidden tab does not ask, and asks at once when it is shown', async () => {
        await hide(page, true)
        await page.waitForTimeout(500)
        const before = wire.asked()
        await page.clock.fastForward(20_000)
        await page.waitForTimeout(500)
        expect(wire.asked()).toBe(before)
        await hide(page, false)
        await expect.poll(wire.asked, { timeout: 3_500 }).toBe(before + 1)
      })

      await test.step('without a network it says how old the score is, and comes back by itself', async () => {
        await page.context().setOffline(true)
        // What was asked a moment before may still be answered.
        await expect(async () => {
          await page.clock.fastForward(31_000)
          await expect(page.getByText('Megszakadt a kapcsolat, próbáljuk újra')).toBeVisible({
            timeout: 2_000,
          })
        }).toPass()
        await expect(page.getByText(/utolsó adat \d+ mp-e/)).toBeVisible()
        await expect(page.locator('[data-live="old"]')).toBeVisible()
        await takePictures(page, 'match-without-network')
        await page.context().setOffline(false)
        await expect(page.getByText('Megszakadt a kapcsolat, próbáljuk újra')).toBeHidden(seen)
        await score({ type: 'points', side: own, player: scorer.id, kind: 'two_point' })
        await expect(shownScore).toHaveText('2', seen)
      })

      await test.step('axe finds nothing, and nothing scrolls sideways, on phone and laptop', async () => {
        for (const width of [widths.phone, widths.laptop]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await violations(page)).toEqual([])
          await expectNoSidewaysScroll(page)
          await expect.poll(() => smallTargets(page)).toEqual([])
        }
      })

      await test.step('the other brand has it in its own look', async () => {
        const other = await page.context().newPage()
        for (const width of [widths.phone, widths.laptop]) {
          await other.setViewportSize({ width, height: 900 })
          await expect(async () => {
            await open(other, otherBrand + matchPath)
            await expect(other.locator(`[data-live="running"] [data-score="${own}"]`)).toHaveText('2', {
              timeout: 2_000,
            })
          }).toPass()
          await expect(other.getByText(/frissítve \d+ mp-e/)).toBeVisible(seen)
          expect(await violations(other)).toEqual([])
          await expectNoSidewaysScroll(other)
        }
        await takePictures(other, 'other-brand-running')
        // Pauses the carousel, because Axe would check the stories while they move.
        await other.emulateMedia({ reducedMotion: 'reduce' })
        await open(other, `${otherBrand}${pathFor('home', 'hu')}`)
        await expect(other.locator(`#matches-next [data-live-box="${id}"]`)).toContainText(
          'Élő, 1. negyed',
          seen,
        )
        expect(await violations(other)).toEqual([])
        await takePictures(other, 'other-brand-home')
        await other.close()
      })

      await test.step('without script there is the score and a link that loads it anew', async () => {
        const context = await browser.newContext({ javaScriptEnabled: false })
        const plain = await context.newPage()
        await expect(async () => {
          await plain.goto(address)
          await expect(plain.locator(`[data-score="${own}"]`)).toHaveText('2', { timeout: 500 })
        }).toPass()
        await expect(plain.getByRole('link', { name: 'Frissítem' })).toBeVisible()
        expect(unstyledClasses(await plain.content())).toEqual([])
        const box = plain.locator(`#matches-next [data-live-box="${id}"]`)
        const { competition } = (await callApi<Schedule>(`schedule/find/${id}`)).data
        await expect(async () => {
          await plain.goto(`${site}${pathFor('home', 'hu')}?next=${competition.id}`)
          await expect(box).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 90_000 })
        expect(unstyledClasses(await plain.content())).toEqual([])
        await context.close()
      })

      await test.step('what the server wrote stays while the scripts of its parts are on their way', async () => {
        const { competition } = (await callApi<Schedule>(`schedule/find/${id}`)).data
        const home = `${site}${pathFor('home', 'hu')}?next=${competition.id}`
        const parts = [
          [address, { part: 'FollowedMatch', shown: '[data-live="running"] [data-score]' }],
          [home, { part: 'LiveBoxes', shown: `[data-live-box="${id}"]` }],
        ] as const
        for (const [where, part] of parts) {
          const visitor = await elsewhere.newPage()
          expect(await keptWhileLoading(visitor, where, part)).toEqual({ wasThere: true, wasGone: false })
          await visitor.close()
        }
      })

      await test.step('home, the schedule and a strip above other pages have the running score', async () => {
        const other = await page.context().newPage()
        const strip = stripOf(other)
        await open(other, `${site}${pathFor('news', 'hu')}`)
        await expect(strip).toContainText('2', seen)
        await takePictures(other, 'news-with-strip')
        await expect(strip.getByRole('link')).toHaveAttribute(
          'href',
          pathFor('match', 'hu', { scheduleId: id }),
        )
        expect(await violations(other)).toEqual([])
        await open(other, `${site}${pathFor('home', 'hu')}`)
        const box = other.locator(`#matches-next [data-live-box="${id}"]`)
        await expect(box).toContainText('Élő, 1. negyed', seen)
        await expect(other.locator('#matches-next li').first().locator('[data-live-box]')).toHaveCount(1)
        await other.locator('#matches-next').scrollIntoViewIfNeeded()
        await expect(box).toBeInViewport({ ratio: 0.5 })
        await takePictures(other, 'home-with-live-box')
        await box.scrollIntoViewIfNeeded()
        await expect(strip.getByRole('link')).toBeHidden()
        await open(other, `${site}${pathFor('match', 'en', { scheduleId: id })}`)
        await expect(other.getByText(/updated \d+ s ago/)).toBeVisible(seen)
        expect(await violations(other)).toEqual([])
        await takePictures(other, 'match-in-english')
        await other.close()
        await open(list, `${site}${pathFor('schedules', 'hu')}`)
        await expect(list.locator(`[data-match="${id}"]`)).toContainText('Élő', seen)
      })

      await test.step('a page that was open before it began has the strip too, on the next page', async () => {
        await expect(stripOf(early)).toHaveCount(0)
        await early
          .locator(`header a[href="${pathFor('schedules', 'hu')}"]`)
          .first()
          .click()
        await expect(stripOf(early)).toContainText('2', seen)
        await stripOf(early).getByRole('link').click()
        await expect(early.locator('[data-live="running"]')).toBeVisible(seen)
        await expect(stripOf(early)).toHaveCount(0)
      })

      await test.step('home is opened in the background', async () => {
        await behind.addInitScript(() =>
          Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
        )
        const { competition } = (await callApi<Schedule>(`schedule/find/${id}`)).data
        await open(behind, `${site}${pathFor('home', 'hu')}?next=${competition.id}`)
        await expect(behind.locator(`[data-live-box="${id}"]`)).toContainText('Élő')
      })

      await test.step('the finished page, without a reload', async () => {
        await score({ type: 'period_end' })
        for (const period of [2, 3, 4]) {
          await score({ type: 'period_start' }, period)
          await score({ type: 'period_end' }, period)
        }
        await score({ type: 'match_end' }, 4)
        await expect(page.locator('[data-live="ended"]')).toBeVisible(seen)
        await courtside.finish(id, 'result')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          own === 'home' ? '2–0' : '0–2',
          seen,
        )
        await expect(page.getByText('Vége a mérkőzésnek')).toBeVisible()
        await takePictures(page, 'match-finished')
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
        await expect(async () => {
          const document = await (await page.request.get(address)).text()
          expect(document).toContain('Vége a mérkőzésnek')
          expect(unstyledClasses(document)).toEqual([])
        }).toPass({ timeout: 30_000 })
        const before = wire.asked()
        await page.clock.fastForward(20_000)
        await page.waitForTimeout(500)
        expect(wire.asked()).toBe(before)
        const other = await page.context().newPage()
        await expect(async () => {
          await open(other, otherBrand + matchPath)
          await expect(other.getByText('Vége a mérkőzésnek')).toBeVisible({ timeout: 2_000 })
        }).toPass({ timeout: 30_000 })
        expect(await violations(other)).toEqual([])
        await takePictures(other, 'other-brand-finished')
        await other.close()
      })

      await test.step('other pages have its result, and nothing is live any more', async () => {
        const row = list.locator(`[data-match="${id}"]`)
        await expect(row).not.toContainText('Élő', { timeout: 30_000 })
        await expect(row).toContainText(own === 'home' ? /2\s*–\s*0/ : /0\s*–\s*2/, seen)
        await expect(stripOf(list)).toHaveCount(0)
        // Nothing has told this one of the match, and now nothing runs.
        await hide(behind, false)
        await expect(behind.locator('[data-live-box]')).toHaveCount(0, { timeout: 30_000 })
        // Back from the page of the match, where nobody asked for the strip.
        await early.goBack()
        await expect(early.locator(`[data-match="${id}"]`)).not.toContainText('Élő', seen)
        await expect(stripOf(early)).toHaveCount(0)
      })
    } finally {
      await elsewhere.close()
    }
  })
})
