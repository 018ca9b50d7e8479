import type { Side } from '@palank/sport/game'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Column } from '../../match-sheet/columns.ts'
import type { Row } from '../../match-sheet/rows.ts'
import type { RowMarks } from './BoxScoreRow.tsx'
import { BoxScoreTable } from './BoxScoreTable.tsx'
import { texts } from './texts.ts'
import type { Roster } from './use-roster.ts'
import type { Edits } from './use-sheet.ts'
import type { Text } from './use-text.ts'

type Props = Pick<Edits, 'onNumber' | 'onMark' | 'onRemove'> & {
  side: Side
  teamId: number | null
  roster: Roster
  reload: () => void
  rows: readonly Row[]
  columns: readonly Column[]
  marks: ReadonlyMap<string, RowMarks>
  proposed: ReadonlySet<string>
  readOnly: boolean
  t: Text
}

/** One team's table, or what to do before there can be one. */
export function BoxScore({ teamId, roster, reload, ...table }: Props) {
  const { t, rows } = table
  const { admin } = useConfig().config.routes
  const ready = roster.state === 'ready'
  return (
    <div className="match-sheet__side" aria-busy={roster.state === 'loading'}>
      {roster.state === 'loading' && <p className="match-sheet__note">{t(texts.loading)}</p>}
      {roster.state === 'failed' && (
        <div className="match-sheet__note" role="alert">
          <p>{t(texts.failed)}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={reload}>
            {t(texts.retry)}
          </Button>
        </div>
      )}
      {roster.state !== 'loading' && rows.length > 0 && (
        <BoxScoreTable {...table} team={ready ? roster.name : null} />
      )}
      {ready && (
        <div className="match-sheet__squad">
          {rows.length === 0 && (
            <p>
              <strong>{roster.name}</strong>:{' '}
              {t(roster.squad.length === 0 ? texts.noSquad : texts.nobodyOnDay)}
            </p>
          )}
          <a
            href={formatAdminURL({ adminRoute: admin, path: `/collections/competition-teams/${teamId}` })}
            target="_blank"
            rel="noreferrer"
          >
            {t(texts.openTeam)}
          </a>
          <button type="button" className="match-sheet__plain" onClick={reload}>
            {t(texts.reload)}
          </button>
        </div>
      )}
    </div>
  )
}
