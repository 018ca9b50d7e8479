import type { Points } from '@palank/sport/events/event'
import { useMemo, useState } from 'react'
import { boardOf, isPlayed, lastUndoable } from '../../courtside-screen/board.ts'
import type { KeptMatch } from '../../courtside-screen/event-store.ts'
import { giveTo, isGivable, isStillAsked, reopenEvents, undoOf } from '../../courtside-screen/finish.ts'
import { forgetMatch } from '../../courtside-screen/indexed-store.ts'
import type { DeskState, MatchDesk, NewEvent } from '../../courtside-screen/match-desk.ts'
import { mayDiscard, obstacleOf } from '../../courtside-screen/notice.ts'
import { practiceHint, practiceId } from '../../courtside-screen/practice.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { describer, type LogRow, lastWords, logRows, periodName } from '../../courtside-screen/words.ts'
import { BreakPad } from './BreakPad.tsx'
import { useText } from './context.ts'
import { FinishScreen } from './FinishScreen.tsx'
import { FullBoard } from './FullBoard.tsx'
import { LastLine } from './LastLine.tsx'
import { Leave } from './Leave.tsx'
import { Log } from './Log.tsx'
import { Message } from './Message.tsx'
import { Notice } from './Notice.tsx'
import { PickPlayer } from './PickPlayer.tsx'
import { PointsBoard } from './PointsBoard.tsx'
import type { Play } from './play.ts'
import { QuarterSheet } from './QuarterSheet.tsx'
import { Refused } from './Refused.tsx'
import { ScoreLine } from './ScoreLine.tsx'
import { Sheet } from './Sheet.tsx'
import { StartScreen } from './StartScreen.tsx'
import { TopBar } from './TopBar.tsx'
import { useDesk } from './use-desk.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useWakeLock } from './use-wake-lock.ts'

export function MatchScreen({ id }: { id: number }) {
  const { language } = useText()
  const { desk, state, enter } = useDesk(id, language)
  useWakeLock()
  if (!state.kept) return <Message id={id} state={state} />
  return <OpenMatch id={id} desk={desk} state={state} kept={state.kept} enter={enter} />
}

type Open = {
  id: number
  desk: MatchDesk
  state: DeskState
  kept: KeptMatch
  enter: (events: NewEvent[]) => void
}
/** The column beside the keys; the sheet has all of them. */
const columnRows = 40

/** Whose scorer is asked for is kept: the last line goes on to the next basket while a finger looks for the player. */
type Opened = { name: 'log' | 'leave' } | { name: 'scorer'; of: Points } | { name: 'quarter'; period: number }

function usePlay({ id, desk, state, kept, enter }: Open) {
  const { language } = useText()
  const { match, absent } = kept
  const { log, waiting } = state
  const board = useMemo(() => boardOf(kept, log), [kept, log])
  const rows = useMemo(() => logRows(log, match, language, waiting), [log, match, language, waiting])
  const undo = ({ event }: LogRow) => enter(undoOf(event))
  const last = lastUndoable(log)
  const play: Omit<Play, 'lastLine'> = {
    match,
    board,
    log,
    rows,
    state,
    desk,
    absent,
    isPractice: id === practiceId,
    describe: describer(match, language),
    enter,
    reopen: () => enter(reopenEvents(log, board)),
    restart: () =>
      forgetMatch(id)
        .catch(() => undefined)
        .then(() => window.location.reload()),
  }
  return { play, undo, lastRow: rows.find((row) => row.event.id === last?.id) ?? null }
}

function OpenMatch(open: Open) {
  const { text, language } = useText()
  const { id, desk, state } = open
  const [opened, setOpened] = useState<Opened | null>(null)
  const { play: shared, undo, lastRow } = usePlay(open)
  const { board, match, rows, isPractice } = shared
  const { phase, keeping, period } = board
  const isRunning = phase === 'playing' || phase === 'between_periods'
  const asks = (isRunning || state.waiting.size > 0) && !isPractice
  const show = (name: 'log' | 'leave') => setOpened({ name })
  const { free } = useLeaveGuard(asks, state.waiting.size > 0, () => show('leave'))
  const leave = () => {
    free()
    window.location.assign('/courtside')
  }
  const discard = () => desk.discardWaiting().then(leave)
  const close = () => setOpened(null)
  // Another device has ended it: neither is the next one asked for, nor this one again once its end is undone.
  if (opened?.name === 'quarter' && !isPlayed(board, opened.period)) setOpened(null)
  const last = lastRow?.event.type === 'points' && isGivable(lastRow.event) ? lastRow.event : null
  const askWho = (event: Points) => setOpened({ name: 'scorer', of: event })
  const onWho = keeping === 'points' && last ? () => askWho(last) : null
  const lastLine = <LastLine row={lastRow} onUndo={undo} onWho={onWho} />
  const play: Play = { ...shared, lastLine }
  const hint = isPractice && phase === 'playing' ? practiceHint(play.log, keeping) : null
  const isOff = obstacleOf(state) !== null && !isPractice
  const asked = opened?.name === 'scorer' ? opened.of : null
  const givable = asked && isStillAsked(asked, play.log) ? asked : null

  return (
    <>
      <p className="cs-vh" role="status" aria-live="polite">
        {lastWords(play.log, rows, language)}
      </p>
      <main
        className={`cs cs--${phase === 'finished' || phase === 'not_started' ? 'page' : keeping}${phase === 'between_periods' ? ' cs--break' : ''}`}
      >
        <TopBar
          title={
            phase === 'not_started'
              ? `${match.home.short_name} – ${match.away.short_name}`
              : phase === 'finished'
                ? text(texts.finished)
                : periodName(period, language)
          }
          onPeriod={phase === 'playing' ? () => setOpened({ name: 'quarter', period }) : null}
          onBack={() => (asks ? show('leave') : leave())}
          onLog={() => show('log')}
          waiting={state.waiting.size}
          isOff={isOff}
          isPractice={isPractice}
        />
        <Notice
          id={id}
          state={state}
          isFinished={phase === 'finished'}
          onContinue={() => desk.continueLive()}
          onSignIn={free}
        />
        {hint && (
          <p className="cs-hint" role="note">
            {text(hint)}
          </p>
        )}
        {phase === 'not_started' && <StartScreen play={play} />}
        {phase === 'finished' && <FinishScreen play={play} />}
        {isRunning && keeping === 'full' && <ScoreLine match={match} board={board} />}
        {isRunning && keeping === 'full' && <FullBoard play={play} />}
        {isRunning && keeping === 'points' && <PointsBoard play={play} />}
        {phase === 'between_periods' && keeping === 'points' && <BreakPad play={play} />}
        {isRunning && keeping === 'full' && (
          <aside className="cs-log-column" aria-label={text(texts.log)}>
            <Log rows={rows.slice(0, columnRows)} match={match} onUndo={undo} onWho={askWho} />
          </aside>
        )}
      </main>
      {opened?.name === 'quarter' && <QuarterSheet play={play} onClose={close} />}
      {opened?.name === 'log' && (
        <Sheet title={text(texts.log)} onClose={close}>
          {isPractice && (
            <div className="cs-check">
              <button type="button" className="cs-line-button" onClick={play.restart}>
                {text(texts.practiceAgain)}
              </button>
            </div>
          )}
          <Log rows={rows} match={match} onUndo={undo} onWho={askWho} />
        </Sheet>
      )}
      {givable && (
        <PickPlayer
          play={play}
          side={givable.side}
          title={text(texts.whoScored)}
          lead={play.describe(givable)}
          players={null}
          onPick={(player) => {
            play.enter(giveTo(givable, player))
            close()
          }}
          onClose={close}
        />
      )}
      {opened?.name === 'leave' && (
        <Leave
          waiting={state.waiting.size}
          onLeave={leave}
          onDiscard={mayDiscard(state) ? discard : null}
          onClose={close}
        />
      )}
      {state.refused.length > 0 && (
        <Refused refused={state.refused} describe={play.describe} onSeen={() => desk.dismissRefused()} />
      )}
    </>
  )
}
