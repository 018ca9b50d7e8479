import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { formatStat } from '~/model/statistics.ts'
import { SiteLink } from '~/ui/SiteLink.tsx'
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
          <span>{text(`player.perGame.${field}`)}</span>
          <SiteLink to={player.link}>{player.name}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
