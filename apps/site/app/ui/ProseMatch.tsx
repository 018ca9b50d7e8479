import { useText } from '~/i18n/LanguageContext.tsx'
import { momentOf } from '~/model/date-texts.ts'
import type { MatchTeam } from '~/model/match.ts'
import { hasScore, isOff } from '~/model/match-state.ts'
import { competitionText } from '~/model/match-texts.ts'
import type { ProseMatch as Match } from '~/model/rich-text.ts'
import { Icon } from './Icon.tsx'
import { MatchStatusLabel } from './MatchStatusLabel.tsx'
import styles from './ProseMatch.module.css'
import { SiteLink } from './SiteLink.tsx'
import { TeamLogo } from './TeamLogo.tsx'
import { useMatchState } from './use-match-state.ts'

const Team = ({ team }: { team: MatchTeam }) => (
  <span className={`${styles.team} ${team.isOwn ? styles.own : ''}`}>
    <TeamLogo src={team.teamLogo} width={52} height={61} className={styles.logo} />
    <span>{team.teamName}</span>
  </span>
)

const Points = ({ team, decided }: { team: MatchTeam; decided: boolean }) => (
  <span className={decided && !team.isWinner ? styles.beaten : undefined}>{team.score}</span>
)

/** A match inside a text: its teams, its score once there is one, when and where; all of it links to the match. */
export function ProseMatch({ match }: { match: Match }) {
  const text = useText()
  const state = useMatchState(match)
  const { teamA, teamB, date, dateTexts, location } = match
  const decided = teamA.isWinner || teamB.isWinner
  const scored = hasScore(match) && !isOff(state)
  return (
    <article className={`${styles.match} on-dark`} data-match={match.id}>
      <div className={styles.sides}>
        <Team team={teamA} />
        <div className={styles.middle}>
          <SiteLink to={match.link} className={styles.link}>
            <span className="vh">{`${teamA.teamName} – ${teamB.teamName}${scored ? ', ' : ''}`}</span>
            {scored && (
              <span className={`num ${styles.score}`}>
                <Points team={teamA} decided={decided} />
                <i className={styles.dash}>–</i>
                <Points team={teamB} decided={decided} />
              </span>
            )}
            {!scored && dateTexts && !isOff(state) && (
              <span className={`num ${styles.time}`}>{dateTexts.time}</span>
            )}
          </SiteLink>
          {state !== 'scheduled' && state !== 'finished' && <MatchStatusLabel state={state} />}
        </div>
        <Team team={teamB} />
      </div>
      <p className={styles.facts}>
        <b>{competitionText(match, text)}</b>
        {date && dateTexts && <time dateTime={date}>{scored ? dateTexts.date : momentOf(dateTexts)}</time>}
        {location && <span>{location}</span>}
        <Icon name="forward" />
      </p>
    </article>
  )
}
