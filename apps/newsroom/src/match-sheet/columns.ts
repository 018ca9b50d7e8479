import type { Counted } from '@palank/sport/line'
import { type Both, both } from '../both.ts'

export type Column = { name: 'seconds' | Counted; short: Both; full: Both }

const column = (name: Column['name'], short: Both, full: Both): Column => ({ name, short, full })

/** In the order of a printed score sheet, the way a volunteer reads it from left to right. */
export const columns: readonly Column[] = [
  column('seconds', both('Perc', 'Min'), both('játékperc (pp:mm)', 'minutes (mm:ss)')),
  column('points', both('Pont', 'Pts'), both('pont', 'points')),
  column('two_point_made', both('2P+', '2P+'), both('jó kétpontos', 'two-pointers made')),
  column('two_point_all', both('2P', '2P'), both('kétpontos kísérlet', 'two-pointers attempted')),
  column('three_point_made', both('3P+', '3P+'), both('jó hárompontos', 'three-pointers made')),
  column('three_point_all', both('3P', '3P'), both('hárompontos kísérlet', 'three-pointers attempted')),
  column('free_throw_made', both('B+', 'FT+'), both('jó büntető', 'free throws made')),
  column('free_throw_all', both('B', 'FT'), both('büntető kísérlet', 'free throws attempted')),
  column('dunk_made', both('Zs+', 'D+'), both('jó zsákolás', 'dunks made')),
  column('dunk_all', both('Zs', 'D'), both('zsákolás kísérlet', 'dunks attempted')),
  column('defensive_rebound', both('VL', 'DR'), both('védőlepattanó', 'defensive rebounds')),
  column('offensive_rebound', both('TL', 'OR'), both('támadólepattanó', 'offensive rebounds')),
  column('assist', both('G', 'A'), both('gólpassz', 'assists')),
  column('steal', both('Sz', 'St'), both('szerzett labda', 'steals')),
  column('turnover', both('E', 'TO'), both('eladott labda', 'turnovers')),
  column('block', both('Bl', 'Bl'), both('blokk', 'blocks')),
  column('block_against', both('KBl', 'BlA'), both('kapott blokk', 'blocks against')),
  column('foul', both('F', 'F'), both('személyi hiba', 'fouls')),
  column('defensive_foul', both('KF', 'FD'), both('kiharcolt fault', 'fouls drawn')),
]

export const columnNames: Record<string, Both> = Object.fromEntries(
  columns.map(({ name, full }) => [name, full]),
)
