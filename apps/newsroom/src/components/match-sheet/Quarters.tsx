import type { Side } from '@palank/sport/game'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { bilingual } from '../../bilingual.ts'
import { countText } from '../../match-sheet/cells.ts'
import {
  type DraftPeriod,
  maxPeriods,
  offeredScore,
  periodSum,
  regularPeriods,
  sides,
} from '../../match-sheet/draft.ts'
import { type Facts, periodsRow, totalColumn } from '../../match-sheet/findings.ts'
import type { RowMarks } from './BoxScoreRow.tsx'
import { focusTarget } from './focus.ts'
import { NumberCell } from './NumberCell.tsx'
import { texts } from './texts.ts'
import type { Edits } from './use-sheet.ts'
import type { Text } from './use-text.ts'

type Props = Pick<Edits, 'onPeriod'> & {
  periods: readonly DraftPeriod[]
  result: Pick<Facts, 'status' | 'home_score' | 'away_score'>
  teams: Record<Side, string | null>
  marks: ReadonlyMap<string, RowMarks>
  readOnly: boolean
  onScore: (score: Record<Side, number>) => void
  t: Text
}

function periodName(index: number) {
  const overtime = index - regularPeriods + 1
  return overtime > 0
    ? {
        short: bilingual(`H${overtime}`, `OT${overtime}`),
        full: bilingual(`${overtime}. hosszabbítás`, `overtime ${overtime}`),
      }
    : {
        short: bilingual(`${index + 1}.`, `Q${index + 1}`),
        full: bilingual(`${index + 1}. negyed`, `quarter ${index + 1}`),
      }
}

export function Quarters({ periods, result, teams, marks, readOnly, onPeriod, onScore, t }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const final = useRef<HTMLParagraphElement>(null)
  const [requestedCount, setRequestedCount] = useState(0)
  const count = Math.max(regularPeriods, periods.length, requestedCount)
  const { status, home_score: home, away_score: away } = result
  const offer = offeredScore(periods, result)

  const problemAt = (side: Side, column: string) => {
    const finding = marks.get(periodsRow(side))?.get(column)
    return finding && { severity: finding.severity, text: t(finding.text) }
  }

  useEffect(() => {
    if (requestedCount > 0)
      focusTarget(table.current, { row: periodsRow('home'), column: String(requestedCount - 1) })
  }, [requestedCount])

  return (
    <div className="match-sheet__quarters">
      <div className="match-sheet__scroll">
        <table className="match-sheet__table" ref={table}>
          <caption>
            <span>{t(texts.quarters)}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className="match-sheet__team">
                {t(texts.team)}
              </th>
              {Array.from({ length: count }, (_, index) => periodName(index)).map(({ short, full }) => (
                <th key={full.en} scope="col">
                  <abbr title={t(full)}>{t(short)}</abbr>
                </th>
              ))}
              <th scope="col">{t(texts.total)}</th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side}>
                <th scope="row" className="match-sheet__team">
                  {teams[side] ?? t(texts[side])}
                </th>
                {Array.from({ length: count }, (_, index) => {
                  const { full } = periodName(index)
                  const column = String(index)
                  return (
                    <td key={full.en}>
                      <NumberCell
                        row={periodsRow(side)}
                        column={column}
                        label={`${t(texts[side])}: ${t(full)}`}
                        value={periods[index]?.[side] ?? null}
                        readOnly={readOnly}
                        problem={problemAt(side, column)}
                        digits={2}
                        onValue={(value) => onPeriod(index, side, value)}
                      />
                    </td>
                  )
                })}
                <td
                  className="match-sheet__sum"
                  data-problem={problemAt(side, totalColumn)?.severity}
                  title={problemAt(side, totalColumn)?.text}
                >
                  {countText(periodSum(periods, side))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="match-sheet__final">
        <p ref={final} tabIndex={-1}>
          {t(status === 'live' ? texts.currentScore : texts.finalScore)}:{' '}
          {home === null && away === null ? (
            t(texts.noFinalScore)
          ) : (
            <strong>
              {home ?? '?'}–{away ?? '?'}
            </strong>
          )}
        </p>
        {offer && !readOnly && (
          <Button
            buttonStyle="primary"
            size="small"
            margin={false}
            onClick={() => {
              onScore(offer.score)
              final.current?.focus()
            }}
          >
            {`${t(offer.isFinal ? texts.useScore : texts.useCurrentScore)} (${offer.score.home}–${offer.score.away})`}
          </Button>
        )}
        {!readOnly && count < maxPeriods && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setRequestedCount(count + 1)}
          >
            {t(texts.overtime)}
          </Button>
        )}
      </div>
    </div>
  )
}
