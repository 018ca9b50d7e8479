import { isOvertimeNext, mayEndMatch } from '../../courtside-screen/board.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { startOfPeriod } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { HoldButton } from './HoldButton.tsx'
import { PeriodTable } from './PeriodTable.tsx'
import type { Play } from './play.ts'
import { useOnePress } from './use-one-press.ts'

/** Between two periods: the sums, and what comes next. */
export function BreakPad({ play: { match, board, log, enter } }: { play: Play }) {
  const { text, language } = useText()
  const next = board.period + 1
  const { isPressed, press } = useOnePress(log.length)
  const start = () => {
    press()
    enter([{ body: { type: 'period_start' }, period: next }])
  }
  const isOver = mayEndMatch(board) && !isOvertimeNext(board)
  return (
    <div className="cs-break">
      <PeriodTable match={match} board={board} />
      {isOver ? (
        <HoldButton
          label={text(texts.matchOver)}
          onHeld={() => enter([{ body: { type: 'match_end' }, period: board.period }])}
        />
      ) : (
        <button type="button" className="cs-go" disabled={isPressed} onClick={start}>
          {startOfPeriod(next, language)}
        </button>
      )}
    </div>
  )
}
