import { matchAddress, matchAnchor } from '../../match-day/addresses.ts'
import type { DayMatch } from '../../match-day/read-match-day.ts'
import { readinessAfter, readinessBefore } from '../../match-day/readiness.ts'
import { canPostpone, type Section, stateAt, takesScore } from '../../match-day/sections.ts'
import { dayAndTime, shortDate } from '../../match-day/words.ts'
import { competitionOf, groupOf, nameOf, resultOf } from './about-match.ts'
import { Chips } from './Chips.tsx'
import { Crest } from './Crest.tsx'
import type { Context } from './context.ts'
import { Postpone } from './Postpone.tsx'
import { ScoreForm } from './ScoreForm.tsx'
import { statusTexts, texts } from './texts.ts'

type Props = { match: DayMatch; section: Section; context: Context }

function When({ match: { game_time }, section, context: { now, language, t } }: Props) {
  if (game_time === null) return <p className="match-row__when">{t(texts.noTime)}</p>
  return (
    <p className="match-row__when">
      <time dateTime={game_time}>
        <span className="nr-count">{shortDate(game_time, now, language)}</span>{' '}
        <small>
          {section === 'undated' ? `${t(texts.wasDue)} ` : ''}
          {dayAndTime(game_time, now, language)}
        </small>
      </time>
    </p>
  )
}

function Actions({ match, section, context }: Props) {
  const { now, mayWrite, t } = context
  const state = stateAt(match, now)
  const address = matchAddress(match.id)
  const result = resultOf(match, context)
  const status = state === 'awaiting' || state === 'finished' ? undefined : statusTexts[state]
  // One that waits for a date is asked for that; its score can be typed on its own page.
  const takes = mayWrite && !match.isAtCourtside && section !== 'undated' && takesScore(match, now)
  return (
    <div className="match-row__actions">
      {result ? <strong className="match-row__result nr-count">{result}</strong> : null}
      {status ? <span className="nr-chip nr-chip--ink">{t(status)}</span> : null}
      {state === 'awaiting' && !mayWrite ? (
        <span className="nr-chip nr-chip--outline">{t(texts.noResult)}</span>
      ) : null}
      {takes ? (
        <ScoreForm
          id={match.id}
          home={match.home.name}
          away={match.away.name}
          isAwaiting={state === 'awaiting'}
          boxScoreAddress={address}
        />
      ) : state === 'cancelled' || state === 'awaiting' ? null : (
        <Chips parts={result ? readinessAfter(match) : readinessBefore(match)} context={context} />
      )}
      {mayWrite && canPostpone(match, now) ? (
        <Postpone
          id={match.id}
          name={nameOf(match)}
          gameTime={match.game_time}
          isWaiting={state === 'postponed' || match.game_time === null}
        />
      ) : null}
    </div>
  )
}

export function MatchRow({ match, section, context }: Props) {
  const group = groupOf(match, context)
  return (
    <li id={matchAnchor(match.id)} className="match-row" tabIndex={-1}>
      <When match={match} section={section} context={context} />
      <p className="match-row__about">
        {group ? <strong>{group}</strong> : null}
        <span>{competitionOf(match, context)}</span>
      </p>
      <h3 className="match-row__teams">
        <a href={matchAddress(match.id)}>
          <span className="match-row__team">
            <Crest team={match.home} size={36} />
            {match.home.name}
          </span>
          <span className="match-row__dash">–</span>
          <span className="match-row__team">
            <Crest team={match.away} size={36} />
            {match.away.name}
          </span>
        </a>
      </h3>
      <Actions match={match} section={section} context={context} />
    </li>
  )
}
