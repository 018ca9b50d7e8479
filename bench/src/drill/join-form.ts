import { setTimeout as sleep } from 'node:timers/promises'
import { pathFor } from '@palank/routes'
import { fetchPage, type Page } from './load.ts'

/** The site takes a form that was filled faster for a robot's. */
const shortestFill = 2_500

const typed = {
  name: 'Próba Panka',
  mothersName: 'Próba Ilona',
  email: 'proba@example.hu',
  hasPlayedBefore: 'no',
  phone: '',
  consent: 'yes',
}

/** Opens the join page, fills it in and sends it as a browser without scripts does. */
export async function sendJoinForm(origin: string): Promise<{ page: Page; keepsText: boolean }> {
  const url = origin + pathFor('joinUs', 'hu')
  const form = await fetchPage(url)
  const formToken = /name="formToken"[^>]*? value="([^"]*)"/.exec(form.body)?.[1]
  if (!formToken) throw new Error(`the join page answered ${form.status} without a form`)
  await sleep(shortestFill)
  const birthYear = String(new Date().getFullYear() - 10)
  const body = new URLSearchParams({ ...typed, birthYear, formToken })
  const page = await fetchPage(url, { method: 'POST', body, headers: { origin } })
  return { page, keepsText: page.body.includes(typed.name) && page.body.includes(typed.email) }
}
