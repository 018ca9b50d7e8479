import { cookies, headers } from 'next/headers'
import { type Language, preferredLanguage } from './preferred-language.ts'

/** The language that was picked, else that of the browser. */
export async function pageLanguage(): Promise<Language> {
  const picked = (await cookies()).get('payload-lng')?.value
  if (picked === 'hu' || picked === 'en') return picked
  return preferredLanguage((await headers()).get('accept-language') ?? '')
}
