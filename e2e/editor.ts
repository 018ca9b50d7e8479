import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import { readClub } from '@palank/scripts/club-environment'
import { expect, type Page } from '@playwright/test'

export const newsroom = process.env.NEWSROOM ?? ''
/** The other club's newsroom over the same content. */
export const otherBrand = process.env.NEWSROOM_OTHER_BRAND ?? ''

/** Collects the errors of the browser's console. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  return consoleErrors
}

type Role = ReturnType<typeof peopleOf>[number]['role']

function personOf(role: Role) {
  const person = peopleOf(readClub(process.env.APP_NAME)).find((one) => one.role === role)
  if (!person) throw new Error(`the demo has no ${role}`)
  return person
}

const sessions = new Map<Role, string>()

/** A session by the REST api. Tests share it, since each login of an admin spends a code, and codes are few. */
export async function sessionOf(role: Role): Promise<string> {
  const kept = sessions.get(role)
  const headers = { authorization: `JWT ${kept}` }
  const { user } = kept
    ? ((await (await fetch(`${newsroom}/api/users/me`, { headers })).json()) as { user: unknown })
    : { user: null }
  const token = user && kept ? kept : await logInTo(newsroom, personOf(role))
  sessions.set(role, token)
  return token
}

/** The newsroom's first screen, whose title says what day it is. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /meccsnap$|^Ma nincs meccs$/ })).toBeVisible()
}

/** A browser with a person's session: the screens of the login itself take longer than most tests. */
export async function signIn(page: Page, role: Role = 'editor'): Promise<void> {
  const value = await sessionOf(role)
  await page.context().addCookies([{ name: 'payload-token', value, url: newsroom, sameSite: 'Strict' }])
}

export async function openDashboard(page: Page, role?: Role): Promise<void> {
  await signIn(page, role)
  await page.goto(`${newsroom}/admin`)
  await expectDashboard(page)
}

/** Clicks, keys and text before the scripts of a page have started are lost. */
export const waitUntilInteractive = (page: Page) => page.waitForLoadState('networkidle')

export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilInteractive(page)
}

/** A new form is drawn again once its draft has been created. */
export async function waitForNewForm(page: Page): Promise<void> {
  await page.waitForURL(/\/collections\/[\w-]+\/\d+/)
  await waitUntilInteractive(page)
}

/** As a person without a second factor does it. */
export async function signInByForm(page: Page, role: Role = 'editor'): Promise<void> {
  const { email, password } = personOf(role)
  await openInteractive(page, `${newsroom}/admin`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  await expectDashboard(page)
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
  await page.locator('.payload-toast-item').first().waitFor({ state: 'detached' })
}

export async function callApi<Data = Record<string, unknown>>(path: string, lang: 'hu' | 'en' = 'hu') {
  const address = new URL(`${process.env.API}/api/v1/${path}`)
  address.searchParams.set('lang', lang)
  const response = await fetch(address, { headers: { authorization: process.env.CLIENT_SECRET ?? '' } })
  const { data } = (await response.json()) as { data?: Data }
  return { status: response.status, data: data ?? ({} as Data) }
}
