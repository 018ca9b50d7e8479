import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import styles from './StandingsTable.module.css'
import { lastAboveLine, type StandingRowView } from './standings.ts'
import { allColumns, type ColumnId, type FigureId, figureOf, isFigure } from './standings-columns.tsx'
import { TeamLogo } from './TeamLogo.tsx'

type Props = {
  rows: StandingRowView[]
  /** Whose table it is. */
  competition: string
  /** Position and team stand first whatever the order; all columns when left out. */
  columns?: ColumnId[]
  /** In a narrow column of the page: long names are shortened rather than the table scrolled. */
  sidebar?: boolean
}

function Head({ figure }: { figure: FigureId }) {
  const text = useText()
  const short = text(figureOf[figure].short)
  const long = text(figureOf[figure].long)
  return <th scope="col">{short === long ? short : <abbr title={long}>{short}</abbr>}</th>
}

function Row({ row, figures, isLast }: { row: StandingRowView; figures: FigureId[]; isLast: boolean }) {
  const text = useText()
  const language = useLanguage()
  const className = [styles.row, row.isOwn && styles.own, isLast && styles.line].filter(Boolean).join(' ')
  return (
    <tr className={className}>
      <td className={styles.position}>{row.position}</td>
      <th scope="row" className={styles.team}>
        <span className={styles.teamIn}>
          <TeamLogo src={row.teamLogo} width={28} height={32} className={styles.logo} />
          <span className={styles.name} title={row.teamName}>
            {row.teamName}
          </span>
          {row.isOwn && <span className="vh"> ({text('standings.own')})</span>}
        </span>
      </th>
      {figures.map((figure) => {
        const { cell, strong } = figureOf[figure]
        return (
          <td key={figure} className={strong && styles.strong}>
            {cell(row, language, text)}
          </td>
        )
      })}
    </tr>
  )
}

/** A competition's table; it scrolls in its own frame when it is higher or wider than its place. */
export function StandingsTable({ rows, competition, columns = allColumns, sidebar = false }: Props) {
  const text = useText()
  const figures = columns.filter(isFigure)
  const caption = text('standings.caption', { competition })
  const last = lastAboveLine(rows)
  return (
    <section
      className={`${styles.frame} ${sidebar ? styles.sidebar : ''}`}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.position}>
              <span className="vh">{text('standings.position')}</span>
            </th>
            <th scope="col" className={styles.team}>
              {text('standings.team')}
            </th>
            {figures.map((figure) => (
              <Head key={figure} figure={figure} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.teamId} row={row} figures={figures} isLast={index === last} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
