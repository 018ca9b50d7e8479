import { useEffect } from 'react'
import { useIsOld } from '~/ui/live/is-old.ts'
import { type LiveState, useLiveMatch } from '~/ui/live/use-live-match.ts'
import { useRefresh } from '~/ui/use-refresh.ts'
import type { Board } from './head-to-head.ts'
import { LiveAnnouncer } from './LiveAnnouncer.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { LiveBody } from './LiveBody.tsx'
import { LostNotice } from './LostNotice.tsx'
import { Scoreboard } from './Scoreboard.tsx'

type Known = Pick<LiveState, 'live' | 'isDropped'>

/**
 * Whether what the page was loaded with is of before: the result is published, or the match has gone back to its sheet,
 * was called off, or has not begun after all. One without plays may look as before, so it is loaded anew only once.
 */
export const isBehind = ({ match, live: loaded }: Board, { live, isDropped }: Known): boolean =>
  live ? live.status === 'finished' && match.status !== 'finished' : isDropped || loaded !== null

type Current = {
  isBehind: boolean
  /** Milliseconds before the page is loaded anew. */
  pause: number
  answeredAt: number | null
  onLoaded: () => void
}

/** Until a screen reader has taken up the final score: what tells it goes with the board. */
const timeToTell = 2_000

function useCurrentPage({ isBehind, pause, answeredAt, onLoaded }: Current) {
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with each answer, until the page has it
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => void refresh().then((isDone) => isDone && onLoaded()), pause)
    return () => clearTimeout(timer)
  }, [isBehind, answeredAt])
}

/** The head of a match that is kept as events or may be soon, and its plays; follows it while it is played. */
export default function FollowedMatch({ board }: { board: Board }) {
  const { match } = board
  const state = useLiveMatch(match, board.live)
  const { live, answeredAt, fresh, hasFailed, isFollowed, ask, noteLoaded } = state
  const isPast = useIsOld(answeredAt)
  // Before the first answer the page may be a copy of any age.
  const isLost = answeredAt === null ? hasFailed : isPast
  const isOld = isLost && isFollowed && live?.phase !== 'finished' && match.status !== 'finished'
  const pause = live?.status === 'finished' ? timeToTell : 0
  useCurrentPage({ isBehind: isBehind(board, state), pause, answeredAt, onLoaded: noteLoaded })
  return (
    <>
      {isOld && (live || match.status === 'live') && <LostNotice live={live} onAsk={ask} />}
      {live ? (
        <>
          <LiveBoard match={match} live={live} connection={isFollowed ? { answeredAt, isOld } : undefined} />
          <LiveBody match={match} live={live} fresh={fresh} />
        </>
      ) : (
        <Scoreboard match={match} />
      )}
      {isFollowed && <LiveAnnouncer match={match} live={live} />}
    </>
  )
}
