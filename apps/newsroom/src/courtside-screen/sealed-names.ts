import type { CourtsideMatch, CourtsidePlayer } from '../courtside/types.ts'

/** The names of a match's players, by id. */
export type Names = Record<number, Pick<CourtsidePlayer, 'last_name' | 'first_name'>>

/** The encrypted names as the device stores them. */
export type SealedNames = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

export const namesOf = ({ home, away }: CourtsideMatch): Names =>
  Object.fromEntries(
    [...home.players, ...away.players].map(({ id, last_name, first_name }) => [
      id,
      { last_name, first_name },
    ]),
  )

const nameless = { last_name: '', first_name: '' }

/** Removes the names; players are still identified by their numbers. */
export function withNames(match: CourtsideMatch, names: Names): CourtsideMatch {
  const named = (team: CourtsideMatch['home']) => ({
    ...team,
    players: team.players.map((player) => ({ ...player, ...(names[player.id] ?? nameless) })),
  })
  return { ...match, home: named(match.home), away: named(match.away) }
}

export const withoutNames = (match: CourtsideMatch): CourtsideMatch => withNames(match, {})

/** Undefined on plain http except localhost; no name is stored then. */
const keyOf = (hex: string) =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

export async function seal(names: Names, key: string): Promise<SealedNames> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(names))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key), text) }
}

/** Resolves to no names if the key is missing or is not the one that sealed them. */
export async function unseal({ iv, sealed }: SealedNames, key: string | undefined): Promise<Names> {
  if (key === undefined) return {}
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(key), sealed)
    return JSON.parse(new TextDecoder().decode(text)) as Names
  } catch {
    return {}
  }
}
