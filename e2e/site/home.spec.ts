import type { Page } from '@playwright/test'
import { expect, homeOf, languages, open, test, waitForHydration, widths } from './site-test.ts'

const texts = {
  hu: {
    slider: 'Vezető hírek',
    highlighted: 'Kiemelt hírek',
    sponsors: 'Támogatóink',
    next: 'Következő mérkőzések',
    previous: 'Legutóbbi eredmények',
    awaited: 'Eredményre várunk',
    standings: 'Tabella',
    pause: 'Automatikus lapozás megállítása',
    play: 'Automatikus lapozás indítása',
    forward: 'Következő',
    back: 'Előző',
    more: 'Elolvasom',
    tickets: 'Jegyvásárlás',
    day: 'nap',
    month: /^\d{2}:\d{2} \| \d{4}\. \p{L}+ \d{1,2}\.$/u,
  },
  en: {
    slider: 'Top stories',
    highlighted: 'Highlights',
    sponsors: 'Our sponsors',
    next: 'Next matches',
    previous: 'Latest results',
    awaited: 'Awaiting result',
    standings: 'Standings',
    pause: 'Stop the slides',
    play: 'Start the slides',
    forward: 'Next',
    back: 'Previous',
    more: 'Read more',
    tickets: 'Buy tickets',
    day: 'day',
    month: /^\d{2}:\d{2} \| \d{1,2} \p{L}+ \d{4}$/u,
  },
}

/** Opens a page with a clock that only the test advances. */
async function openWithPausedClock(page: Page, address: string, width: number = widths.laptop) {
  await page.clock.install({ time: Date.now() })
  // Far enough ahead: the clock runs until then, and cannot be set back.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.setViewportSize({ width, height: 1000 })
  await page.goto(address)
  await expect(async () => {
    await page.clock.runFor(16)
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('yes')
  }).toPass({ intervals: [20] })
  await page.clock.runFor(32)
}

/** A carousel starts when it comes near. */
async function startCarousel(page: Page, track: string) {
  await page.locator(track).scrollIntoViewIfNeeded()
  await expect(page.locator(track).locator('xpath=ancestor::*[@data-live]')).toBeAttached()
}

const leftOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left)

/** Chromium logs every picture that fails to load. */
const testWithFailures = test.extend({
  allowedErrors: async ({ page: _ }, use) => use(/Failed to load resource/),
})

for (const language of languages) {
  const t = texts[language]
  const home = homeOf(language)
  const sponsorTrack = `section[aria-label="${t.sponsors}"] ul`
  const sliderTrack = `section[aria-label="${t.slider}"] [data-live] > *`

  test(`D1 ${language}: the slider advances every 5000 ms, and a click on a bar shows its story`, async ({
    page,
  }) => {
    await openWithPausedClock(page, home)
    const bars = page.locator(`section[aria-label="${t.slider}"] button[aria-current]`)
    await expect(bars).toHaveCount(2)
    await expect(page.locator(sliderTrack)).toBeAttached()
    await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(4_700)
    await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(400)
    await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(5_000)
    await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true')
    await bars.nth(1).click()
    await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true')
    const slides = page.locator(`section[aria-label="${t.slider}"] [role=group]`)
    for (const slide of [slides.nth(0), slides.nth(1)]) {
      await expect(slide.locator('img')).toHaveAttribute('src', /\/files\/media\/.+-960x540\.webp$/)
      const description = (await slide.locator('p').textContent()) ?? ''
      expect(description.length).toBeGreaterThan(20)
      expect(description.length).toBeLessThanOrEqual(251)
      await expect(slide.locator('h1 a, h2 a')).not.toHaveText('')
    }
    await expect(slides.nth(0).locator('img')).toHaveAttribute('loading', 'eager')
    await expect(slides.nth(1).locator('img')).toHaveAttribute('loading', 'lazy')
  })

  test(`D2, D4, D5, D6, E1, E2, E8, H5 ${language}: the blocks of the page`, async ({ page }) => {
    await open(page, home)
    await test.step('two highlighted stories with stamp, short description and read more', async () => {
      const boxes = page
        .locator('section', { has: page.getByRole('heading', { name: t.highlighted }) })
        .locator('article')
      await expect(boxes).toHaveCount(2)
      for (const box of await boxes.all()) {
        await expect(box.locator('time')).toHaveText(t.month)
        await expect(box.getByRole('heading').getByRole('link')).not.toHaveText('')
        const description = ((await box.locator('p').last().textContent()) ?? '').trim()
        expect([...description].length).toBeLessThanOrEqual(81)
        if (description.endsWith('…')) expect(description).toMatch(/[\p{L}\d.!?”’)]…$/u)
        await expect(box.getByRole('link', { name: t.more })).toBeVisible()
      }
    })

    await test.step('a match box shows competition, teams, date, time and place, and links to tickets', async () => {
      // An away match has no ticket link of the competition.
      const ticketLink = page.getByRole('link', { name: t.tickets })
      const box = page
        .getByRole('region', { name: t.next })
        .locator('article')
        .filter({ has: ticketLink })
        .first()
      await expect(box.locator('p').first()).toHaveText(/NB I|Kupa|Cup|bajnokság|championship/i)
      await expect(box.locator('img')).toHaveCount(2)
      expect(
        await box
          .locator('img')
          .first()
          .evaluate((logo) => logo.getBoundingClientRect().width),
      ).toBe(50)
      await expect(box.locator('time')).toHaveText(
        language === 'hu' ? /^\p{L}+\. \d+\. \d{2}:\d{2}$/u : /^\d+ \p{L}+ \d{2}:\d{2}$/u,
      )
      await expect(box.getByRole('link', { name: t.tickets })).toHaveAttribute('href', /^https?:/)
      // From four hours after its time a match is among the previous ones, with a result or not.
      const result = page
        .getByRole('region', { name: t.previous })
        .getByRole('link')
        .filter({ hasNotText: t.awaited })
        .first()
      await expect(result).toHaveAttribute(
        'href',
        language === 'hu' ? /^\/merkozesek\/\d+$/ : /^\/schedules\/\d+$/,
      )
      expect(
        await result
          .locator('img')
          .first()
          .evaluate((logo) => logo.getBoundingClientRect().width),
      ).toBe(35)
      await expect(result).toHaveText(language === 'hu' ? /GY|V/ : /W|L/)
    })

    await test.step('the sliders of matches do not loop, hold at most 8 matches and name the season as 2026/27', async () => {
      for (const name of [t.next, t.previous]) {
        const section = page.getByRole('region', { name })
        // A carousel starts when it comes near.
        await section.scrollIntoViewIfNeeded()
        expect(await section.locator('ul > li').count()).toBeLessThanOrEqual(8)
        await expect(section.getByRole('button', { name: t.back })).toBeDisabled()
        await expect(section.locator('option').first()).toHaveText(/ \d{4}\/\d{2}$/)
      }
    })

    await test.step('the banner below the matches has a link', async () => {
      const banner = page.locator('[data-orientation=horizontal]')
      await expect(banner).toHaveCount(1)
      await expect(banner.getByRole('link')).toHaveAttribute('href', /.+/)
      const order = await page.evaluate(() => {
        const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
        return [
          top(document.querySelector('#matches-prev')),
          top(document.querySelector('[data-orientation]')),
          top(document.querySelector('table')),
        ]
      })
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    })

    await test.step('standings beside the news: team and points, with our own team highlighted', async () => {
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText(
        language === 'hu' ? [/Helyezés/, /Csapat/, /Pont/] : [/Position/, /Team/, /Points|Pts/],
      )
      const rows = table.getByRole('row')
      await expect(rows).toHaveCount(15)
      const own = table.getByRole('row', { name: /Sólymok|Falcons/ })
      await expect(own).toHaveCount(1)
      const colours = await table
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) =>
            [row, ...row.children].map((part) => getComputedStyle(part).backgroundColor).join(),
          ),
        )
      expect(new Set(colours).size).toBe(2)
      await expect(page.locator('#standings').getByRole('combobox').locator('option').first()).toBeAttached()
    })

    await test.step('a table higher than 690 px scrolls in its frame', async () => {
      const frame = page.locator('section', { has: page.locator('> table') })
      expect(await frame.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('690px')
      await frame.evaluate((element) => {
        for (const row of element.querySelectorAll('tr')) (row as HTMLElement).style.height = '90px'
      })
      expect(
        await frame.evaluate((element) => [
          element.getBoundingClientRect().height,
          element.scrollHeight > element.clientHeight,
        ]),
      ).toEqual([690, true])
    })
  })

  test(`D2 ${language}: on a phone the highlighted stories are a carousel with arrows and no dots`, async ({
    page,
  }) => {
    await open(page, home, widths.phone)
    const section = page.locator('section', { has: page.getByRole('heading', { name: t.highlighted }) })
    const [first, second] = [section.locator('article').nth(0), section.locator('article').nth(1)]
    await expect(first).toBeInViewport()
    await expect(second).toHaveAttribute('inert')
    await expect(section.locator('button:not(article *)')).toHaveCount(2)
    await section.getByRole('button', { name: t.forward }).click()
    await expect(second).not.toHaveAttribute('inert')
    await expect(first).toHaveAttribute('inert')
    await expect(section.getByRole('button', { name: t.forward })).toBeDisabled()
    await section.getByRole('button', { name: t.back }).click()
    await expect(first).not.toHaveAttribute('inert')
  })

  testWithFailures(
    `D2, E9 ${language}: a picture that fails to load becomes the club's crest`,
    async ({ page }) => {
      await page.route('**/files/media/**', (route) => route.abort())
      await open(page, home)
      const crests = page.locator('[data-fallback] img')
      await expect(crests.first()).toHaveAttribute('src', /\/assets\/crest-/)
      const box = page.locator('article').first()
      await expect(box.locator('[data-fallback]')).toHaveCount(1)
      expect(await page.locator('main img:not([data-fallback] img)').count()).toBeGreaterThan(0)
    },
  )

  test(`D3, E10 ${language}: sponsors advance every 1700 ms, each move taking 700 ms`, async ({ page }) => {
    await openWithPausedClock(page, home, widths.tablet)
    await startCarousel(page, sponsorTrack)
    await page.mouse.move(0, 0)
    const at = () => leftOf(page, `${sponsorTrack} > li`)
    const start = await at()
    await page.clock.runFor(1_400)
    expect(await at()).toBe(start)
    await page.clock.runFor(300)
    await page.clock.runFor(350)
    const middle = await at()
    expect(middle).toBeLessThan(start)
    await page.clock.runFor(400)
    const end = await at()
    expect(end).toBeLessThan(middle)
    await page.clock.runFor(200)
    expect(await at()).toBe(end)
    const width = await page
      .locator(`${sponsorTrack} > li`)
      .first()
      .evaluate((item) => item.getBoundingClientRect().width)
    expect(Math.abs(start - end - width)).toBeLessThan(2)
  })

  test(`D3, D4 ${language}: 2 sponsors at 390 px, 3 at 425, 6 at 768, 8 at 1024; 1 match at 390 and 400 px, 2 at 640, 3 at 740, 4 at 1024, 20 px apart`, async ({
    page,
  }) => {
    await openWithPausedClock(page, home, widths.phone)
    for (const [width, count] of [
      [390, 2],
      [425, 3],
      [768, 6],
      [1024, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 })
      const track = page.locator(sponsorTrack)
      const shares = await track.evaluate((list) => {
        const item = list.firstElementChild?.getBoundingClientRect().width ?? 0
        return (list.parentElement?.getBoundingClientRect().width ?? 0) / item
      })
      expect(Math.round(shares * 100) / 100, `${width} px`).toBe(count)
    }
    for (const [width, count] of [
      [390, 1],
      [400, 1],
      [640, 2],
      [740, 3],
      [1024, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 })
      for (const name of [t.next, t.previous]) {
        const items = page.getByRole('region', { name }).locator('ul > li')
        // Measured at once, for the carousel adapts to the new width by itself.
        const measure = () =>
          items.evaluateAll((all) => {
            const [one, two] = all.map((item) => item.getBoundingClientRect())
            const room = all[0]?.parentElement?.getBoundingClientRect().width ?? 0
            if (!one || !two) return undefined
            return {
              gap: Math.round(two.left - one.right),
              shown: Math.round((room + 20) / (one.width + 20)),
            }
          })
        await expect.poll(measure, `${name} at ${width} px`).toEqual({ gap: 20, shown: count })
      }
    }
  })

  test(`D4 ${language}: choosing a competition updates its slider without a page load and stores it in the address`, async ({
    page,
  }) => {
    await open(page, home)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const section = page.getByRole('region', { name: t.previous })
    const select = section.getByRole('combobox')
    const options = await select
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(options.length).toBeGreaterThan(1)
    const before = await section.locator('ul').textContent()
    const title = await page.locator('main h1').textContent()
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    // Only then the section is hydrated.
    await expect(section.locator('[data-live]')).toBeAttached()
    const scrollTop = await page.evaluate(() => scrollY)
    await select.selectOption(options[1] ?? '')
    await expect(page).toHaveURL(new RegExp(`[?&]prev=${options[1]}`))
    await expect(section.locator('ul')).not.toHaveText(before ?? '')
    expect(loads).toBe(0)
    await expect(page.locator('main h1')).toHaveText(title ?? '')
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrollTop)).toBeLessThan(50)
    expect(await section.locator('ul > li').count()).toBeLessThanOrEqual(8)
    await page.reload()
    await expect(select).toHaveValue(options[1] ?? '')
  })

  test(`D7, E3 ${language}: stories of every kind, the 1st and 4th of five at full width`, async ({
    page,
  }) => {
    await open(page, home, 900)
    const tiles = page.locator('section', { has: page.locator('table') }).locator('article')
    await expect(tiles).toHaveCount(11)
    const room = await page
      .locator('main .wrap')
      .last()
      .evaluate((wrap) => wrap.clientWidth - 2 * Number.parseFloat(getComputedStyle(wrap).paddingLeft))
    const widthsOf = await tiles.evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().width)),
    )
    const full = widthsOf.map((width) => width > room * 0.9)
    expect(full).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => index % 5 === 0 || index % 5 === 3),
    )
    for (const tile of await tiles.all()) {
      await expect(tile.locator('svg').first()).toBeAttached()
      await expect(tile.locator('time')).toHaveText(t.month)
      await expect(tile.getByRole('heading').getByRole('link')).not.toHaveText('')
    }
    const links = await tiles
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[1]),
      )
    expect(new Set(links).size).toBe(3)
    const dates = await tiles
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test(`D8 ${language}: everything that moves by itself can be stopped and started`, async ({ page }) => {
    await openWithPausedClock(page, home, widths.tablet)
    const bars = page.locator(`section[aria-label="${t.slider}"] button[aria-current]`)
    for (const name of [t.slider, t.sponsors]) {
      const section = page.locator(`section[aria-label="${name}"]`)
      await section.scrollIntoViewIfNeeded()
      await section.getByRole('button', { name: t.pause }).focus()
      await page.keyboard.press('Enter')
      await expect(section.getByRole('button', { name: t.play })).toBeAttached()
    }
    const sponsors = await leftOf(page, `${sponsorTrack} > li`)
    await page.clock.runFor(12_000)
    await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true')
    expect(await leftOf(page, `${sponsorTrack} > li`)).toBe(sponsors)
    await page.locator(`section[aria-label="${t.slider}"]`).getByRole('button', { name: t.play }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5_800)
    await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true')
  })

  test(`D8 ${language}: with reduced motion nothing moves by itself`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithPausedClock(page, home, widths.tablet)
    await expect(page.locator(sliderTrack)).toBeAttached()
    const sponsors = await leftOf(page, `${sponsorTrack} > li`)
    await page.clock.runFor(11_000)
    expect(await leftOf(page, `${sponsorTrack} > li`)).toBe(sponsors)
    const bars = page.locator(`section[aria-label="${t.slider}"] button[aria-current]`)
    await expect(bars.nth(0)).toHaveAttribute('aria-current', 'true')
    await bars.nth(1).click()
    await page.clock.runFor(50)
    await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true')
    expect(Math.abs(Math.round(await leftOf(page, sliderTrack)) % widths.tablet)).toBe(0)
  })

  test(`E1, H6 ${language}: the countdown ticks every second: days, then hours, then nothing`, async ({
    page,
  }) => {
    await open(page, home)
    const box = page.getByRole('region', { name: t.next }).locator('article').first()
    const start = Date.parse((await box.locator('time').getAttribute('datetime')) ?? '')
    const countdown = box.locator('[data-countdown]')
    const at = async (before: number) => {
      await page.clock.setFixedTime(start - before)
      await page.goto(home)
      await waitForHydration(page)
    }
    await page.clock.install({ time: start - ((2 * 24 + 19) * 3600 + 24 * 60 + 8) * 1000 })
    await page.goto(home)
    await page.clock.runFor(30)
    await waitForHydration(page)
    await page.clock.runFor(970)
    // The clock keeps running while the page loads.
    await expect(countdown).toHaveText(new RegExp(`^2 ${t.day}s? 19:2[34]:\\d\\d$`))
    const first = await countdown.textContent()
    await page.clock.runFor(1_000)
    await expect(countdown).not.toHaveText(first ?? '')
    await at(59 * 60 * 1000 + 5_000)
    await expect(countdown).toHaveText('00:59:05')
    await at(0)
    await expect(countdown).toHaveCount(0)
    await at(-60_000)
    await expect(countdown).toHaveCount(0)
  })
}

test('E10: a carousel updates when its slide count changes', async ({ page }) => {
  await open(page, homeOf('hu'))
  const section = page.getByRole('region', { name: texts.hu.next })
  const forward = section.getByRole('button', { name: texts.hu.forward })
  await section.scrollIntoViewIfNeeded()
  await expect(forward).toBeEnabled()
  await section.locator('ul').evaluate((list) => {
    for (const item of [...list.children].slice(3)) item.remove()
  })
  await expect(forward).toBeDisabled()
})
