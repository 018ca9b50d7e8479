import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { match, opened, payload, withMatch } from './courtside/testing/with-match.ts'
import { emailOf, password } from './testing/newsroom.ts'

const { chromium, expect: see } = createRequire('/work/wt/devices/e2e/package.json')('@playwright/test')
withMatch()

test('roster', async () => {
  const port = 7391
  const base = `http://127.0.0.1:${port}`
  const server = '/work/wt/devices/.palank/newsroom-builds/df1ac9912f3ec220/apps/newsroom/server.js'
  const child = spawn(process.execPath, [server], {
    cwd: server.replace('/server.js', ''),
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NEWSROOM_ORIGIN: base,
      CLUB_DIR: '/work/wt/devices/demo/clubs/solymok',
      APP_NAME: 'solymok',
    },
  })
  let out = ''
  child.stdout.on('data', (d) => {
    out += d
  })
  child.stderr.on('data', (d) => {
    out += d
  })
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  })
  try {
    for (let i = 0; i < 60; i++) {
      if (
        await fetch(`${base}/admin/login`).then(
          (r) => r.ok,
          () => false,
        )
      )
        break
      await sleep(500)
    }
    const id = match
    const kept = opened
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'hu' })
    const page = await context.newPage()
    const done = await context.request.post(`${base}/api/users/login`, {
      data: { email: emailOf('statistician'), password: password('statistician') },
    })
    writeFileSync('/tmp/dev-e2e/step.txt', `login ${done.status()}\n`)
    const step = (t: string) => writeFileSync('/tmp/dev-e2e/step.txt', `${t}\n`, { flag: 'a' })
    const key = `courtside-names-${id}`
    const hasKey = async () => (await context.cookies()).some(({ name }: { name: string }) => name === key)
    const [one] = (await kept()).home.players
    const label = `${one?.jersey_number} ${one?.last_name}`
    const number = new RegExp(`^${one?.jersey_number}, `)
    page.on('dialog', (d: { accept: () => void }) => d.accept())
    await page.goto(`${base}/courtside?match=${id}`)
    step(`opened ${page.url()} ${await hasKey()}`)
    await page.getByRole('radio', { name: 'Mindent' }).check()
    await page.getByRole('button', { name: 'Kezdődik a meccs' }).click()
    await see(page.getByRole('button', { name: '1. negyed', exact: true })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await sleep(1500)
    await context.setOffline(true)
    await page.reload()
    await see(page.getByRole('button', { name: `${label},` })).toBeVisible()
    step('offline names there')
    await page.getByRole('button', { name: `${label},` }).click()
    await page.getByRole('button', { name: '+2', exact: true }).click()
    await see(page.locator('.cs-notice__count')).toHaveText('1')
    const [cookie] = (await context.cookies()).filter(({ name }: { name: string }) => name === key)
    step(`hours ${(cookie.expires - Date.now() / 1000) / 3600}`)
    await context.clearCookies({ name: key })
    await page.reload()
    await see(page.getByRole('button', { name: number }).first()).toBeVisible()
    await see(page.getByText(one?.last_name ?? '')).toHaveCount(0)
    await see(page.locator('.cs-notice__count')).toHaveText('1')
    step('key gone: numbers')
    await context.setOffline(false)
    await see(page.getByRole('button', { name: `${label},` })).toBeVisible({ timeout: 20_000 })
    await see.poll(hasKey).toBe(true)
    step('back online: names')
    await page.goto(`${base}/admin/logout`)
    await see.poll(hasKey).toBe(false)
    step(`after logout ${page.url()}`)
    await context.setOffline(true)
    await page.goto(`${base}/courtside?match=${id}`)
    await see(page.getByRole('button', { name: number }).first()).toBeVisible()
    await see(page.getByText(one?.last_name ?? '')).toHaveCount(0)
    step('after logout offline: numbers')
    expect(payload).toBeTruthy()
  } finally {
    writeFileSync('/tmp/dev-e2e/newsroom.txt', out)
    await browser.close()
    child.kill()
  }
}, 120_000)
