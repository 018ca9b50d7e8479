import { type Browser, type BrowserContext, chromium } from '@playwright/test'

export type DashboardVisit = {
  firstByte: number
  firstPaint: number
  /** Seconds until its blocks are there. */
  blocks: number
  bytes: number
  requests: number
}

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function visit(context: BrowserContext, newsroom: string): Promise<DashboardVisit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let [bytes, requests] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  const since = performance.now()
  const response = await page.goto(`${newsroom}/admin`)
  await page.locator('[data-place]').first().waitFor()
  const blocks = (performance.now() - since) / 1000
  await page.waitForLoadState('networkidle')
  const firstByte = (response?.request().timing().responseStart ?? 0) / 1000
  const paints = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
  await page.close()
  return { firstByte, firstPaint: (paints[0] ?? 0) / 1000, blocks, bytes, requests }
}

/** On a phone's width: by a newsroom that has just started, by a warm one, and with a filled cache. */
export async function visitDashboard(
  newsroom: string,
  token: string,
): Promise<Record<'cold' | 'warm' | 'cached', DashboardVisit>> {
  const browser: Browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
  const newVisitor = async () => {
    const context = await browser.newContext(phone)
    await context.addCookies([
      { name: 'payload-token', value: token, url: newsroom, sameSite: 'Strict' as const },
    ])
    return context
  }
  try {
    const cold = await visit(await newVisitor(), newsroom)
    const visitor = await newVisitor()
    const warm = await visit(visitor, newsroom)
    return { cold, warm, cached: await visit(visitor, newsroom) }
  } finally {
    await browser.close()
  }
}
