import { codeOf } from '@palank/demo/codes'
import { compareNewsroomHeaders } from '@palank/scripts/newsroom-headers'
import { expect, type Page, request, test } from '@playwright/test'
import { consoleErrorsOf, expectDashboard, newsroom, openInteractive, signIn } from './editor.ts'
import { authorization, logIn, logInAs, read, send } from './newsroom-api.ts'

test('every kind of answer of the newsroom has the headers of the guide', async () => {
  await logIn()
  const { docs } = await read<{ docs: { url: string }[] }>('media?limit=1&depth=0')
  const visitor = await request.newContext()
  const screen = await (await visitor.get(`${newsroom}/admin/login`)).text()
  const answers: Record<string, { path: string; headers?: Record<string, string> }> = {
    screen: { path: '/admin/login' },
    "courtside's worker": { path: '/courtside/worker.js' },
    'answer of the api': { path: '/api/users/me' },
    'refusal of the api': { path: '/api/articles' },
    'uploaded file': { path: new URL(docs[0]?.url ?? '', newsroom).pathname, headers: authorization() },
    script: { path: /\/_next\/static\/[^"]+\.js/.exec(screen)?.[0] ?? '' },
    'missing page': { path: '/nincs-ilyen' },
    health: { path: '/healthz' },
  }
  const responses = new Map<string, { status: number; headers: Record<string, string> }>()
  for (const [kind, { path, headers = {} }] of Object.entries(answers)) {
    const response = await visitor.get(newsroom + path, { headers, maxRedirects: 0 })
    responses.set(kind, { status: response.status(), headers: response.headers() })
    expect(response.headers()).not.toHaveProperty('x-powered-by')
  }
  const { found, documented } = compareNewsroomHeaders(responses)
  expect(found).toEqual(documented)
  const nonces = [screen, await (await visitor.get(`${newsroom}/admin/login`)).text()].map(
    (html) => /nonce="([^"]+)"/.exec(html)?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  await visitor.dispose()
})

test('an invited admin chooses a password, sets up the second step, and sees the sessions', async ({
  browser,
}) => {
  const email = `proba-${Date.now()}@klub.example`
  const password = 'próba jelszó a kapuhoz'
  const [adminContext, context] = [await browser.newContext(), await browser.newContext()]
  const [admin, page] = [await adminContext.newPage(), await context.newPage()]
  const errors = [consoleErrorsOf(admin), consoleErrorsOf(page)]
  let link = ''
  let secret = ''
  let usedCode = ''
  let recoveryCodes: string[] = []
  const enterPassword = async () => {
    await page.getByLabel('E-mail-cím').fill(email)
    await page.getByLabel('Jelszó', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  }
  const enterCode = async (code: string) => {
    await page.locator('#field-code').fill(code)
    await page.getByRole('button', { name: 'Belépek' }).click()
  }
  /** Payload's own line of times is wider than a phone, so only what is ours is measured. */
  const fitsPhones = async (screen: Page, part: string) => {
    await screen.setViewportSize({ width: 390, height: 844 })
    await expect(async () => {
      const edges = await screen
        .locator(`${part}, ${part} *`)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right))
      expect(edges.length).toBeGreaterThan(3)
      expect(Math.max(...edges)).toBeLessThanOrEqual(390)
    }).toPass({ timeout: 30_000 })
    await screen.setViewportSize({ width: 1440, height: 1000 })
  }
  await logInAs('admin')
  try {
    await test.step('an admin invites; without mail the form says so, and gives a link', async () => {
      await signIn(admin, 'admin')
      await openInteractive(admin, `${newsroom}/admin/collections/users`)
      await expect(admin.getByRole('link', { name: 'Új létrehozása' })).toHaveCount(0)
      await admin.getByRole('button', { name: 'Meghívok valakit' }).click()
      await expect(admin.getByText('A levélküldés nincs beállítva')).toBeVisible()
      await admin.getByLabel('Név', { exact: true }).fill('Próba Panna')
      await admin.getByLabel('E-mail-cím').fill(email)
      await admin.getByRole('button', { name: 'Meghívom' }).click()
      await expect(admin.getByRole('alert').first()).toContainText('Válassz legalább egy szerepet')
      await admin.getByLabel('Adminisztrátor').check()
      await fitsPhones(admin, '.invitation')
      await admin.getByRole('button', { name: 'Meghívom' }).click()
      link = await admin.getByLabel('Egyszer használatos link').inputValue()
      await expect(admin.getByRole('link', { name: 'Próba Panna' })).toBeVisible()
    })
    await test.step('the link leads to a password and to the QR code, not in', async () => {
      await openInteractive(page, link)
      await page.getByLabel('Új jelszó', { exact: true }).fill(password)
      await page.getByLabel('Új jelszó még egyszer').fill('másik jelszó, hosszú')
      await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click()
      await expect(page.getByRole('alert').first()).toContainText('A két jelszó nem egyforma')
      await page.getByLabel('Új jelszó még egyszer').fill(password)
      await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click()
      await expect(page.getByRole('heading', { name: 'Kétlépcsős belépés beállítása' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'QR-kód a hitelesítő alkalmazáshoz' })).toBeVisible()
      expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'payload-token' }))
      secret = ((await page.locator('.sign-in__secret').textContent()) ?? '').replaceAll(' ', '')
      await fitsPhones(page, '.sign-in')
    })
    await test.step('a wrong code is refused in words; the right one shows the recovery codes', async () => {
      await enterCode('000000')
      await expect(page.getByRole('alert').first()).toContainText('Ez a kód nem jó')
      // The next one, which stays valid for the longest time.
      usedCode = codeOf(secret, 1)
      await enterCode(usedCode)
      await expect(page.locator('.recovery-codes li')).toHaveCount(10)
      recoveryCodes = await page.locator('.recovery-codes li').allTextContents()
      await page.getByRole('button', { name: 'Elmentettem, tovább' }).click()
      await expectDashboard(page)
    })
    await test.step('next time a code is asked for, once each; a recovery code works too', async () => {
      // What an open page still asks for would be refused.
      await page.goto('about:blank')
      await context.clearCookies()
      await openInteractive(page, `${newsroom}/admin/login?redirect=https://evil.example`)
      await enterPassword()
      await expect(page.getByRole('heading', { name: 'Második lépés' })).toBeVisible()
      await enterCode(usedCode)
      await expect(page.getByRole('alert').first()).toContainText('Várd meg a következőt')
      await page.getByRole('button', { name: /helyreállító kódot írok be/ }).click()
      await enterCode(recoveryCodes[0] ?? '')
      await expectDashboard(page)
      await expect(page).toHaveURL(`${newsroom}/admin`)
    })
    await test.step('the account lists the sessions, and signs the other one out', async () => {
      await page.goto(`${newsroom}/admin/account`)
      const sessions = page.locator('.account-security__sessions li')
      await expect(sessions).toHaveCount(2)
      await expect(sessions.first()).toContainText(/Chrome, Linux.*ez az eszköz/)
      await expect(page.getByText('Megmaradt helyreállító kódok: 9')).toBeVisible()
      await fitsPhones(page, '.account-security')
      await page.getByRole('button', { name: /^Kijelentkeztetem/ }).click()
      await expect(sessions).toHaveCount(1)
    })
    await test.step('a new password needs the current one and a code; the account form has no password field', async () => {
      const account = page.locator('.account-security')
      await expect(page.locator('#change-password')).toHaveCount(0)
      await expect(page.locator('#field-email')).toBeDisabled()
      await account.getByRole('button', { name: 'Új jelszót választok' }).press('Enter')
      const [fresh, code] = ['próba jelszó a szobához', recoveryCodes[1] ?? '']
      await account.getByLabel('Új jelszó', { exact: true }).fill(fresh)
      await account.getByLabel('Új jelszó még egyszer').fill(fresh)
      await account.getByLabel('Mostani jelszó').fill('nem ez a jelszó')
      await account.getByLabel('A mostani alkalmazás kódja').fill(code)
      await fitsPhones(page, '.account-security')
      await account.getByLabel('A mostani alkalmazás kódja').press('Enter')
      await expect(account.getByRole('alert')).toContainText('Ez nem a mostani jelszavad')
      await account.getByLabel('Mostani jelszó').fill(password)
      await account.getByRole('button', { name: 'Mentem' }).click()
      await expect(account.getByText('A jelszavad megváltozott.')).toBeVisible()
    })
    await test.step('where mail is not set up, a forgotten password is for the administrator', async () => {
      // What an open page still asks for would be refused.
      await page.goto('about:blank')
      await context.clearCookies()
      await page.goto(`${newsroom}/admin/forgot`)
      await expect(page.getByText('nincs beállítva a levélküldés')).toBeVisible()
      await expect(page.getByLabel('E-mail-cím')).toHaveCount(0)
      await admin.getByRole('link', { name: 'Próba Panna' }).click()
      await admin.getByRole('button', { name: 'Egyszer használatos linket kérek' }).click()
      expect(await admin.getByLabel('Egyszer használatos link').inputValue()).not.toBe(link)
    })
    // The browser reports each refusal of a fetch as an error of the console.
    expect(errors.flat().filter((text) => !/status of 40[01]/.test(text))).toEqual([])
  } finally {
    await Promise.all([adminContext.close(), context.close()])
    const address = encodeURIComponent(email)
    const { docs } = await read<{ docs: { id: number }[] }>(`users?where[email][equals]=${address}&depth=0`)
    for (const { id } of docs) await send('DELETE', `users/${id}`)
  }
})
