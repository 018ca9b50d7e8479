import { clockOf } from '@palank/sport/clock'
import { type Both, both } from '../both.ts'
import { columnNames } from '../match-sheet/columns.ts'
import { budapestClock } from './budapest.ts'
import type { Value } from './types.ts'

const names: Record<string, Both> = {
  round: both('forduló', 'round'),
  round_en: both('forduló angolul', 'round in English'),
  game_time: both('kezdés', 'tip-off'),
  arena: both('csarnok', 'arena'),
  status: both('állapot', 'state'),
  home_score: both('hazai pont', 'home score'),
  away_score: both('vendég pont', 'away score'),
  forfeit: both('játék nélkül', 'forfeit'),
  attendance: both('nézőszám', 'attendance'),
  referees: both('játékvezetők', 'referees'),
  ticket_url: both('jegyvásárlás címe', 'address for tickets'),
  side: both('csapat', 'team'),
  jersey_number: both('mezszám', 'number'),
  starter: both('kezdő', 'starter'),
  did_not_play: both('nem játszott', 'did not play'),
  line: both('törölt sor', 'deleted row'),
}
const words: Record<string, Both> = {
  scheduled: both('kiírva', 'scheduled'),
  live: both('folyik', 'live'),
  finished: both('vége', 'finished'),
  postponed: both('elhalasztva', 'postponed'),
  cancelled: both('törölve', 'cancelled'),
  home: both('hazai', 'home'),
  away: both('vendég', 'away'),
}
const worded = new Set(['status', 'forfeit', 'side'])

export function fieldLabel(field: string): Both {
  const period = Number(/^period_(\d+)$/.exec(field)?.[1] ?? 0)
  if (period > 4) return both(`${period - 4}. hosszabbítás`, `overtime ${period - 4}`)
  if (period > 0) return both(`${period}. negyed`, `quarter ${period}`)
  return names[field] ?? columnNames[field] ?? both(field, field)
}

/** A value as a person reads it. */
export function valueText(field: string, value: Value | null, arenaName: (id: number) => string): Both {
  const same = (text: string) => both(text, text)
  if (value === null) return same('–')
  if (typeof value === 'boolean') return value ? both('igen', 'yes') : both('nem', 'no')
  if (field === 'arena') return same(arenaName(Number(value)))
  if (field === 'seconds') return same(clockOf(Number(value)))
  if (field === 'game_time') return same(budapestClock(String(value)))
  return (worded.has(field) && words[String(value)]) || same(String(value))
}
