import { setTimeout as sleep } from 'node:timers/promises'
import { type PageFigures, readTrace, type Trace, traceCategories } from './page-trace.ts'
import type { Tab, UnwatchedBrowser } from './unwatched-browser.ts'

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
/** Carousels and the like start a little after hydration. */
const settleTime = 500
const patience = 60_000

async function emulatePhone({ send }: Tab): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile: mobile, hasTouch: enabled } = phone
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
  await send('Emulation.setTouchEmulationEnabled', { enabled })
}

async function untilHydrated({ send }: Tab, url: string): Promise<void> {
  const expression = "document.documentElement.dataset.hydrated === 'yes'"
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(50)) {
    const { result } = await send<{ result: { value?: boolean } }>('Runtime.evaluate', { expression })
    if (result.value) return
  }
  throw new Error(`${url} was not hydrated`)
}

async function traceOf(tab: Tab, url: string): Promise<Trace> {
  const trace: Trace = { traceEvents: [] }
  tab.on<{ value: Trace['traceEvents'] }>('Tracing.dataCollected', ({ value }) =>
    trace.traceEvents.push(...value),
  )
  await tab.send('Page.enable')
  await tab.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const categories = Object.groupBy(traceCategories, (name) => (name.startsWith('-') ? 'not' : 'yes'))
  await tab.send('Tracing.start', {
    traceConfig: {
      includedCategories: categories.yes,
      excludedCategories: categories.not?.map((name) => name.slice(1)),
    },
  })
  const navigated = tab.send<{ loaderId: string; errorText?: string }>('Page.navigate', { url })
  const idle = new Set<string>()
  tab.on<{ name: string; loaderId: string }>('Page.lifecycleEvent', ({ name, loaderId }) => {
    if (name === 'networkIdle') idle.add(loaderId)
  })
  const { loaderId, errorText } = await navigated
  if (errorText) throw new Error(`${url}: ${errorText}`)
  await untilHydrated(tab, url)
  for (const deadline = Date.now() + patience; !idle.has(loaderId); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`${url} never stopped loading`)
  }
  await sleep(settleTime)
  const complete = tab.next('Tracing.tracingComplete')
  await tab.send('Tracing.end')
  await complete
  return trace
}

/** A first visit of the site on a phone, until it is hydrated and quiet. */
export const measurePage = (browser: UnwatchedBrowser, url: string): Promise<PageFigures> =>
  browser.withTab(async (tab) => {
    await emulatePhone(tab)
    return readTrace(await traceOf(tab, url))
  })
