import type { LiveView } from '~/model/live.ts'
import styles from './LiveBody.module.css'
import { LiveSheet } from './LiveSheet.tsx'
import type { MatchDetail } from './match.ts'
import { PlayerOfMatch } from './PlayerOfMatch.tsx'
import { PlayFeed } from './PlayFeed.tsx'
import { playerOfMatch } from './player-of-match.ts'
import { TopScorers } from './TopScorers.tsx'

type Props = { match: MatchDetail; live: LiveView; fresh?: ReadonlySet<string> }

/** Under the board: what happened, beside who did how much. */
export function LiveBody({ match, live, fresh }: Props) {
  const best = match.status === 'finished' ? playerOfMatch(match) : null
  return (
    <div className={`wrap ${styles.body}`}>
      <div className={styles.column}>
        {best && <PlayerOfMatch player={best} />}
        <PlayFeed match={match} live={live} {...(fresh ? { fresh } : {})} />
      </div>
      <div className={styles.column}>
        <TopScorers match={match} live={live} />
        <LiveSheet match={match} live={live} />
      </div>
    </div>
  )
}
