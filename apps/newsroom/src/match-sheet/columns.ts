import type { Counted } from '@palank/sport/line'
import { type Bilingual, bilingual } from '../bilingual.ts'

export type Column = { name: 'seconds' | Counted; short: Bilingual; full: Bilingual }

const column = (name: Column['name'], short: Bilingual, full: Bilingual): Column => ({ name, short, full })

/** In the order of a printed score sheet. */
export const columns: readonly Column[] = [
  column('seconds', bilingual('Perc', 'Min'), bilingual('játékperc (pp:mm)', 'minutes (mm:ss)')),
  column('points', bilingual('Pont', 'Pts'), bilingual('pont', 'points')),
  column('two_point_made', bilingual('2P+', '2P+'), bilingual('jó kétpontos', 'two-pointers made')),
  column('two_point_all', bilingual('2P', '2P'), bilingual('kétpontos kísérlet', 'two-pointers attempted')),
  column('three_point_made', bilingual('3P+', '3P+'), bilingual('jó hárompontos', 'three-pointers made')),
  column(
    'three_point_all',
    bilingual('3P', '3P'),
    bilingual('hárompontos kísérlet', 'three-pointers attempted'),
  ),
  column('free_throw_made', bilingual('B+', 'FT+'), bilingual('jó büntető', 'free throws made')),
  column('free_throw_all', bilingual('B', 'FT'), bilingual('büntető kísérlet', 'free throws attempted')),
  column('dunk_made', bilingual('Zs+', 'D+'), bilingual('jó zsákolás', 'dunks made')),
  column('dunk_all', bilingual('Zs', 'D'), bilingual('zsákolás kísérlet', 'dunks attempted')),
  column('defensive_rebound', bilingual('VL', 'DR'), bilingual('védőlepattanó', 'defensive rebounds')),
  column('offensive_rebound', bilingual('TL', 'OR'), bilingual('támadólepattanó', 'offensive rebounds')),
  column('assist', bilingual('G', 'A'), bilingual('gólpassz', 'assists')),
  column('steal', bilingual('Sz', 'St'), bilingual('szerzett labda', 'steals')),
  column('turnover', bilingual('E', 'TO'), bilingual('eladott labda', 'turnovers')),
  column('block', bilingual('Bl', 'Bl'), bilingual('blokk', 'blocks')),
  column('block_against', bilingual('KBl', 'BlA'), bilingual('kapott blokk', 'blocks against')),
  column('foul', bilingual('F', 'F'), bilingual('személyi hiba', 'fouls')),
  column('defensive_foul', bilingual('KF', 'FD'), bilingual('kiharcolt fault', 'fouls drawn')),
]

export const columnNames: Record<string, Bilingual> = Object.fromEntries(
  columns.map(({ name, full }) => [name, full]),
)
