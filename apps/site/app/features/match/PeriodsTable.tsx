import { useText } from '~/i18n/LanguageContext.tsx'
import type { MatchDetail, PeriodView } from './match.ts'
import { periodText } from './match-texts.ts'
import styles from './PeriodsTable.module.css'

type RowProps = { match: MatchDetail; side: 'home' | 'away' }

function Row({ match: { teamA, teamB, periods }, side }: RowProps) {
  const team = side === 'home' ? teamA : teamB
  const other = side === 'home' ? 'away' : 'home'
  const isBetter = (period: PeriodView) => period[side] > period[other]
  return (
    <tr data-row={side === 'home' ? 1 : 2}>
      <th scope="row">{team.teamName}</th>
      {periods.map((period) => (
        <td
          key={period.number}
          className={isBetter(period) ? styles.better : undefined}
          data-period={period.number}
        >
          {period[side]}
        </td>
      ))}
      <td className={styles.total} data-period="total">
        {team.score ?? '–'}
      </td>
    </tr>
  )
}

/** The points of each period, overtimes too. */
export function PeriodsTable({ match }: { match: MatchDetail }) {
  const text = useText()
  const caption = text('match.periods')
  return (
    <section
      className={styles.frame}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table} data-table="periods">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{text('standings.team')}</span>
            </th>
            {match.periods.map(({ number }) => {
              const { short, long } = periodText(number, text)
              return (
                <th key={number} scope="col">
                  <abbr title={long}>{short}</abbr>
                </th>
              )
            })}
            <th scope="col">
              <abbr title={text('match.total')}>{text('match.short.total')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          <Row match={match} side="home" />
          <Row match={match} side="away" />
        </tbody>
      </table>
    </section>
  )
}
