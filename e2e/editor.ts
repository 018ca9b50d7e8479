import { peopleOf } from '@palank/demo/load-people'
import { expect, type Page } from '@playwright/test'

export const newsroom = process.env.NEWSROOM ?? ''

/** What a browser complains about fails the journey. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export async function signIn(page: Page): Promise<void> {
  const editor = peopleOf('solymok').find((person) => person.role === 'editor')
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

export async function ask(path: string, lang: 'hu' | 'en') {
  const answer = await fetch(`${process.env.API}/api/v1/${path}?lang=${lang}`, {
    headers: { authorization: process.env.CLIENT_SECRET ?? '' },
  })
  const { data } = (await answer.json()) as { data?: Record<string, unknown> }
  return { status: answer.status, data: data ?? {} }
}
