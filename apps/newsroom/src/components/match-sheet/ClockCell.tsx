import { useState } from 'react'
import { clockInput, clockText, parseClock, unreadable } from '../../match-sheet/cells.ts'
import { type CellProps, cellAttributes } from './NumberCell.tsx'

/** Shows the typed text, and the formatted time on blur. */
export function ClockCell(cell: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      {...cellAttributes(cell)}
      className="match-sheet__cell match-sheet__cell--clock"
      maxLength={5}
      value={typed ?? clockText(cell.value)}
      onChange={(event) => {
        const text = clockInput(event.target.value)
        setTyped(text)
        cell.onValue(parseClock(text))
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        // An invalid time stays as typed, to be corrected.
        if (cell.value !== unreadable) setTyped(null)
      }}
    />
  )
}
