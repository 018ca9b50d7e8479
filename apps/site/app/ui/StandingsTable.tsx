import type { ReactNode } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { lastAboveLine, type StandingRowView, streakText, tieText } from '~/model/standings.ts'
import { allColumns, type ColumnId, type FigureId, figureOf, isFigure } from '~/model/standings-columns.ts'
import { nextSort, type StandingsSort } from '~/model/standings-sort.ts'
import { ResultChip } from './ResultChip.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './StandingsTable.module.css'
import { TeamLogo } from './TeamLogo.tsx'

type Props = {
  rows: StandingRowView[]
  /** Whose table it is. */
  competition: string
  /** All columns by default; position and team always come first. */
  columns?: ColumnId[]
  /** In a narrow column: shortens long names rather than scrolling. */
  sidebar?: boolean
  /** The current sort, and the link of each column's heading. */
  sorting?: Sorting | undefined
}

export type Sorting = { sort: StandingsSort | null; hrefOf: (sort: StandingsSort) => string }

type HeadProps = {
  column: ColumnId
  long: string
  children: ReactNode
  sorting: Sorting | undefined
  className?: string | undefined
}

function Head({ column, long, children, sorting, className }: HeadProps) {
  const text = useText()
  if (!sorting) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  }
  const { sort, hrefOf } = sorting
  const isSorted = sort?.column === column
  const order = sort?.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      <SiteLink
        to={hrefOf(nextSort(column, sort))}
        className={styles.sort}
        title={text('standings.sortBy', { column: long })}
        keepsPlace
      >
        {children}
      </SiteLink>
    </th>
  )
}

function FigureHead({ figure, sorting }: { figure: FigureId; sorting: Sorting | undefined }) {
  const text = useText()
  const short = text(figureOf[figure].short)
  const long = text(figureOf[figure].long)
  return (
    <Head column={figure} long={long} sorting={sorting}>
      {short === long ? short : <abbr title={long}>{short}</abbr>}
    </Head>
  )
}

/** Why the team is in this place: tie criteria and deductions. */
function Notes({ row, inOrder }: { row: StandingRowView; inOrder: boolean }) {
  const text = useText()
  const language = useLanguage()
  const { deduction, tie } = row
  return (
    <>
      {inOrder && tie && <small className={styles.note}>{tieText(tie, language, text)}</small>}
      {deduction > 0 && (
        <small className={styles.note}>{text('standings.deductions', { count: deduction })}</small>
      )}
    </>
  )
}

function FigureCell({ figure, row }: { figure: FigureId; row: StandingRowView }) {
  const text = useText()
  const language = useLanguage()
  const value = figureOf[figure].write(row, language)
  if (figure !== 'streak' || !row.streak) return value
  return <ResultChip isWin={row.streak.isWin} mark={value} spoken={streakText(row.streak, text)} />
}

type RowProps = {
  row: StandingRowView
  figures: FigureId[]
  isLast: boolean
  /** Omitted in a narrow column. */
  notes?: ReactNode
}

function Row({ row, figures, isLast, notes }: RowProps) {
  const text = useText()
  const className = [styles.row, row.isOwn && styles.own, isLast && styles.line].filter(Boolean).join(' ')
  return (
    <tr className={className} data-team={row.teamId}>
      <td className={styles.position}>{row.position}</td>
      <th scope="row" className={styles.team}>
        <span className={styles.teamIn}>
          <TeamLogo src={row.teamLogo} width={28} height={32} className={styles.logo} />
          <span className={styles.name} title={row.teamName}>
            {row.teamName}
          </span>
          {row.isOwn && <span className="vh"> ({text('standings.own')})</span>}
        </span>
        {notes}
      </th>
      {figures.map((figure) => (
        <td key={figure} className={figureOf[figure].strong && styles.strong}>
          <FigureCell figure={figure} row={row} />
        </td>
      ))}
    </tr>
  )
}

/** A competition's table; scrolls in its own frame when it does not fit. */
export function StandingsTable({ rows, competition, columns = allColumns, sidebar = false, sorting }: Props) {
  const text = useText()
  const figures = columns.filter(isFigure)
  const caption = text('standings.caption', { competition })
  const inOrder = !sorting?.sort
  const last = inOrder ? lastAboveLine(rows) : -1
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
            <Head column="teamName" long={text('standings.team')} sorting={sorting} className={styles.team}>
              {text('standings.team')}
            </Head>
            {figures.map((figure) => (
              <FigureHead key={figure} figure={figure} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.teamId}
              row={row}
              figures={figures}
              isLast={index === last}
              notes={!sidebar && <Notes row={row} inOrder={inOrder} />}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
