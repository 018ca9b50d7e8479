import type { MatchStatus } from '@palank/sport/match-phase'
import { hasResult } from '@palank/sport/result'
import { courtsideAddress, matchAddress, matchAnchor, matchDayAddress } from '../match-day/addresses.ts'
import { stateAt, takesScore } from '../match-day/sections.ts'

export type OwnMatch = {
  id: number
  status: MatchStatus
  game_time: string
  home: string
  away: string
  /** Files of media. */
  home_crest: string | null
  away_crest: string | null
  home_score: number | null
  away_score: number | null
  forfeit: 'home' | 'away' | null
  /** Its events are counted, and its score is not typed. */
  at_courtside: boolean
  competition: string
  round: string | null
  arena: string | null
  has_ticket: boolean
  is_home: boolean
  /** Of our team, and of the other one. */
  own_team: number
  other_team: number
  squad: number
  other_squad: number
  lines: number
  report: number | null
  gallery: number | null
}

const isOver = (match: OwnMatch, now: number) => ['finished', 'cancelled'].includes(stateAt(match, now))

/** Of today's the first that is not over, else the last one; without any today, the next to come. */
export function chooseMatch(
  today: readonly OwnMatch[],
  next: OwnMatch | undefined,
  now: number,
): OwnMatch | undefined {
  const byTime = today.toSorted((a, b) => a.game_time.localeCompare(b.game_time) || a.id - b.id)
  return byTime.find((match) => !isOver(match, now)) ?? byTime.at(-1) ?? next
}

export type Rights = { writesSport: boolean; writesContent: boolean }
export type ActionId = 'courtside' | 'sheet' | 'result' | 'write_report' | 'report'
export type Action = { id: ActionId; href: string }

function reportActions(match: OwnMatch, { writesContent }: Rights): Action[] {
  if (match.report) return [{ id: 'report', href: `/admin/collections/articles/${match.report}` }]
  return writesContent ? [{ id: 'write_report', href: '/admin/collections/articles/create' }] : []
}

/** What a match asks for: to be kept at courtside or typed, and then its report. */
export function actionsOf(match: OwnMatch, rights: Rights, now: number): Action[] {
  const state = stateAt(match, now)
  if (state === 'cancelled') return []
  if (state === 'finished') return reportActions(match, rights)
  if (!rights.writesSport) return []
  const courtside: Action = { id: 'courtside', href: courtsideAddress(match.id) }
  if (!takesScore(match, now)) return [courtside, { id: 'sheet', href: matchAddress(match.id) }]
  const result: Action = { id: 'result', href: `${matchDayAddress}#${matchAnchor(match.id)}` }
  if (match.at_courtside) return [courtside]
  return state === 'live' ? [courtside, result] : [result]
}

export type CheckId = 'squad' | 'other_squad' | 'arena' | 'ticket' | 'result' | 'lines' | 'report' | 'gallery'
/** Where it is missing: a link for those who can mend it. */
export type ReadyCheck = { id: CheckId; isDone: boolean; count?: number; href?: string }

type Check = { id: CheckId; done: number | boolean | null; href: string; may: boolean }

const readyCheck = ({ id, done, href, may }: Check): ReadyCheck => ({
  id,
  isDone: Boolean(done),
  ...(typeof done === 'number' && (id === 'squad' || id === 'other_squad') ? { count: done } : {}),
  ...(may && !done ? { href } : {}),
})

/** Before the match what it needs, after it what is left to publish. */
export function checksOf(match: OwnMatch, { writesSport, writesContent }: Rights, now: number): ReadyCheck[] {
  const state = stateAt(match, now)
  if (state === 'cancelled') return []
  const sport = { may: writesSport, href: matchAddress(match.id) }
  const team = (id: number) => ({ may: writesSport, href: `/admin/collections/competition-teams/${id}` })
  const before: Check[] = [
    { id: 'squad', done: match.squad, ...team(match.own_team) },
    { id: 'other_squad', done: match.other_squad, ...team(match.other_team) },
    { id: 'arena', done: Boolean(match.arena), ...sport },
    ...(match.is_home ? [{ id: 'ticket' as const, done: match.has_ticket, ...sport }] : []),
  ]
  const after: Check[] = [
    { id: 'result', done: hasResult(match) && match.status === 'finished', ...sport },
    { id: 'lines', done: match.lines, ...sport },
    { id: 'report', done: match.report, may: writesContent, href: '/admin/collections/articles/create' },
    { id: 'gallery', done: match.gallery, may: writesContent, href: '/admin/collections/galleries/create' },
  ]
  return (state === 'finished' || state === 'awaiting' ? after : before).map(readyCheck)
}
