import { pathFor } from '@palank/routes'
import type { MatchState } from '@palank/sport/match-phase'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { momentOf } from '~/model/date-texts.ts'
import { hasScore } from '~/model/match-state.ts'
import { arenaText, competitionText } from '~/model/match-texts.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Countdown } from '~/ui/Countdown.tsx'
import { Court } from '~/ui/Court.tsx'
import { Crumbs } from '~/ui/Crumbs.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { MatchStatusLabel } from '~/ui/MatchStatusLabel.tsx'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { useMatchState } from '~/ui/use-match-state.ts'
import type { DetailTeam, MatchDetail } from './match.ts'
import { matchTitle } from './match-texts.ts'
import { PeriodsTable } from './PeriodsTable.tsx'
import styles from './Scoreboard.module.css'

const Team = ({ team }: { team: DetailTeam }) => (
  <div className={styles.team}>
    <TeamLogo src={team.teamLogo} width={120} height={140} className={styles.crest} />
    <p className={`d d4 ${styles.name}`}>
      <MaybeLink to={team.isOwn ? team.link : null}>{team.teamName}</MaybeLink>
    </p>
  </div>
)

/** The score of a live or finished match. */
function Score({ match }: { match: MatchDetail }) {
  const text = useText()
  const { teamA, teamB, status } = match
  if (!hasScore(match) || (status !== 'finished' && status !== 'live')) {
    return <p className={`num ${styles.versus}`}>{text('matches.versus')}</p>
  }
  const beaten = (team: DetailTeam, other: DetailTeam) =>
    other.isWinner && !team.isWinner ? styles.beaten : undefined
  return (
    <p className={`num ${styles.score}`}>
      <span className={beaten(teamA, teamB)} data-score="home">
        {teamA.score}
      </span>
      <span className="vh">–</span>
      <i aria-hidden="true" />
      <span className={beaten(teamB, teamA)} data-score="away">
        {teamB.score}
      </span>
    </p>
  )
}

/** The countdown before the match, then its state; after it, whether it was forfeited. */
function State({ match, state }: { match: MatchDetail; state: MatchState }) {
  const text = useText()
  const { date, dateTexts, forfeit, teamA, teamB } = match
  if (state === 'scheduled')
    return date && dateTexts && <Countdown date={date} moment={momentOf(dateTexts)} />
  if (state !== 'finished') return <MatchStatusLabel state={state} large />
  if (!forfeit) return null
  return (
    <p className={styles.forfeit}>
      {text('match.forfeit', { team: (forfeit === 1 ? teamA : teamB).teamName })}
    </p>
  )
}

/** The head of the match page: teams, score, time, place and periods. */
export function Scoreboard({ match }: { match: MatchDetail }) {
  const text = useText()
  const language = useLanguage()
  const { date, dateTexts, arena, attendance, status, competitionTicketUrl: tickets } = match
  const state = useMatchState(match)
  return (
    <div className={`${styles.board} on-dark`} data-status={state}>
      <Court />
      <div className={`wrap ${styles.inside}`}>
        <Crumbs
          above={[
            { name: text('reading.home'), href: pathFor('home', language) },
            { name: text('schedule.title'), href: pathFor('schedules', language) },
          ]}
          current={competitionText(match, text)}
        />
        <h1 className="vh">{matchTitle(match)}</h1>
        <div className={styles.teams}>
          <Team team={match.teamA} />
          <Score match={match} />
          <Team team={match.teamB} />
        </div>
        <div className={styles.state}>
          <State match={match} state={state} />
        </div>
        <ul className={styles.facts}>
          {status === 'finished' && <li>{text('match.finished')}</li>}
          <li>
            {date && dateTexts ? <time dateTime={date}>{momentOf(dateTexts)}</time> : text('match.noDate')}
          </li>
          {arena && <li>{arenaText(arena)}</li>}
          {attendance !== null && (
            <li data-stat="attendance">
              {text('match.attendance', { count: formatNumber(attendance, language) })}
            </li>
          )}
        </ul>
        {tickets && state === 'scheduled' && (
          <p className={styles.tickets}>
            <ButtonLink to={tickets} look="ball">
              {text('matches.tickets')}
              <Icon name="external" />
            </ButtonLink>
          </p>
        )}
        {match.periods.length > 0 && <PeriodsTable match={match} />}
      </div>
    </div>
  )
}
