import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { formatStat } from '~/model/statistics.ts'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import type { LeaderView } from './leaders.ts'
import styles from './TeamLeaders.module.css'

/** The team's leaders with their averages in large figures. */
export function TeamLeaders({ leaders }: { leaders: LeaderView[] }) {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className={styles.leaders} data-count={leaders.length}>
      {leaders.map(({ field, value, player }) => (
        <li key={field} data-leader={field}>
          <b className="num">{formatStat(field, value, 'decimal', language)}</b>
          <small>{text(`player.perGame.${field}`)}</small>
          <MaybeLink to={player.link} className={styles.player}>
            <PlayerName player={player} number={player.number} />
          </MaybeLink>
        </li>
      ))}
    </ul>
  )
}
