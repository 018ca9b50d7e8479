import type { LiveText } from '~/i18n/live-texts.ts'
import type { Note, What } from './feed.ts'

const fouls = ['play.foul0', 'play.foul1', 'play.foul2', 'play.foul3', 'play.foul4', 'play.foul5'] as const

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

/** `Nagy Bence hármast dobott` */
export function whatText(what: What, name: string, say: LiveText): string {
  switch (what.key) {
    case 'line':
      return say('play.line', { name, made: what.made, tried: what.tried })
    case 'foul':
      return say(fouls[what.nth] ?? 'play.foul0', { name })
    case 'correction':
      return say('play.correction', { name, points: signed(what.points) })
    default:
      return say(`play.${what.key}`, { name })
  }
}

/** `Gólpassz: Nagy Bence` */
export const noteText = (note: Note, name: string, say: LiveText): string =>
  note.key === 'threes'
    ? say('play.note.threes', { count: note.count })
    : say(`play.note.${note.key}`, { name })
