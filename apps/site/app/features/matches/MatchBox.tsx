import { useText } from '~/i18n/LanguageContext.tsx'
import { momentOf } from '~/model/date-texts.ts'
import type { MatchTeam, MatchView } from '~/model/match.ts'
import { sellsTickets } from '~/model/match-state.ts'
import { roundText } from '~/model/match-texts.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Countdown } from '~/ui/Countdown.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { MatchStatusLabel } from '~/ui/MatchStatusLabel.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { useMatchState } from '~/ui/use-match-state.ts'
import styles from './MatchBox.module.css'

type Props = {
  match: MatchView
  /** The soonest match: in the club's colour, its ticket button in the accent colour. */
  first?: boolean
}

const Team = ({ team }: { team: MatchTeam }) => (
  <span className={styles.team}>
    <TeamLogo src={team.teamLogo} width={50} height={58} className={styles.logo} />
    <b className={styles.name}>{team.teamName}</b>
  </span>
)

export function MatchBox({ match, first = false }: Props) {
  const text = useText()
  const { teamA, teamB, date, dateTexts } = match
  const state = useMatchState(match)
  const round = roundText(match.round, text)
  return (
    <article className={`${styles.box} ${first ? styles.first : ''}`}>
      <p className={styles.competition}>
        {match.competition}
        {round && (
          <>
            , <span className={styles.round}>{round}</span>
          </>
        )}
      </p>
      <h3 className={styles.teams}>
        <SiteLink to={match.link} className={styles.link}>
          <Team team={teamA} /> <span className={styles.versus}>{text('matches.versus')}</span>{' '}
          <Team team={teamB} />
        </SiteLink>
      </h3>
      <p className={styles.date}>
        <time dateTime={date}>
          <span className={`d d4 ${styles.day}`}>{dateTexts.shortDay}</span>{' '}
          <span className={`num ${styles.time}`}>{dateTexts.time}</span>
        </time>
      </p>
      {match.location && (
        <p className={styles.place}>
          <Icon name="place" />
          {match.location}
        </p>
      )}
      {state === 'scheduled' ? (
        <Countdown date={date} moment={momentOf(dateTexts)} />
      ) : (
        <MatchStatusLabel state={state} large />
      )}
      {match.competitionTicketUrl && sellsTickets(state) ? (
        <ButtonLink
          to={match.competitionTicketUrl}
          look={first ? 'ball' : 'line'}
          small
          className={styles.ticket}
        >
          {text('matches.tickets')}
          <span className="vh">{`: ${teamA.teamName} – ${teamB.teamName}, ${dateTexts.shortDay}`}</span>
        </ButtonLink>
      ) : (
        <div className={styles.noTicket} />
      )}
    </article>
  )
}
