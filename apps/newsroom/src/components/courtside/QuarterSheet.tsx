import type { Pair } from '@palank/sport/events/box-score'
import { useState } from 'react'
import { mayEndMatch, sides } from '../../courtside-screen/board.ts'
import { correctionsTo } from '../../courtside-screen/finish.ts'
import type { NewEvent } from '../../courtside-screen/match-desk.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { endOfPeriod } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { HoldButton } from './HoldButton.tsx'
import { PeriodTable } from './PeriodTable.tsx'
import type { Play } from './play.ts'
import { Sheet } from './Sheet.tsx'

/** Before a period ends: is it what the scoreboard says? */
export function QuarterSheet({
  play: { match, board, state, isPractice, enter },
  onClose,
}: {
  play: Play
  onClose: () => void
}) {
  const { text, language } = useText()
  /** What the scoreboard says, not how far from it we are: another device's basket may arrive meanwhile. */
  const [scoreboard, setScoreboard] = useState<Partial<Pair>>({})
  const { period, score } = board
  const shown: Pair = { ...score, ...scoreboard }
  const corrections = correctionsTo(scoreboard, score, period)
  const isAdjusted = corrections.length > 0

  const end = (more: NewEvent[]) => {
    enter([...corrections, ...more])
    onClose()
  }
  const over: NewEvent = { body: { type: 'period_end' }, period }
  const isLast = mayEndMatch({ ...board, score: shown })

  return (
    <Sheet title={`${endOfPeriod(period, language)}?`} onClose={onClose}>
      <div className="cs-check cs-check--quarter">
        <div>
          <PeriodTable match={match} board={board} />
          {state.obstacle !== null && !isPractice && <p className="cs-check__lead">{text(texts.isBehind)}</p>}
          <p className="cs-check__lead">{text(texts.isOnBoard)}</p>
          <div className="cs-adjust">
            {sides.map((side) => (
              <div key={side}>
                <button
                  type="button"
                  aria-label={`${match[side].short_name} ${text(texts.minusOne)}`}
                  disabled={shown[side] === 0}
                  onClick={() => setScoreboard({ ...scoreboard, [side]: shown[side] - 1 })}
                >
                  −
                </button>
                <output className="num" aria-label={match[side].short_name}>
                  {shown[side]}
                </output>
                <button
                  type="button"
                  aria-label={`${match[side].short_name} ${text(texts.plusOne)}`}
                  onClick={() => setScoreboard({ ...scoreboard, [side]: shown[side] + 1 })}
                >
                  +
                </button>
              </div>
            ))}
          </div>
        </div>
        <div>
          {/* Two buttons: a press must not end in the other one when a basket arrives meanwhile. */}
          {isLast ? (
            <HoldButton
              key="match"
              label={text(texts.matchOver)}
              onHeld={() => end([over, { body: { type: 'match_end' }, period }])}
            />
          ) : (
            <HoldButton key="quarter" label={endOfPeriod(period, language)} onHeld={() => end([over])} />
          )}
          <button type="button" className="cs-line-button" onClick={() => (isAdjusted ? end([]) : onClose())}>
            {text(isAdjusted ? texts.adjustOnly : texts.stillRuns)}
          </button>
          <div className="cs-timeouts">
            <span>{text(texts.timeout)}</span>
            {sides.map((side) => (
              <button
                key={side}
                type="button"
                className="cs-line-button"
                aria-label={`${text(texts.timeout)}: ${match[side].short_name}`}
                onClick={() => {
                  enter([{ body: { type: 'timeout', side }, period }])
                  onClose()
                }}
              >
                {match[side].short_name}
              </button>
            ))}
          </div>
        </div>
      </div>
    </Sheet>
  )
}
