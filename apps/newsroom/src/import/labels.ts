import { clockOf } from '@palank/sport/clock'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { columnNames } from '../match-sheet/columns.ts'
import { budapestClock } from './budapest.ts'
import type { Value } from './types.ts'

const names: Record<string, Bilingual> = {
  round: bilingual('forduló', 'round'),
  round_en: bilingual('forduló angolul', 'round in English'),
  game_time: bilingual('kezdés', 'tip-off'),
  arena: bilingual('csarnok', 'arena'),
  status: bilingual('állapot', 'state'),
  home_score: bilingual('hazai pont', 'home score'),
  away_score: bilingual('vendég pont', 'away score'),
  forfeit: bilingual('játék nélkül', 'forfeit'),
  attendance: bilingual('nézőszám', 'attendance'),
  referees: bilingual('játékvezetők', 'referees'),
  ticket_url: bilingual('jegyvásárlás címe', 'address for tickets'),
  side: bilingual('csapat', 'team'),
  jersey_number: bilingual('mezszám', 'number'),
  starter: bilingual('kezdő', 'starter'),
  did_not_play: bilingual('nem játszott', 'did not play'),
  line: bilingual('törölt sor', 'deleted row'),
}
const words: Record<string, Bilingual> = {
  scheduled: bilingual('kiírva', 'scheduled'),
  live: bilingual('folyik', 'live'),
  finished: bilingual('vége', 'finished'),
  postponed: bilingual('elhalasztva', 'postponed'),
  cancelled: bilingual('törölve', 'cancelled'),
  home: bilingual('hazai', 'home'),
  away: bilingual('vendég', 'away'),
}
const fieldsWithWords = new Set(['status', 'forfeit', 'side'])

export function fieldLabel(field: string): Bilingual {
  const period = Number(/^period_(\d+)$/.exec(field)?.[1] ?? 0)
  if (period > 4) return bilingual(`${period - 4}. hosszabbítás`, `overtime ${period - 4}`)
  if (period > 0) return bilingual(`${period}. negyed`, `quarter ${period}`)
  return names[field] ?? columnNames[field] ?? bilingual(field, field)
}

/** A value as shown to people. */
export function valueText(field: string, value: Value | null, arenaName: (id: number) => string): Bilingual {
  const same = (text: string) => bilingual(text, text)
  if (value === null) return same('–')
  if (typeof value === 'boolean') return value ? bilingual('igen', 'yes') : bilingual('nem', 'no')
  if (field === 'arena') return same(arenaName(Number(value)))
  if (field === 'seconds') return same(clockOf(Number(value)))
  if (field === 'game_time') return same(budapestClock(String(value)))
  return (fieldsWithWords.has(field) && words[String(value)]) || same(String(value))
}
