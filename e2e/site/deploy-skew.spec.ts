import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchPath, type PageId, pageIds, pathFor, searchPath, systemPaths } from '@palank/routes'
import { addressOf, type ClubSetting } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { runningDemo } from '@palank/scripts/running-demo'
import { buildSite, type SiteBuild } from '@palank/scripts/site-build'
import { edgeCommand, siteCommand } from '@palank/scripts/site-processes'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { demoFolder } from '../demo-for-tests.ts'
import { versionOf, writeNextBuild } from './next-build.ts'
import { expect, site, test, waitForHydration } from './site-test.ts'

const demo = runningDemo('solymok', demoFolder)
const folder = mkdtempSync(path.join(tmpdir(), 'palank-deploy-'))
let running: Running[] = []
let setting: ClubSetting
let origin = ''

async function stopAll() {
  await Promise.all(running.map((process) => process.stop()))
  running = []
}

/** Stops the site and the edge before it, and starts those of a build in their place. */
async function deploy(build: SiteBuild) {
  await stopAll()
  const sites = [setting.ports.site]
  running = [
    startProcess(siteCommand(setting, build, folder)),
    startProcess(edgeCommand(setting, { build, sites, folder })),
  ]
  await untilAnswering(`${origin}/readyz`, 60)
}

test.beforeAll(async () => {
  if (!demo) throw new Error('the demo of these tests is not running')
  const [edge, site] = await Promise.all([freePort(), freePort()])
  setting = { ...demo.setting, ports: { ...demo.setting.ports, edge, site } }
  origin = addressOf(edge)
})
test.afterAll(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
})

/** An address of every page, and of the table that shares one with the matches. */
async function screens(request: APIRequestContext): Promise<string[]> {
  const read = async (address: string) => (await request.get(site + address)).text()
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const sitemaps = addressesIn(await read(systemPaths.sitemap))
  const listed = (await Promise.all(sitemaps.map(read))).flatMap(addressesIn)
  const isOf = (page: PageId) => (address: string) => {
    const match = matchPath(address)
    return match?.page === page && match.language === 'hu'
  }
  const others = [
    searchPath('hu', 'csapat'),
    ...(['catalogue', 'search', 'joinUs'] as const).map((page) => pathFor(page, 'hu')),
  ]
  const pages = pageIds.map((page) => [...listed, ...others].find(isOf(page)) ?? `no address of ${page}`)
  return [...pages, `${pathFor('schedules', 'hu')}?view=standings`]
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(origin + address)
  await waitForHydration(tab)
  return tab
}

const buildOf = (tab: Page): Promise<string> =>
  tab.evaluate(() => Reflect.get(window, '__reactRouterManifest').version)
const headingOf = (tab: Page) => tab.locator('main h1')

/** The menu has a link to each. */
const targets = (['news', 'galleries', 'teams', 'schedules'] as const).map((page) => pathFor(page, 'hu'))

async function clickLinkTo(tab: Page, target: string) {
  await tab.locator(`a[href="${target}"]:visible`).first().click()
  await expect(tab).toHaveURL(origin + target)
}

test('deploy: a click in a tab of the last build loads the page of the new one, on every screen', async ({
  context,
  request,
}) => {
  const last = await buildSite()
  await deploy(last)
  const tabs = new Map<string, Page>()
  for (const address of await screens(request)) tabs.set(address, await openTab(context, address))
  expect(tabs.size).toBe(pageIds.length + 1)
  const control = await openTab(context, pathFor('home', 'hu'))
  const headings = new Map<string, string>()
  for (const target of targets) {
    const tab = tabs.get(target)
    if (tab) headings.set(target, (await headingOf(tab).textContent()) ?? '')
  }

  const next = writeNextBuild(last, path.join(folder, 'next'))
  await deploy(next)

  // Without the check of the build, the data cannot be drawn.
  await control.route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      const response = await route.fetch()
      const { 'x-palank-build': build, ...headers } = response.headers()
      expect(build).toBe(`${versionOf(last)}-next`)
      await route.fulfill({ response, headers })
    },
  )
  await clickLinkTo(control, targets[1] ?? '')
  await expect(headingOf(control)).toHaveText('Időt kértünk')

  for (const [index, [address, tab]] of [...tabs].entries()) {
    const others = targets.filter((target) => !address.startsWith(target))
    const target = others[index % others.length] ?? ''
    const documents: string[] = []
    tab.on('request', (sent) => {
      if (sent.isNavigationRequest()) documents.push(new URL(sent.url()).pathname)
    })
    expect(await buildOf(tab), address).toBe(versionOf(last))
    await clickLinkTo(tab, target)
    await waitForHydration(tab)
    await expect(headingOf(tab), address).toHaveText(headings.get(target) ?? '')
    expect(documents, address).toEqual([target])
    expect(await buildOf(tab), address).toBe(`${versionOf(last)}-next`)
    await tab.close()
  }
})
