import { type Language, pathFor, searchPath } from '@palank/routes'
import type { Page } from '@playwright/test'
import { type Carriers, injectIntoContent, injectIntoFrame, parts, rawParts } from './inject-vectors.ts'
import { expect, homeOf, languages, load, test, waitForHydration } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'
import { alarm, canaryHost, distinct, vectors } from './xss-vectors.ts'

// A site without its edge serves no pictures, and what is left of a vector may request one.
test.use({ allowedErrors: /Failed to load resource/ })

type Listed = { id: number; slugs?: Record<Language, string | null> }

async function firstItems(kind: keyof Carriers): Promise<Listed[]> {
  const headers = { authorization: process.env.CLIENT_SECRET ?? '' }
  const response = await fetch(`${process.env.API}/api/v1/${kind}/list?lang=hu&per_page=100`, { headers })
  const { data } = (await response.json()) as { data: Listed[] }
  return data.filter(({ slugs }) => !slugs || (slugs.hu && slugs.en && slugs.hu !== 'footer')).slice(0, parts)
}

/** Selects one item of each kind per part of the vectors. */
async function selectCarriers() {
  const [article, page, gallery, video] = await Promise.all(
    (['article', 'page', 'gallery', 'video'] as const).map(firstItems),
  )
  const items = { article: article ?? [], page: page ?? [], gallery: gallery ?? [], video: video ?? [] }
  const slug = (language: Language) => (item: Listed) => item.slugs?.[language] ?? ''
  const id = (item: Listed) => item.id
  const carriers: Carriers = {
    article: languages.flatMap((language) => items.article.map(slug(language))),
    page: languages.flatMap((language) => items.page.map(slug(language))),
    gallery: items.gallery.map(id),
    video: items.video.map(id),
  }
  const addresses = (language: Language) => [
    ...items.article.map((item) => pathFor('article', language, { slug: slug(language)(item) })),
    ...items.page.map((item) => pathFor('page', language, { slug: slug(language)(item) })),
    ...items.gallery.map((item) => pathFor('gallery', language, { id: item.id })),
    ...items.video.map((item) => pathFor('video', language, { id: item.id })),
    ...(['news', 'galleries', 'videos', 'information'] as const).map((list) => pathFor(list, language)),
    searchPath(language, alarm),
  ]
  return { carriers, addresses }
}

/** Records what vectors do: alarm calls from any frame, dialogs, requests to the canary host, CSP violations. */
async function recordAttacks(page: Page): Promise<string[]> {
  const attacks: string[] = []
  await page.context().exposeFunction(alarm, (number: unknown) => attacks.push(`ran: ${number}`))
  await page.context().exposeFunction('refused', (what: string) => attacks.push(`refused: ${what}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { refused } = window as unknown as { refused: (what: string) => void }
      refused(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    attacks.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.context().on('request', (request) => {
    if (new URL(request.url()).host === canaryHost) attacks.push(`requested: ${request.url()}`)
  })
  await page.context().route(`**://${canaryHost}/**`, (route) => route.abort())
  await page.context().route('**/files/**', (route) => route.abort())
  return attacks
}

/** Markup that could still run: event handlers, script addresses, forbidden elements. */
const unsafeMarkup = (page: Page) =>
  page.evaluate((name) => {
    const found: string[] = []
    const addresses = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'xlink:href',
      'poster',
      'background',
      'srcdoc',
    ]
    for (const element of document.querySelectorAll('*')) {
      for (const { name: attribute, value } of element.attributes) {
        if (/^on/i.test(attribute)) found.push(`${element.tagName} ${attribute}`)
        if (!addresses.includes(attribute.toLowerCase())) continue
        const protocol = URL.canParse(value, location.href) ? new URL(value, location.href).protocol : 'none'
        if (!/^(https?|mailto|tel|none):?$/.test(protocol)) found.push(`${element.tagName} ${protocol}`)
      }
    }
    // The head has the site's own style sheets in one element.
    const styles = 'style:not(head > style[data-href])'
    const forbidden = `iframe, object, embed, base, ${styles}, template, math, frame, meta[http-equiv]`
    for (const style of document.querySelectorAll('style')) {
      if (style.textContent.includes(name)) found.push('STYLE')
    }
    for (const { tagName } of document.querySelectorAll(forbidden)) found.push(tagName)
    for (const script of document.scripts) {
      const data = script.type === 'application/ld+json' || /streamController\.enqueue\("/.test(script.text)
      if (!data && script.text.includes(name)) found.push('SCRIPT')
      if (script.type === 'application/ld+json') JSON.parse(script.text)
    }
    return found
  }, alarm)

/** Clicks every link without leaving the page. */
const clickAll = (page: Page) =>
  page.evaluate(async () => {
    const stay = (event: Event) => {
      const link = (event.target as Element).closest('a')
      // An invalid address has the protocol ":".
      if (!link || /^(https?|mailto|tel|):$/.test(link.protocol)) event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('click', stay, true)
    const links = document.querySelectorAll<HTMLElement>('a[href]')
    for (const link of links) link.click()
    await new Promise((resolve) => setTimeout(resolve))
    removeEventListener('click', stay, true)
    return links.length
  })

/** Counts the vectors in the title, the visible elements and the scripts of a page. */
const countVectors = (page: Page) =>
  page.evaluate((name) => {
    const sum = (texts: string[]) => texts.reduce((before, text) => before + text.split(name).length - 1, 0)
    const elements = [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT')
    return {
      title: sum([document.title]),
      text: sum(elements.map(({ outerHTML }) => outerHTML)),
      data: sum([...document.scripts].map(({ text }) => text)),
    }
  }, alarm)

/** Expects that no vector runs, neither on load nor when links are clicked. */
async function expectHarmless(page: Page, attacks: string[], path: string) {
  await waitForHydration(page)
  await expect.poll(async () => (await countVectors(page)).text, path).toBeGreaterThan(100)
  expect(await unsafeMarkup(page), path).toEqual([])
  expect(await clickAll(page), path).toBeGreaterThan(20)
  expect(attacks, path).toEqual([])
}

/** Navigates on the client, so that the page is rendered in the browser. */
async function navigate(page: Page, path: string) {
  await page.evaluate(async (to) => {
    const name = '__reactRouterDataRouter'
    const router = (window as unknown as Record<typeof name, { navigate: (to: string) => Promise<void> }>)[
      name
    ]
    await router.navigate(to)
  }, path)
  const { href, pathname } = new URL(path, page.url())
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  // The address changes before the page does; the canonical one of a search has no keyword.
  const canonical = () => page.locator('head > link[rel=canonical]').getAttribute('href')
  await expect.poll(async () => href.startsWith((await canonical()) ?? 'none'), path).toBe(true)
}

test.describe(() => {
  // An unsanitised page logs many errors.
  test.use({ allowedErrors: /./ })
  test('there are at least 500 vectors, and they run in an unsanitised page', async ({ page, context }) => {
    expect(distinct).toBe(vectors.length)
    expect(distinct).toBeGreaterThanOrEqual(500)
    const attacks = await recordAttacks(page)
    for (const html of rawParts(12)) {
      const unsafePage = await context.newPage()
      await unsafePage.route('http://trusting.example/**', (route) =>
        route.request().isNavigationRequest() && route.request().frame() === unsafePage.mainFrame()
          ? route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><meta charset="utf-8"><body>${html}`,
            })
          : route.fulfill({ status: 404, body: '' }),
      )
      try {
        await unsafePage.goto('http://trusting.example/')
        await clickAll(unsafePage)
      } catch {
        // Some vectors navigate away or break the page; what they did before is recorded.
      }
      await unsafePage.close()
    }
    const countDistinct = (what: string) => new Set(attacks.filter((one) => one.startsWith(what))).size
    expect(countDistinct('ran')).toBeGreaterThan(150)
    expect(countDistinct('requested')).toBeGreaterThan(10)
  })
})

for (const bypassCSP of [false, true]) {
  const guard = bypassCSP ? 'by sanitising alone' : 'with CSP'

  test.describe(() => {
    test.use({ bypassCSP })
    // One worker, so that its sites are started once.
    test.describe.configure({ mode: 'default' })
    let content: TamperedSite
    let frame: TamperedSite
    let addresses: (language: Language) => string[]
    test.beforeAll(async () => {
      const selected = await selectCarriers()
      addresses = selected.addresses
      content = await startTamperedSite((call, answer) => injectIntoContent(call, answer, selected.carriers))
      frame = await startTamperedSite(injectIntoFrame)
      await Promise.all([content.ready(), frame.ready()])
    })
    test.afterAll(() => Promise.all([content.stop(), frame.stop()]))

    // CSP does not depend on the language; the texts do.
    for (const language of bypassCSP ? languages : languages.slice(0, 1)) {
      test(`no vector runs in an article, page, gallery, video or list, ${guard}: ${language}`, async ({
        page,
      }) => {
        const attacks = await recordAttacks(page)
        for (const path of addresses(language)) {
          const response = await load(page, content.origin + path)
          expect(response?.status(), path).toBe(200)
          // Sections that are not hydrated are only in the text.
          const { text, data } = await countVectors(page)
          expect(text + data, path).toBeGreaterThan(100)
          await expectHarmless(page, attacks, path)
        }
        if (!bypassCSP) return
        // Client rendering uses another parser than server-rendered HTML.
        for (const path of addresses(language)) {
          await navigate(page, path)
          await expectHarmless(page, attacks, path)
        }
      })

      test(`no vector runs in a setting, menu, footer, or on home, ${guard}: ${language}`, async ({
        page,
      }) => {
        const attacks = await recordAttacks(page)
        for (const path of [homeOf(language), pathFor('information', language)]) {
          await load(page, frame.origin + path)
          await expectHarmless(page, attacks, path)
        }
        await expect.poll(async () => (await countVectors(page)).text).toBeGreaterThan(2 * vectors.length)
      })
    }
  })
}
