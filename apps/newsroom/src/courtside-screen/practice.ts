import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import type { Bilingual } from '../bilingual.ts'
import type { CourtsideMatch, CourtsidePlayer } from '../courtside/types.ts'
import { texts } from './texts.ts'

/** No match of a database has this number. */
export const practiceId = 0

const squad = (names: string, from: number): CourtsidePlayer[] =>
  names.split(', ').map((name, index) => {
    const [jersey_number = '', last_name = '', first_name = ''] = name.split(' ')
    return { id: from + index, last_name, first_name, jersey_number }
  })

const home =
  '4 Bodza Áron, 5 Cseresznye Máté, 7 Dió Levente, 8 Füge Bálint, 9 Körte Dávid, 10 Málna Gergő, 11 Naspolya Zsolt, 12 Ribizli Ádám, 13 Som Kristóf, 14 Szeder Milán'
const away =
  '4 Bükk Péter, 6 Cser Norbert, 7 Éger Tamás, 8 Fenyő Gábor, 10 Gyertyán Ákos, 11 Hárs Balázs, 12 Juhar Dániel, 15 Kőris Attila, 20 Nyír Botond, 23 Tölgy Marcell'

/** Made up, and kept on the device alone. */
export const practiceMatch = (language: 'hu' | 'en'): CourtsideMatch => ({
  id: practiceId,
  status: 'scheduled',
  keeping: 'full',
  game_time: null,
  competition: language === 'en' ? 'Practice' : 'Gyakorlás',
  arena: null,
  home_score: null,
  away_score: null,
  has_typed_sheet: false,
  home: {
    id: 1,
    name: language === 'en' ? 'Fruits' : 'Gyümölcsök',
    short_name: language === 'en' ? 'Fruits' : 'Gyümölcsök',
    own: true,
    crest: null,
    players: squad(home, 1),
  },
  away: {
    id: 2,
    name: language === 'en' ? 'Trees' : 'Fák',
    short_name: language === 'en' ? 'Trees' : 'Fák',
    own: false,
    crest: null,
    players: squad(away, 101),
  },
})

const isPlay = ({ type }: MatchEvent) => !['period_start', 'lineup', 'undo'].includes(type)

/** One thing at a time, by what has been tried. */
export function practiceHint(log: readonly MatchEvent[], keeping: Keeping): Bilingual | null {
  const plays = log.filter(isPlay).length
  const hasUndone = log.some(({ type }) => type === 'undo')
  if (plays === 0) return keeping === 'points' ? texts.hintPoints : texts.hintPlayer
  if (!hasUndone) return texts.hintUndo
  return log.some(({ type }) => type === 'period_end') ? null : texts.hintPeriod
}
