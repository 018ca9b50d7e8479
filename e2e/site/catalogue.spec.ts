import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathFor } from '@palank/routes'
import { root } from '@palank/scripts/paths'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { brandSites, expect, languages, open, site, test, widths } from './site-test.ts'

const app = path.join(root, 'apps/site/app')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: app }).filter((name) => !name.includes('.test.'))

/** Components that the files of ui and features export. */
const components = filesOf('{ui,features}/**/[A-Z]*.tsx').flatMap((name) =>
  [...readFileSync(path.join(app, name), 'utf8').matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(
    ([, component = '']) => component,
  ),
)

/** Texts of an examples file that the page shows: titles, names, alternative texts. */
const textsIn = (name: string) =>
  [...readFileSync(path.join(app, name), 'utf8').matchAll(/(?<=['>])[^'\\\n<>/]{8,}(?=['<])/g)]
    .map(([text]) => text)
    .filter((text) => /\p{Lu}/u.test(text) && / /.test(text))

/** Opens every part of the catalogue. */
const expandAll = (page: Page) =>
  page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true
  })

for (const language of languages) {
  const address = pathFor('catalogue', language)

  test(`B6 ${language}: the catalogue shows every component of ui and the features, and every file of examples`, async ({
    page,
  }) => {
    await open(page, address)
    const names = await page.locator('main code').allTextContents()
    const catalogued = new Set(names.flatMap((name) => name.match(/\w+/g) ?? []))
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter((component) => !catalogued.has(component))).toEqual([])
    await expandAll(page)
    const examples = filesOf('{ui,features}/**/*.examples.ts')
    expect(examples.length).toBeGreaterThan(10)
    // A file of figures alone has no text to look for.
    const withTexts = examples.filter((name) => textsIn(name).length > 0)
    expect(withTexts.length).toBeGreaterThan(examples.length - 3)
    // Some parts are drawn by scripts of their own.
    const missing = async () => {
      const html = await page.locator('main').innerHTML()
      return withTexts.filter((name) => !textsIn(name).some((text) => html.includes(text)))
    }
    await expect.poll(missing).toEqual([])
    const panels = page.locator('main [data-example]')
    await expect(panels).toHaveCount(names.length)
    const heights = () =>
      panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height))
    await expect.poll(async () => (await heights()).filter((height) => height < 20)).toEqual([])
  })

  test(`B6 ${language}: it is not in the menus, the information page or search engines, at either club`, async ({
    page,
  }) => {
    for (const origin of Object.values(brandSites)) {
      await open(page, origin + address)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // Only the link to the twin leads there.
      await expect(page.locator(`:is(header, footer, nav) a[href="${address}"]`)).toHaveCount(0)
    }
    for (const screen of ['home', 'information', 'search'] as const) {
      await open(page, pathFor(screen, language))
      await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0)
    }
  })

  test(`B6 ${language}: its pictures load, it makes no third-party request, and it fits a phone`, async ({
    page,
  }) => {
    const requests = new Set<string>()
    const failures: string[] = []
    page.on('request', (request) => requests.add(new URL(request.url()).origin))
    page.on('response', (response) => response.status() >= 400 && failures.push(response.url()))
    await open(page, address, widths.phone)
    await expandAll(page)
    await page.locator('main img').evaluateAll(async (pictures) => {
      for (const picture of pictures) {
        picture.scrollIntoView({ behavior: 'instant' })
        // A busy browser leaves frames out.
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((resolve) => setTimeout(resolve, 500)),
        ])
      }
    })
    await page.waitForLoadState('networkidle')
    expect(failures).toEqual([])
    expect([...requests]).toEqual([site])
    await expectNoSidewaysScroll(page)
  })
}
