import { useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { periodText } from '~/model/match-texts.ts'
import type { MatchDetail, PeriodView } from './match.ts'
import styles from './PeriodsTable.module.css'

type Played = Pick<MatchDetail, 'teamA' | 'teamB' | 'periods'>
type RowProps = { match: Played; coming: number[]; side: 'home' | 'away' }

function Row({ match: { teamA, teamB, periods }, coming, side }: RowProps) {
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
      {coming.map((number) => (
        <td key={number} data-period={number}>
          {unknown}
        </td>
      ))}
      <td className={styles.total} data-period="total">
        {team.score ?? unknown}
      </td>
    </tr>
  )
}

type Props = {
  match: Played
  /** While it is played, the periods to come are there too. */
  upTo?: number
}

/** The points of each period, overtimes too. */
export function PeriodsTable({ match, upTo = 0 }: Props) {
  const text = useText()
  const played = match.periods.map(({ number }) => number)
  const numbers = [...new Set([...played, ...Array.from({ length: upTo }, (_, index) => index + 1)])]
  const coming = numbers.slice(played.length)
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
            {numbers.map((number) => {
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
          <Row match={match} coming={coming} side="home" />
          <Row match={match} coming={coming} side="away" />
        </tbody>
      </table>
    </section>
  )
}
