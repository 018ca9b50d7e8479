import type { ChangeKind, Schedule } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import { formatMoment, formatShortDay, formatTime } from '~/i18n/format.ts'
import { type Text, textOf } from '~/i18n/text.ts'
import { competitorOf } from './match.ts'
import { arenaText } from './match-texts.ts'

type Moment = { iso: string; text: string }

/** What visitors are told of a match that is to come. */
export type MatchChangeView = {
  matchId: number
  /** Names the change together with the match. */
  sequence: number
  /** The most important kind. */
  kind: ChangeKind
  /** `Dunai Sünök – Tolnai Horgonyok` */
  teams: string
  link: string
  /** What holds now, null while it is open, and what does so no longer. */
  time: { now: Moment | null; before: Moment | null }
  /** A match called off has no new time. */
  isOpen: boolean
  arena: { now: string; before: string | null } | null
  announced: Moment
}

const byImportance: ChangeKind[] = ['cancelled', 'postponed', 'moved', 'restored', 'arena']

/** `nov. 22. 18:00` */
const momentOf = (iso: string | null, language: Language): Moment | null =>
  iso === null ? null : { iso, text: `${formatShortDay(iso, language)} ${formatTime(iso, language)}` }

function timesOf({ status, game_time, change }: Schedule, kinds: ChangeKind[]) {
  const before = change?.before.game_time ?? null
  if (kinds.includes('cancelled')) return { now: null, before: before ?? game_time }
  if (kinds.includes('moved')) return { now: game_time, before }
  if (kinds.includes('postponed')) return { now: null, before: before ?? game_time }
  // Of a match that was put off before, the time may be the old one.
  return { now: status === 'postponed' ? null : game_time, before: null }
}

/** Null where nothing has changed, and for a match that has begun. */
export function matchChangeOf(match: Schedule, language: Language): MatchChangeView | null {
  const { id, change, status, arena } = match
  // A hall that is open again is no new one.
  const kinds = change?.kinds.filter((known) => known !== 'arena' || arena) ?? []
  const kind = byImportance.find((known) => kinds.includes(known))
  if (!change || !kind || status === 'live' || status === 'finished') return null
  const nameOf = (side: 1 | 2) => competitorOf(match, side).competition_team.name
  const { now, before } = timesOf(match, kinds)
  const former = change.before.arena
  return {
    matchId: id,
    sequence: change.sequence ?? match.sequence,
    kind,
    teams: `${nameOf(1)} – ${nameOf(2)}`,
    link: pathFor('match', language, { scheduleId: id }),
    time: { now: momentOf(now, language), before: momentOf(before, language) },
    isOpen: now === null && kind !== 'cancelled' && kind !== 'arena',
    arena:
      arena && kinds.includes('arena')
        ? { now: arenaText(arena), before: former && arenaText(former) }
        : null,
    announced: { iso: change.changed_at, text: formatMoment(change.changed_at, language) },
  }
}

const withBefore = (now: string, before: string | null | undefined, text: Text) =>
  before ? text('changes.instead', { now, before }) : now

/** `Új időpont: Dunai Sünök – Tolnai Horgonyok, nov. 22. 18:00 (nov. 21. 17:00 helyett)` */
export function changeText(view: MatchChangeView, language: Language): string {
  const text = textOf(language)
  const { kind, teams, time, isOpen, arena } = view
  const now = isOpen ? text('changes.later') : time.now?.text
  const when = now ? withBefore(now, time.before?.text, text) : time.before?.text
  const where = arena && withBefore(arena.now, arena.before, text)
  const parts = [teams, when, kind === 'arena' && where]
  const main = `${text(`changes.${kind}`)}: ${parts.filter(Boolean).join(', ')}`
  return where && kind !== 'arena' ? `${main}. ${text('changes.arena')}: ${where}` : main
}
