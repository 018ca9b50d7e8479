import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { formatStat } from '~/model/statistics.ts'
import styles from './PlayerAverages.module.css'
import type { SeasonTable } from './player.ts'

const fields = ['points', 'total_rebound', 'assist', 'steal', 'value'] as const

/** The known averages of a game, in large figures. */
export function PlayerAverages({ table }: { table: SeasonTable }) {
  const text = useText()
  const language = useLanguage()
  const known = fields.filter((field) => table.average[field] !== null)
  if (known.length === 0) return null
  return (
    <section
      className={`${styles.band} on-dark`}
      aria-label={text('player.averages', { season: formatSeason(table.season) })}
    >
      <ul className={`wrap ${styles.averages}`} data-count={known.length}>
        {known.map((field) => (
          <li key={field}>
            <b className="num">{formatStat(field, table.average[field], 'decimal', language)}</b>
            <span>{text(`player.perGame.${field}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
