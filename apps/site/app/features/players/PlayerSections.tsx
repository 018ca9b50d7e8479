import { type ReactNode, Suspense, useId } from 'react'
import { formatSeason } from '~/i18n/format.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { playerNote, type RosterPlayerView } from '~/model/roster.ts'
import { columnsWithValues, splitColumns } from '~/model/statistics.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PlayerCard } from '~/ui/PlayerCard.tsx'
import { SeasonSelector } from '~/ui/SeasonSelector.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { StatLegend, StatTable } from '~/ui/StatTable.tsx'
import { GameLog } from './GameLog.tsx'
import styles from './PlayerSections.module.css'
import { PointsChart } from './PointsChart.tsx'
import type { PlayerPageView, PlayerScreen, ThreeRows } from './player.ts'
import { pointsChart } from './points-chart.ts'

type SectionProps = {
  id?: string
  title: string
  raised?: boolean
  /** Beside the title where there is room. */
  aside?: ReactNode
  children: ReactNode
}

function Section({ id, title, raised = false, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${raised ? styles.raised : ''}`}>
      <div className="wrap">
        <div className={styles.top}>
          <h2 id={heading} className={`d d3 ${styles.title}`}>
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

const columnsOf = (tables: ThreeRows[]) =>
  columnsWithValues(
    splitColumns,
    tables.flatMap(({ average, total, per40 }) => [average, total, per40]),
  )

type TableProps = { table: 'season' | 'career'; caption: string; rows: ThreeRows }

/** Average, total and per 40 minutes, to one decimal. */
function ThreeRowTable({ table, caption, rows }: TableProps) {
  const text = useText()
  return (
    <StatTable
      table={table}
      caption={caption}
      headLabel={text('player.measure')}
      legend={false}
      rows={(['average', 'total', 'per40'] as const).map((id) => ({
        id,
        head: text(`player.${id}`),
        statistics: rows[id],
      }))}
    />
  )
}

function Neighbour({ name, player }: { name: string; player: RosterPlayerView | null }) {
  const text = useText()
  if (!player) return null
  return (
    <li>
      <p className={styles.which}>{name}</p>
      <PlayerCard player={player} note={playerNote(player, text)} sizes="(min-width: 680px) 313px, 46vw" />
    </li>
  )
}

type ViewProps = { view: PlayerPageView }

function Season({ view: { player, season, tables } }: ViewProps) {
  const text = useText()
  const years = formatSeason(season)
  const chart = pointsChart(player.games)
  return (
    <>
      {tables.length === 0 && (
        <EmptyState
          title={text('player.noStatisticsTitle')}
          text={text('player.noStatisticsText', { name: player.name, season: years })}
        />
      )}
      {tables.map((table, index) => (
        <div key={table.teamId} className={styles.table} data-team={table.teamId}>
          <h3 className={styles.of}>
            {table.team}, {years}
          </h3>
          <ThreeRowTable
            table="season"
            caption={text('player.tableOf', { team: table.team, season: years })}
            rows={table}
          />
          {index === tables.length - 1 && <StatLegend groups={columnsOf(tables)} />}
        </div>
      ))}
      {chart && (
        <div className={styles.chart}>
          <PointsChart chart={chart} />
        </div>
      )}
    </>
  )
}

function Others({ view: { player, season, tables, previous, next } }: ViewProps) {
  const text = useText()
  return (
    <>
      {player.games.length > 0 && (
        <Section title={text('player.games')} raised>
          <GameLog games={player.games} season={season} />
        </Section>
      )}
      {player.career && (
        <Section title={text('player.career')}>
          <ThreeRowTable table="career" caption={text('player.careerTable')} rows={player.career} />
          <StatLegend groups={columnsOf([player.career])} explained={columnsOf(tables)} />
          <h3 className={styles.of}>{text('player.teams')}</h3>
          <ul className={styles.teams}>
            {player.teams.map(({ id, name, season: played, link }) => (
              <li key={id}>
                <SiteLink to={link}>{name}</SiteLink> <span>{formatSeason(played)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {next && (
        <Section title={text('player.neighbours')} raised>
          <ul className={styles.neighbours}>
            <Neighbour name={text('player.previous')} player={previous} />
            <Neighbour name={text('player.next')} player={next} />
          </ul>
        </Section>
      )}
    </>
  )
}

const targetId = 'statisztika'

/** The season's statistics, the career, and the neighbours in the roster. */
export function PlayerSections({ screen: { view, season, seasons } }: { screen: PlayerScreen }) {
  const text = useText()
  return (
    <>
      <Section
        id={targetId}
        title={text('player.statistics')}
        aside={
          seasons.length > 1 && (
            <Suspense>
              <SeasonSelector seasons={seasons} selected={season} targetId={targetId} />
            </Suspense>
          )
        }
      >
        <KeptHtml of={view}>{(value) => <Season view={value} />}</KeptHtml>
      </Section>
      <KeptHtml of={view}>{(value) => <Others view={value} />}</KeptHtml>
    </>
  )
}
