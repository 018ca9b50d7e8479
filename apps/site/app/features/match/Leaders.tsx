import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { formatStat, type LeaderField } from '~/model/statistics.ts'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import styles from './Leaders.module.css'
import type { Leader, MatchDetail } from './match.ts'

type Props = { leader: Leader | null; field: LeaderField; team: string; away?: boolean }

function Best({ leader, field, team, away = false }: Props) {
  const language = useLanguage()
  return (
    <div className={`${styles.best} ${away ? styles.away : ''}`}>
      <b className={`num ${styles.value}`}>{formatStat(field, leader?.value ?? null, 'whole', language)}</b>
      <p>
        <span className="vh">{`${team}: `}</span>
        {leader ? (
          <MaybeLink to={leader.link} className={styles.name}>
            <PlayerName player={leader} number={leader.jersey} />
          </MaybeLink>
        ) : (
          unknown
        )}
      </p>
    </div>
  )
}

/** The leaders of both teams, side by side. */
export function Leaders({ match: { leaders, teamA, teamB } }: { match: MatchDetail }) {
  const text = useText()
  return (
    <ul className={styles.leaders}>
      {leaders.map(({ field, home, away }) => (
        <li key={field}>
          <h3 className={styles.field}>{text(`stats.${field}`)}</h3>
          <div className={styles.pair}>
            <Best leader={home} field={field} team={teamA.teamName} />
            <Best leader={away} field={field} team={teamB.teamName} away />
          </div>
        </li>
      ))}
    </ul>
  )
}
