import type { Pair } from '@palank/sport/events/box-score'
import { type MatchEvent, shotValue } from '@palank/sport/events/event'
import type { EventProblem } from '@palank/sport/events/read-event'
import { runningScore } from '@palank/sport/events/running-score'
import type { Side } from '@palank/sport/game'
import { regularPeriods } from '@palank/sport/period'
import type { Bilingual } from '../bilingual.ts'
import type { CourtsideMatch, CourtsidePlayer } from '../courtside/types.ts'
import { replacementUuid } from './new-uuid.ts'
import type { Obstacle } from './server.ts'
import { texts } from './texts.ts'

export type Language = 'hu' | 'en'

const overtime = (period: number) => period - regularPeriods

export function periodName(period: number, language: Language): string {
  const extra = overtime(period)
  if (extra <= 0) return language === 'en' ? `Quarter ${period}` : `${period}. negyed`
  if (extra === 1) return language === 'en' ? 'Overtime' : 'Hosszabbítás'
  return language === 'en' ? `Overtime ${extra}` : `${extra}. hosszabbítás`
}

/** With the article, in the middle of a sentence; `ending` is a Hungarian case. */
function thePeriod(period: number, language: Language, ending = ''): string {
  const name = periodName(period, language)
  if (language === 'en') return name.toLowerCase()
  const isVowel = name.startsWith('1.') || name.startsWith('5.')
  return `${isVowel ? 'az' : 'a'} ${name.toLowerCase()}${ending}`
}

export const endOfPeriod = (period: number, language: Language): string =>
  language === 'en'
    ? `End of ${thePeriod(period, language)}`
    : `Vége ${thePeriod(period, language, period > regularPeriods ? 'nak' : 'nek')}`
export const startOfPeriod = (period: number, language: Language): string =>
  language === 'en' ? `Start of ${thePeriod(period, language)}` : `Kezdődik ${thePeriod(period, language)}`

export const playerName = ({ jersey_number, last_name }: CourtsidePlayer): string =>
  [jersey_number, last_name].filter(Boolean).join(' ')
export const fullName = ({ jersey_number, last_name, first_name }: CourtsidePlayer): string =>
  [jersey_number, last_name, first_name].filter(Boolean).join(' ')

const scoreText = ({ home, away }: Pair) => `${home}–${away}`
const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`)

type Words = Record<
  'foul' | 'assist' | 'steal' | 'block' | 'turnover' | 'offensive' | 'defensive' | 'timeout' | 'appearance',
  string
> & {
  miss: (value: number) => string
  foulNumber: (number: number) => string
  correction: string
  start: string
  matchEnd: string
  for: string
}

const words: Record<Language, Words> = {
  hu: {
    foul: 'hiba',
    assist: 'gólpassz',
    steal: 'labdaszerzés',
    block: 'blokk',
    turnover: 'eladott labda',
    offensive: 'támadólepattanó',
    defensive: 'védőlepattanó',
    timeout: 'időkérés',
    appearance: 'pályán volt',
    miss: (value) => (value === 1 ? 'kihagyott büntető' : `kihagyott ${value === 2 ? 'kettes' : 'hármas'}`),
    foulNumber: (number) => ` (${number}.)`,
    correction: 'igazítás',
    start: 'kezdők',
    matchEnd: 'Vége a meccsnek',
    for: 'helyett',
  },
  en: {
    foul: 'foul',
    assist: 'assist',
    steal: 'steal',
    block: 'block',
    turnover: 'turnover',
    offensive: 'offensive rebound',
    defensive: 'defensive rebound',
    timeout: 'time-out',
    appearance: 'was on court',
    miss: (value) => (value === 1 ? 'missed free throw' : `missed ${value}-pointer`),
    foulNumber: (number) => ` ${number}`,
    correction: 'correction',
    start: 'starters',
    matchEnd: 'End of the match',
    for: 'for',
  },
}

export type Describe = (event: MatchEvent, foulNumber?: number) => string

/** What an event says in the log: "23 Varga +2". */
export function describer(match: CourtsideMatch, language: Language): Describe {
  const said = words[language]
  const teamOf = (side: Side) => match[side].short_name
  const who = (side: Side, id: number | null) => {
    const player = match[side].players.find((one) => one.id === id)
    return player ? playerName(player) : id === null ? teamOf(side) : `#${id}`
  }
  return (event, foulNumber = 0) => {
    switch (event.type) {
      case 'period_start':
        return startOfPeriod(event.period, language)
      case 'period_end':
        return endOfPeriod(event.period, language)
      case 'match_end':
        return said.matchEnd
      case 'points':
        return `${who(event.side, event.player)} +${shotValue[event.kind]}`
      case 'miss':
        return `${who(event.side, event.player)} ${said.miss(shotValue[event.kind])}`
      case 'foul':
        return `${who(event.side, event.player)} ${said.foul}${foulNumber > 0 ? said.foulNumber(foulNumber) : ''}`
      case 'rebound':
        return `${who(event.side, event.player)} ${said[event.kind]}`
      case 'assist':
      case 'steal':
      case 'block':
      case 'turnover':
        return `${who(event.side, event.player)} ${said[event.type]}`
      case 'appearance':
        return `${who(event.side, event.player)} ${said.appearance}`
      case 'lineup': {
        const numbers = event.players.map(
          (id) => match[event.side].players.find((one) => one.id === id)?.jersey_number ?? '–',
        )
        return `${teamOf(event.side)} ${said.start}: ${numbers.join(', ')}`
      }
      case 'substitution': {
        const [out, coming] = [event.out, event.in].map((id) => (id === null ? '–' : who(event.side, id)))
        return language === 'en' ? `${coming} ${said.for} ${out}` : `${out} ${said.for} ${coming}`
      }
      case 'timeout':
        return `${teamOf(event.side)} ${said.timeout}`
      case 'correction':
        return `${teamOf(event.side)} ${said.correction} ${signed(event.points)}`
      case 'undo':
        return ''
    }
  }
}

export type LogRow = {
  event: MatchEvent
  side: Side | null
  /** By the clock of this device's place. */
  time: string
  text: string
  /** Where it changed. */
  score: string | null
  isUndone: boolean
  isWaiting: boolean
}

const clock = new Intl.DateTimeFormat('hu', { hour: '2-digit', minute: '2-digit', hour12: false })

/** Newest first. */
export function logRows(
  log: readonly MatchEvent[],
  match: CourtsideMatch,
  language: Language,
  waiting: ReadonlySet<string>,
): LogRow[] {
  const describe = describer(match, language)
  const fouls = new Map<string, number>()
  const undos = new Map(
    log.flatMap((event) => (event.type === 'undo' ? [[event.undoes, event.id] as const] : [])),
  )
  const rows = runningScore(log).map(({ event, undone, score }): LogRow => {
    let foulNumber = 0
    if (event.type === 'foul' && event.player !== null && !undone) {
      const key = `${event.side} ${event.player}`
      foulNumber = (fouls.get(key) ?? 0) + 1
      fouls.set(key, foulNumber)
    }
    const hasScore = event.type === 'points' || event.type === 'correction' || event.type === 'period_end'
    return {
      event,
      side: 'side' in event ? event.side : null,
      time: clock.format(new Date(event.at)),
      text: describe(event, foulNumber),
      score: hasScore && !undone ? scoreText(score) : null,
      isUndone: undone,
      isWaiting: waiting.has(event.id) || waiting.has(undos.get(event.id) ?? ''),
    }
  })
  return rows.reverse()
}

/** The newest change, for a screen reader: "23 Varga +2, 61–58". */
export function lastWords(log: readonly MatchEvent[], rows: readonly LogRow[], language: Language): string {
  const newest = log.reduce<MatchEvent | null>(
    (last, event) => (last === null || event.order >= last.order ? event : last),
    null,
  )
  const rowOf = (id: string | undefined) => rows.find((one) => one.event.id === id)
  // Points that were given to their player have not been taken back.
  const row =
    newest?.type === 'undo'
      ? (rowOf(replacementUuid(newest.undoes)) ?? rowOf(newest.undoes))
      : rowOf(newest?.id)
  if (!row) return ''
  const undone = language === 'en' ? 'undone' : 'visszavonva'
  return [row.text, row.isUndone ? undone : row.score].filter(Boolean).join(', ')
}

export const dayAndTime = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(time))

/** Why the server did not take an event, once each. */
export const refusalWords = (problems: readonly EventProblem[]): Bilingual[] => [
  ...new Set(
    problems.map(({ expected }) =>
      expected.startsWith('a player of') ? texts.refusedPlayer : texts.refusedEvent,
    ),
  ),
]

/** What the list says above its matches: that there are none, only if the server has said so. */
export function listWords(count: number, obstacle: Obstacle | null): Bilingual[] {
  if (obstacle === null) return count === 0 ? [texts.noMatches] : []
  if (obstacle === 'signed_out') return [texts.signedOut]
  if (obstacle === 'forbidden') return [texts.listForbidden]
  const reason = obstacle === 'offline' ? texts.listOffline : texts.listFailed
  return count === 0 ? [reason] : [reason, texts.lastList]
}
