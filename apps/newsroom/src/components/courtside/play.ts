import type { MatchEvent } from '@palank/sport/events/event'
import type { ReactNode } from 'react'
import type { CourtsideMatch } from '../../courtside/types.ts'
import type { Board } from '../../courtside-screen/board.ts'
import type { DeskState, MatchDesk, NewEvent } from '../../courtside-screen/match-desk.ts'
import type { Describe, LogRow } from '../../courtside-screen/words.ts'

/** What the parts of the screen share. */
export type Play = {
  match: CourtsideMatch
  board: Board
  log: MatchEvent[]
  /** Newest first. */
  rows: LogRow[]
  state: DeskState
  desk: MatchDesk
  absent: number[]
  isPractice: boolean
  lastLine: ReactNode
  describe: Describe
  enter: (events: NewEvent[]) => void
  /** The match goes on after all. */
  reopen: () => void
  /** The practice match from its beginning. */
  restart: () => void
}
