import { fixedPages, pathFor, searchPath } from '@palank/routes'
import type { Page } from '@playwright/test'
import { matchWith, pathOf } from './matches.ts'
import { texts } from './search-page.ts'
import { expect, open, test } from './site-test.ts'
import { clubTeams, firstTeam, playerOf, playerPath, teamPath } from './squads.ts'
import { addressOf, articleItems } from './stories.ts'

const language = 'hu'
type Screen =
  | 'home'
  | 'news'
  | 'galleries'
  | 'videos'
  | 'information'
  | 'players'
  | 'schedules'
  | 'search'
  | 'teams'
const path = (name: Screen) => pathFor(name, language)

/** What React sets when it hydrates or what depends on the time and the place on the page. */
const volatile = [
  'data-live',
  'data-running',
  'data-defer-images',
  'data-fallback',
  'inert',
  'selected',
  'aria-expanded',
  'aria-busy',
]

/** The HTML of the content or the footer, tag by tag, without what differs between a document and a navigation in place. */
const htmlOf = (page: Page, part: 'main' | 'footer'): Promise<string[]> =>
  page.evaluate(
    ({ ignored, part }) => {
      const main = document.querySelector(part)?.cloneNode(true)
      if (!(main instanceof HTMLElement)) return []
      for (const part of main.querySelectorAll(
        'noscript, [data-countdown], [data-playable], [class*="arrows"]',
      ))
        part.remove()
      const comments = document.createNodeIterator(main, NodeFilter.SHOW_COMMENT)
      for (let node = comments.nextNode(); node; node = comments.nextNode())
        node.parentNode?.removeChild(node)
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        const style = element.style?.cssText.replace(/\s/g, '')
        const attributes = [...element.attributes]
          .filter(({ name }) => !ignored.includes(name))
          .map(({ name, value }) => [name, name === 'style' ? (style ?? '') : value] as const)
          .filter(([name, value]) => !(name === 'style' && (value === '' || value.includes('translate'))))
          // Ids that React makes.
          .filter(([, value]) => !/^_[rR]_\w+_$/.test(value))
          .toSorted(([one], [other]) => one.localeCompare(other))
        for (const { name } of [...element.attributes]) element.removeAttribute(name)
        for (const [name, value] of attributes) element.setAttribute(name, value)
      }
      main.normalize()
      return main.innerHTML.split(/(?=<)/)
    },
    { ignored: volatile, part },
  )

type Router = {
  navigate: (to: string) => Promise<void>
  state: { navigation: { state: string }; loaderData: unknown }
}

/** Follows a link as the listener of the site's links does. */
async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
    await router.navigate(address)
  }, to)
  await page.waitForURL((url) => url.pathname + url.search === to)
}

/** How many kept sections came without their data, and how many with it. */
const keptSections = (page: Page): Promise<{ withoutValue: number; withValue: number }> =>
  page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
    const counts = { withoutValue: 0, withValue: 0 }
    const count = (data: unknown) => {
      if (typeof data !== 'object' || data === null) return
      const keys = Object.keys(data).toSorted().join(' ')
      if (keys === 'key') counts.withoutValue += 1
      if (keys === 'key value') counts.withValue += 1
      for (const part of Object.values(data)) count(part)
    }
    count(router.state.loaderData)
    return counts
  })

/** Of the elements in kept sections of the content. */
const hydratedElements = (page: Page): Promise<{ all: number; hydrated: number }> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main [class*="kept"] *')]
    const isHydrated = (element: Element) =>
      Object.keys(element).some((name) => name.startsWith('__reactFiber$'))
    return { all: elements.length, hydrated: elements.filter(isHydrated).length }
  })

type Screens = [string, ...string[]]

/** The first address of each is loaded, the others are navigated to. */
const routes: Record<string, () => Promise<Screens> | Screens> = {
  home: () => [path('home'), path('news')],
  news: () => [path('news'), `${path('news')}?page=2`, `${path('news')}?page=3`],
  article: async () => {
    const { data } = await articleItems(language)
    const [first = '', second = '', third = ''] = data.map((article) => addressOf(article, language))
    return [first, second, third]
  },
  // The demo's galleries fill one page.
  galleries: () => [path('galleries'), path('videos')],
  information: () => [path('information'), path('teams')],
  page: () => {
    const [first = '', second = ''] = Object.values(fixedPages).map(({ hu: slug }) =>
      pathFor('page', language, { slug }),
    )
    return [first, second]
  },
  search: () => [path('search'), searchPath(language, texts.hu.all)],
  'search results': () => [
    searchPath(language, texts.hu.all),
    `${searchPath(language, texts.hu.all)}?page=2`,
    searchPath(language, texts.hu.some),
    searchPath(language, 'nincsilyenszó'),
  ],
  teams: async () => {
    const [team] = await clubTeams(language)
    return [path('teams'), `${path('teams')}?season=${(team?.season ?? 0) - 1}`]
  },
  team: async () => {
    const [first, second] = await clubTeams(language)
    return [teamPath(first?.id ?? 0, language), teamPath(second?.id ?? 0, language)]
  },
  players: () => [path('players'), path('teams')],
  player: async () => {
    const { id, season, players } = await firstTeam(language)
    const before = (season ?? 0) - 1
    const withSeasons = await Promise.all(players.map((player) => playerOf(language, player.id)))
    const veteran = withSeasons.find(({ seasons }) => seasons.some((one) => one.season === before))
    const [first = '', second = ''] = players.map((player) => playerPath(id, player.id, language))
    const third = playerPath(id, veteran?.id ?? 0, language)
    return [first, second, third, `${third}?season=${before}`]
  },
  match: async () => {
    const finished = await matchWith(language, 'finished')
    const earlier = await matchWith(language, 'finished', ({ id }) => id !== finished.id)
    const scheduled = await matchWith(language, 'scheduled')
    return [pathOf(finished, language), pathOf(earlier, language), pathOf(scheduled, language)]
  },
  schedule: async () => {
    const [team] = await clubTeams(language)
    const season = (team?.season ?? 0) - 1
    const list = path('schedules')
    return [list, `${list}?season=${season}`, `${list}?type=prev`, `${list}?view=standings`]
  },
  standings: () => {
    const table = `${path('schedules')}?view=standings`
    return [table, `${table}&sort=win&dir=asc`, path('schedules')]
  },
}

for (const [name, addressesOf] of Object.entries(routes)) {
  test(`S7, C2: sections that are not hydrated show what belongs to the address: ${name}`, async ({
    page,
  }) => {
    const [first, ...others] = await addressesOf()
    await open(page, first)
    // Only the footer's, which every later page of the visit draws from it.
    expect((await keptSections(page)).withValue).toBe(1)
    expect((await hydratedElements(page)).hydrated).toBe(0)
    if (name !== 'standings') expect((await hydratedElements(page)).all).toBeGreaterThan(0)
    const fresh = await page.context().newPage()
    // Back to the first one, and forward again.
    for (const address of [...others, first, ...others.slice(-1)]) {
      await navigate(page, address)
      await open(fresh, address)
      for (const part of ['main', 'footer'] as const) {
        // The router is there before React has drawn its page, and a new document before its parts are hydrated.
        await expect(async () =>
          expect(await htmlOf(page, part), address).toEqual(await htmlOf(fresh, part)),
        ).toPass({ timeout: 30_000 })
      }
    }
  })
}

test.describe('S7: sections that are not hydrated', () => {
  test.use({ allowedErrors: /Minified React error #418/ })

  test('are drawn anew if React drops them, because something else has changed the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('main h1')
        if (heading) heading.textContent = 'An extension was here'
      })
    })
    await open(page, path('players'))
    await expect(page.locator('main h1')).not.toHaveText('An extension was here')
    await expect(page.locator('main ul li a').first()).toBeVisible()
    await expect.poll(async () => (await hydratedElements(page)).hydrated).toBeGreaterThan(0)
  })
})
