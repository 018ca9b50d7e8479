import type { CSSProperties } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { formatStat } from '~/model/statistics.ts'
import styles from './Comparison.module.css'
import type { ComparedField, MatchDetail } from './match.ts'

const keys = {
  throw_percent: 'stats.throw',
  three_point_percent: 'stats.three_point',
  free_throw_percent: 'stats.free_throw',
  total_rebound: 'stats.rebound',
  assist: 'stats.assist',
  turnover: 'stats.turnover',
} as const satisfies Record<ComparedField, string>

const isPercent = (field: ComparedField) => field.endsWith('_percent')

/** The bar's width: of 100 for a percentage, else of the greater value. */
function sizeOf(field: ComparedField, value: number, other: number): CSSProperties {
  const of = isPercent(field) ? 100 : Math.max(value, other, 1)
  return { '--size': `${Math.min(100, (100 * value) / of)}%` } as CSSProperties
}

/** The totals of the two teams side by side. */
export function Comparison({ match: { compared, teamA, teamB } }: { match: MatchDetail }) {
  const text = useText()
  const language = useLanguage()
  const write = (field: ComparedField, value: number) =>
    formatStat(field, value, 'whole', language) + (isPercent(field) ? '%' : '')
  return (
    <ul className={styles.list}>
      {compared.map(({ field, home, away }) => (
        <li key={field} className={styles.row}>
          <p className={styles.name}>{text(keys[field])}</p>
          <b>
            <span className="vh">{`${teamA.teamName}: `}</span>
            {write(field, home)}
          </b>
          <b className={styles.other}>
            <span className="vh">{`${teamB.teamName}: `}</span>
            {write(field, away)}
          </b>
          <div className={styles.bars} aria-hidden="true">
            <i style={sizeOf(field, home, away)} />
            <i style={sizeOf(field, away, home)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
