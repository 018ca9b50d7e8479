import { peopleOf } from '@palank/demo/people'
import { expect, type Page } from '@playwright/test'

export const newsroom = process.env.NEWSROOM ?? ''

/** Collects the errors of the browser's console. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  return consoleErrors
}

type Role = ReturnType<typeof peopleOf>[number]['role']

export async function signIn(page: Page, role: Role = 'editor'): Promise<void> {
  const editor = peopleOf('solymok').find((person) => person.role === role)
  await page.goto(`${newsroom}/admin`)
  await page.locator('#field-email').fill(editor?.email ?? '')
  await page.locator('#field-password').fill(editor?.password ?? '')
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  await expect(page.getByRole('heading', { name: 'Mit szeretnél?' })).toBeVisible()
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Módosítások közzététele' }).click()
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
