import { useText } from '~/i18n/LanguageContext.tsx'
import { boxColumns, columnsWithValues } from '~/model/statistics.ts'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { MinorsNote } from '~/ui/MinorsNote.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import { StatLegend, type StatRow, StatTable } from '~/ui/StatTable.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './BoxScores.module.css'
import type { BoxRow, BoxView } from './match.ts'

function Player({ row }: { row: BoxRow }) {
  const text = useText()
  return (
    <MaybeLink to={row.link}>
      {row.jersey && <span className={styles.jersey}>{row.jersey}</span>}{' '}
      <span>
        <PlayerName player={row} />
        {row.isStarter && (
          <>
            <span aria-hidden="true">{'\u00a0*'}</span>
            <span className="vh">{`, ${text('match.starter')}`}</span>
          </>
        )}
      </span>
    </MaybeLink>
  )
}

/** Both teams' players, with the totals. */
export function BoxScores({ boxes }: { boxes: BoxView[] }) {
  const text = useText()
  const rowOf = (row: BoxRow): StatRow => ({
    id: row.playerId,
    head: <Player row={row} />,
    statistics: row.statistics,
    note: row.didNotPlay ? text('match.didNotPlay') : undefined,
  })
  const all = boxes.flatMap(({ rows, total }) => [...rows.map(({ statistics }) => statistics), total])
  const hasStarters = boxes.some(({ rows }) => rows.some(({ isStarter }) => isStarter))
  return (
    <div className={styles.boxes}>
      {boxes.map(({ side, teamName, teamLogo, rows, total }, index) => (
        <section key={side}>
          <h3 className={styles.team}>
            <TeamLogo src={teamLogo} width={35} height={41} className={styles.logo} />
            {teamName}
          </h3>
          <StatTable
            table={`box-${side}`}
            caption={text('match.boxOf', { team: teamName })}
            headLabel={text('match.player')}
            layout="box"
            form="whole"
            rows={rows.map(rowOf)}
            total={total ? { id: 'total', head: text('match.total'), statistics: total } : undefined}
            marksBest
            legend={false}
          />
          {index === boxes.length - 1 && <StatLegend groups={columnsWithValues(boxColumns, all)} />}
        </section>
      ))}
      {hasStarters && <p className={styles.starters}>{`* ${text('match.starterLong')}`}</p>}
      <MinorsNote players={boxes.flatMap(({ rows }) => rows)} />
    </div>
  )
}
