import { practiceId } from './practice.ts'

const screen = '/courtside'

export const matchAddress = (id: number): string => `${screen}?match=${id === practiceId ? 'practice' : id}`

/** Null for the list of matches. */
export function matchIn(search: string): number | null {
  const match = new URLSearchParams(search).get('match')
  if (match === 'practice') return practiceId
  return match && /^[1-9]\d{0,9}$/.test(match) ? Number(match) : null
}

/** The login, and the way back from it. */
export const signInAddress = (id: number | null): string =>
  `/admin/login?redirect=${encodeURIComponent(id === null ? screen : matchAddress(id))}`
