import type { Language } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import type { LiveText } from '~/i18n/live-texts.ts'
import type { Text } from '~/i18n/text.ts'
import { type LiveView, originOf } from '~/model/live.ts'
import { phaseText } from '~/model/live-texts.ts'
import { periodText } from '~/model/match-texts.ts'
import { feedOf, isBasket } from './feed.ts'
import { whatText } from './feed-texts.ts'
import type { MatchDetail } from './match.ts'

type About = { match: MatchDetail; language: Language; text: Text; say: LiveText }

/** The newest basket that was not there before; one that got its player meanwhile was. */
function basketText(live: LiveView, before: LiveView, { match, language, say }: About): string | undefined {
  const known = new Set(before.plays.map(({ id }) => originOf(id)))
  const row = feedOf(live)
    .flatMap(({ rows }) => rows)
    .find(isBasket)
  if (!row || known.has(originOf(row.last))) return undefined
  const player = live.players.find(({ id }) => id === row.player)
  const team = (row.side === 1 ? match.teamA : match.teamB).teamName
  const name = player ? [player.masked && player.number, formatName(player, language)] : [team]
  return `${whatText(row.what, name.filter(Boolean).join(' '), say)}.`
}

const isSameScore = (a: LiveView, b: LiveView) => a.score[0] === b.score[0] && a.score[1] === b.score[1]

/** Of a page that waited for the match. */
const notBegun = (live: LiveView): LiveView => ({ ...live, phase: 'not_started', period: null })

const total = ({ score: [home, away] }: LiveView) => home + away

function whatChanged(live: LiveView, before: LiveView, about: About): string | undefined {
  const { text, say } = about
  if (live.phase !== before.phase || live.period !== before.period) {
    if (live.phase === 'finished') return `${say('matchEnd')}.`
    // Who comes to a match in its third quarter, or sees its end taken back, is told the quarter, not that it has just begun.
    const isNext = live.period !== null && live.period > (before.period ?? 0)
    const hasBegun = isNext && (live.period === 1 || before.period !== null)
    if (live.phase === 'playing' && live.period !== null && hasBegun)
      return `${say('periodStart', { period: periodText(live.period, text).long })}.`
    return `${phaseText(live, text, say)}.`
  }
  if (isSameScore(live, before)) return undefined
  // A basket that was known may get its assist while another is taken back.
  const basket = total(live) > total(before) ? basketText(live, before, about) : undefined
  return basket ?? say('corrected')
}

/** What a screen reader is told of a change; undefined where the score and the period are the same. */
export function announcementOf(live: LiveView, before: LiveView | null, about: About): string | undefined {
  const what = whatChanged(live, before ?? notBegun(live), about)
  if (what === undefined) return undefined
  const { match, say } = about
  return say('said', {
    home: match.teamA.teamName,
    homeScore: live.score[0],
    away: match.teamB.teamName,
    awayScore: live.score[1],
    what,
  })
}
