'use client'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { budapestClock } from '../../import/budapest.ts'
import { useText } from '../match-sheet/use-text.ts'
import { useRowFacts } from './RowFacts.tsx'
import { editingSince } from './texts.ts'
import './lists.css'

type Props = { cell: DefaultCellComponentProps; title: unknown; withPicture: boolean }

/** The first cell of a row: picture, title that opens it, and who else edits it. */
export function RowTitle({ cell, title, withPicture }: Props) {
  const t = useText()
  const facts = useRowFacts(cell.rowData.id)
  const editor = facts?.editor
  return (
    <div className="list-row" data-card="title">
      {withPicture && facts && (
        <span className="list-row__picture">
          {/* biome-ignore lint/performance/noImgElement: the smallest size is stored already */}
          {facts.picture && <img src={facts.picture} alt="" width="72" height="48" loading="lazy" />}
        </span>
      )}
      <span className="list-row__words">
        <RenderDefaultCell
          clientProps={{ ...cell, cellData: title }}
          columnIndex={cell.columnIndex ?? 0}
          isLinkedColumn={Boolean(cell.link)}
        />
        {editor && (
          <span className="list-row__editor">
            {t(editingSince(editor.name, budapestClock(editor.since).slice(11)))}
          </span>
        )}
      </span>
    </div>
  )
}
