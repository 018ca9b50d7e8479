import { readdirSync, readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'

const options: LaunchOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'hu-HU' }

export const launchBrowser = () => chromium.launch(options)
export type Browser = Awaited<ReturnType<typeof launchBrowser>>

/** A phone with a profile that outlives its browser, on a network that can fail. */
export const launchPhone = (profile: string, proxy: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...options,
    ...phone,
    // Chromium passes by a proxy for this machine's own addresses, unless told otherwise.
    proxy: { server: proxy, bypass: '<-loopback>' },
  })

export const phoneOf = (browser: Browser): Promise<BrowserContext> => browser.newContext(phone)

/** The session that a login leaves. */
export async function signIn(context: BrowserContext, newsroom: string, token: string): Promise<void> {
  const expires = Math.floor(Date.now() / 1000) + 3600
  await context.addCookies([
    { name: 'payload-token', value: token, url: newsroom, sameSite: 'Strict', expires },
  ])
}

/** As an empty battery does: every process with this profile, without a word. */
export function killPhone(profile: string): number {
  let killed = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile)) continue
      process.kill(Number(pid), 'SIGKILL')
      killed += 1
    } catch {
      // It has ended meanwhile.
    }
  }
  return killed
}
