import { courtsideAddress, matchAddress, matchAnchor } from '../../match-day/addresses.ts'
import type { DayMatch } from '../../match-day/read-match-day.ts'
import { readinessAfter, readinessBefore } from '../../match-day/readiness.ts'
import { canPostpone, stateAt, takesEvents, takesScore } from '../../match-day/sections.ts'
import { clockOf, timeLeft } from '../../match-day/words.ts'
import { competitionOf, groupOf, nameOf, sitePageOf } from './about-match.ts'
import { Chips } from './Chips.tsx'
import { Crest } from './Crest.tsx'
import type { Context } from './context.ts'
import { Postpone } from './Postpone.tsx'
import { ScoreForm } from './ScoreForm.tsx'
import { statusTexts, texts } from './texts.ts'

type Props = {
  match: DayMatch
  context: Context
  /** The one that is on, or comes next: it stands on ink. */
  isNext: boolean
}

/** Beside the two names: the points, or when it begins. */
function figuresOf(match: DayMatch, { now, language, t }: Context) {
  const { game_time, home_score, away_score } = match
  const state = stateAt(match, now)
  const hasScore = home_score !== null && away_score !== null && (state === 'finished' || state === 'live')
  if (hasScore) return { home: home_score, away: away_score, isScore: true }
  const isComing = state === 'scheduled' && game_time !== null
  return {
    home: game_time ? clockOf(game_time) : '',
    away: isComing
      ? timeLeft(game_time, now, language)
      : state === 'awaiting'
        ? t(texts.noResult)
        : state === 'finished'
          ? t(texts.forfeit)
          : '',
    isScore: false,
  }
}

const CourtLines = () => (
  <svg
    className="match-card__court"
    viewBox="0 0 1440 600"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M1440 40H1290A470 470 0 0 0 1290 560H1440M1440 190H1180V410H1440" />
      <circle cx="1180" cy="300" r="110" />
      <circle cx="1180" cy="300" r="4" />
    </g>
  </svg>
)

function Actions({ match, context }: { match: DayMatch; context: Context }) {
  const { now, mayWrite, t } = context
  const state = stateAt(match, now)
  const isOwn = match.home.isOwn || match.away.isOwn
  const page = state === 'finished' ? sitePageOf(match, context) : null
  const address = matchAddress(match.id)
  const hidden = <span className="nr-hidden">: {nameOf(match)}</span>
  return (
    <>
      {mayWrite && !match.isAtCourtside && takesScore(match, now) ? (
        <ScoreForm
          id={match.id}
          home={match.home.name}
          away={match.away.name}
          isAwaiting={state === 'awaiting'}
          boxScoreAddress={address}
        />
      ) : null}
      <div className="match-card__actions">
        {mayWrite && isOwn && takesEvents(match, now) ? (
          <a className="nr-button" href={courtsideAddress(match.id)}>
            {t(match.isAtCourtside && state === 'live' ? texts.goOnScoring : texts.scoreLive)}
            {hidden}
          </a>
        ) : null}
        <a className="nr-button nr-button--outline" href={address}>
          {t(
            !mayWrite || state === 'scheduled' || state === 'cancelled' || state === 'postponed'
              ? texts.open
              : state === 'finished' && !match.hasBoxScore
                ? texts.addStatistics
                : texts.boxScore,
          )}
          {hidden}
        </a>
        {mayWrite && canPostpone(match, now) ? (
          <Postpone
            id={match.id}
            name={nameOf(match)}
            gameTime={match.game_time}
            isWaiting={state === 'postponed'}
          />
        ) : null}
        {page ? (
          <a className="nr-link" href={page} target="_blank" rel="noreferrer">
            {t(texts.onSite)}
            <span aria-hidden="true"> ↗</span>
            {hidden}
          </a>
        ) : null}
      </div>
    </>
  )
}

/** A match of today. */
export function MatchCard({ match, context, isNext }: Props) {
  const { now, t } = context
  const { home, away, forfeit, home_score, away_score } = match
  const state = stateAt(match, now)
  const group = groupOf(match, context)
  const figures = figuresOf(match, context)
  const status = state === 'awaiting' || state === 'finished' ? undefined : statusTexts[state]
  const isFinished = state === 'finished'
  const hasLost = {
    home: isFinished && (forfeit === 'home' || (!forfeit && (home_score ?? 0) < (away_score ?? 0))),
    away: isFinished && (forfeit === 'away' || (!forfeit && (away_score ?? 0) < (home_score ?? 0))),
  }
  return (
    <li
      id={matchAnchor(match.id)}
      className={`match-card${isNext ? ' match-card--next nr-dark' : ''}`}
      tabIndex={-1}
    >
      {isNext ? <CourtLines /> : null}
      <p className="match-card__about">
        {group ? <strong>{group}</strong> : null}
        <span>{competitionOf(match, context)}</span>
        {figures.isScore && match.game_time ? <span>{clockOf(match.game_time)}</span> : null}
        {match.arena ? <span>{match.arena}</span> : null}
        {status ? <span className="nr-chip nr-chip--ink">{t(status)}</span> : null}
      </p>
      <h3 className="match-card__teams">
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className={`match-card__team${hasLost[side] ? ' match-card__team--lost' : ''}`}>
            <Crest team={side === 'home' ? home : away} size={52} />
            <span className="nr-display">{(side === 'home' ? home : away).name}</span>
            <span className={figures.isScore || side === 'home' ? 'nr-count' : 'match-card__when'}>
              {figures[side]}
            </span>
          </span>
        ))}
      </h3>
      <Chips parts={isFinished ? readinessAfter(match) : readinessBefore(match)} context={context} />
      <Actions match={match} context={context} />
    </li>
  )
}
