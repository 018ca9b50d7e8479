import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { newsroom, sessionOf } from '../editor.ts'

// `pnpm guide-pictures`: the pictures of docs/guides, of the newsroom as it is. It leaves an empty draft, which no list shows.

type Role = Parameters<typeof sessionOf>[0]
type Size = { width: number; height: number }
type Sharp = (png: Buffer) => { png: (options: object) => { toBuffer: () => Promise<Buffer> } }

// The demo has it to make its pictures.
const sharp = createRequire(path.join(root, 'demo/package.json'))('sharp') as Sharp
const folder = path.join(root, 'docs/guides/pictures')
const desktop = { width: 1200, height: 760 }
const phone = { width: 390, height: 780 }
const maxBytes = 120_000

async function pageOf(browser: Browser, role: Role | undefined, viewport: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    reducedMotion: 'reduce',
    isMobile: viewport === phone,
    hasTouch: viewport === phone,
  })
  await context.addCookies([{ name: 'payload-lng', value: 'hu', url: newsroom }])
  if (role) {
    const value = await sessionOf(role)
    await context.addCookies([{ name: 'payload-token', value, url: newsroom, sameSite: 'Strict' }])
  }
  return context.newPage()
}

/** As many colours as fit into the size: screens have few, their photographs can do with fewer. */
async function compact(png: Buffer): Promise<Buffer> {
  for (const colours of [128, 64, 32, 16]) {
    const smaller = await sharp(png)
      .png({ palette: true, colours, effort: 10, compressionLevel: 9 })
      .toBuffer()
    if (smaller.length <= maxBytes) return smaller
  }
  throw new Error(`a picture does not fit into ${maxBytes} bytes`)
}

/** Forms fill in their fields after they have appeared. */
async function settle(page: Page): Promise<void> {
  // The sign of Next's own development server.
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => document.body.innerHTML)
        const isSame = now === before
        before = now
        return isSame
      },
      { intervals: [700] },
    )
    .toBe(true)
}

type Picture = {
  name: string
  role?: Role
  /** Under /admin. */
  at: string
  size?: Size
  /** What to do before the picture is taken. */
  first?: (page: Page) => Promise<unknown>
}

const openFirst = async (page: Page, slug: string, role: Role) => {
  const headers = { authorization: `JWT ${await sessionOf(role)}` }
  const query = 'limit=1&depth=0&sort=-createdAt&where[_status][equals]=published&select[id]=true'
  const { docs } = (await (await fetch(`${newsroom}/api/${slug}?${query}`, { headers })).json()) as {
    docs: { id: number }[]
  }
  await page.goto(`${newsroom}/admin/collections/${slug}/${docs[0]?.id}`)
}

const pictures: Picture[] = [
  { name: 'belepes', at: '/login' },
  { name: 'ma', role: 'editor', at: '' },
  { name: 'telefon', role: 'statistician', at: '', size: phone },
  { name: 'hirek', role: 'editor', at: '/collections/articles' },
  { name: 'hir', role: 'editor', at: '', first: (page) => openFirst(page, 'articles', 'editor') },
  {
    name: 'kozzetetel',
    role: 'editor',
    at: '/collections/articles/create',
    first: (page) => page.locator('.publish-time').click(),
  },
  { name: 'meccsnap', role: 'statistician', at: '/collections/matches' },
  {
    name: 'galeria',
    role: 'editor',
    at: '',
    first: async (page) => {
      await openFirst(page, 'galleries', 'editor')
      const tile = page.locator('#field-files').getByRole('listitem').first()
      // The second row would be cut, and the bar above hides what is at the top.
      await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  { name: 'keptar', role: 'editor', at: '/collections/media' },
]

test('the pictures of the guides', async ({ browser }) => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  for (const { name, role, at, size = desktop, first } of pictures)
    await test.step(name, async () => {
      const page = await pageOf(browser, role, size)
      await page.goto(`${newsroom}/admin${at}`)
      await page.locator('main, form, h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await first?.(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await settle(page)
      const png = await page.screenshot({ caret: 'hide', animations: 'disabled' })
      const file = await compact(png)
      writeFileSync(path.join(folder, `${name}.png`), file)
      process.stdout.write(`${name}.png ${Math.round(file.length / 1000)} kB\n`)
      await page.context().close()
    })
})
