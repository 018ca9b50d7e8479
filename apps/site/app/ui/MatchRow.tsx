import type { MatchState } from '@palank/sport/match-phase'
import { useText } from '~/i18n/LanguageContext.tsx'
import { momentOf } from '~/model/date-texts.ts'
import { unknown } from '~/model/figures.ts'
import type { MatchTeam, MatchView } from '~/model/match.ts'
import { hasScore, isOff, sellsTickets } from '~/model/match-state.ts'
import { roundText } from '~/model/match-texts.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Countdown } from './Countdown.tsx'
import { Icon } from './Icon.tsx'
import { useRunningScore } from './live/running-matches.ts'
import styles from './MatchRow.module.css'
import { MatchStatusLabel } from './MatchStatusLabel.tsx'
import { ResultChip } from './ResultChip.tsx'
import { SiteLink } from './SiteLink.tsx'
import { TeamLogo } from './TeamLogo.tsx'
import { useMatchState } from './use-match-state.ts'

type Props = {
  match: MatchView
  /** The next match: in the club's colour, with a countdown. */
  next?: boolean
  /** With the month, where no heading names it. */
  withMonth?: boolean
}

const Team = ({ team, home = false }: { team: MatchTeam; home?: boolean }) => (
  <div className={`${styles.team} ${home ? styles.home : ''} ${team.isOwn ? styles.own : ''}`}>
    <TeamLogo src={team.teamLogo} width={35} height={41} className={styles.logo} />
    <span className={styles.name}>{team.teamName}</span>
  </div>
)

type ScoreProps = { team: MatchTeam; other: MatchTeam; state: MatchState }

/** The winner's weight is the leader's while the match is played. */
function Score({ team, other, state }: ScoreProps) {
  const isBeaten = state === 'live' ? (team.score ?? 0) < (other.score ?? 0) : !team.isWinner
  return <span className={isBeaten ? styles.beaten : undefined}>{team.score}</span>
}

/** The score once there is one, else the time; only the state of a match that is off or awaits its result. */
function Middle({ match, state }: { match: MatchView; state: MatchState }) {
  const { teamA, teamB, dateTexts } = match
  const scored = hasScore(match)
  if (isOff(state) || (state === 'awaiting' && !scored)) return <MatchStatusLabel state={state} />
  return (
    <>
      {scored ? (
        <span className={`num ${styles.score}`}>
          <Score team={teamA} other={teamB} state={state} />
          <i className={styles.dash}>–</i>
          <Score team={teamB} other={teamA} state={state} />
        </span>
      ) : (
        <span className={`num ${styles.time}`}>{state === 'finished' ? unknown : dateTexts.time}</span>
      )}
      {(state === 'live' || state === 'awaiting') && <MatchStatusLabel state={state} />}
    </>
  )
}

/** A match in a list; the whole row links to the match, the button to the tickets. */
export function MatchRow({ match: listed, next = false, withMonth = false }: Props) {
  const text = useText()
  const match = useRunningScore(listed)
  const { teamA, teamB, date, dateTexts, result } = match
  const state = useMatchState(match)
  const round = roundText(match.round, text)
  const teams = `${teamA.teamName} – ${teamB.teamName}`
  const sells = match.competitionTicketUrl !== null && sellsTickets(state)
  return (
    <article
      className={`${styles.row} ${next ? `${styles.next} on-dark` : ''}`}
      data-match={match.id}
      data-played={state === 'live' ? match.id : undefined}
    >
      <time dateTime={date} className={`${styles.date} ${withMonth ? styles.dated : ''}`}>
        <b className={`num ${styles.day} ${withMonth ? styles.withMonth : ''}`}>
          {withMonth ? dateTexts.shortDay : dateTexts.dayNumber}
        </b>{' '}
        <span>{dateTexts.weekday}</span>
      </time>
      <Team team={teamA} home />
      <div className={styles.middle}>
        <SiteLink to={match.link} className={styles.link}>
          <span className="vh">{`${teams}, `}</span>
          <Middle match={match} state={state} />
        </SiteLink>
        {next && state === 'scheduled' && (
          <div className={styles.countdown}>
            <Countdown date={date} moment={momentOf(dateTexts)} />
          </div>
        )}
      </div>
      <Team team={teamB} />
      <p className={styles.place}>
        <b>
          {match.competition}
          {round && (
            <>
              , <span className={styles.round}>{round}</span>
            </>
          )}
        </b>
        {match.location}
      </p>
      <div className={styles.ways}>
        {result && <ResultChip isWin={result === 'win'} />}
        {sells && (
          <ButtonLink
            to={match.competitionTicketUrl ?? ''}
            look={next ? 'ball' : 'primary'}
            small
            className={styles.ticket}
          >
            {text('matches.tickets')}
            <span className="vh">{`: ${teams}, ${dateTexts.shortDay}`}</span>
          </ButtonLink>
        )}
        {!sells && <Icon name="forward" />}
      </div>
    </article>
  )
}
