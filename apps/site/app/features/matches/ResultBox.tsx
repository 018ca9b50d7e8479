import type { MatchTeam, MatchView } from '~/model/match.ts'
import { MatchStatusLabel } from '~/ui/MatchStatusLabel.tsx'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { useMatchState } from '~/ui/use-match-state.ts'
import styles from './ResultBox.module.css'

const Row = ({ team }: { team: MatchTeam }) => (
  <div className={`${styles.row} ${team.isWinner ? styles.winner : ''}`}>
    <TeamLogo src={team.teamLogo} width={35} height={35} className={styles.logo} />
    <span className={styles.name}>{team.teamName}</span>{' '}
    <b className={`num ${styles.score}`}>{team.score ?? '–'}</b>
  </div>
)

/** A finished match, all of it a link. */
export function ResultBox({ match }: { match: MatchView }) {
  const state = useMatchState(match)
  return (
    <SiteLink to={match.link} className={styles.box}>
      <div className={`${styles.head} ${match.result ? '' : styles.open}`}>
        <span>
          {match.competition}, <time dateTime={match.date}>{match.dateTexts.shortDay}</time>
        </span>{' '}
        {match.result ? <ResultChip isWin={match.result === 'win'} /> : <MatchStatusLabel state={state} />}
      </div>
      <Row team={match.teamA} />
      <Row team={match.teamB} />
    </SiteLink>
  )
}
