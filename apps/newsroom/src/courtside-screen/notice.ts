import type { Bilingual } from '../bilingual.ts'
import type { DeskState } from './match-desk.ts'
import { asksForSignIn, type Obstacle } from './server.ts'
import { texts } from './texts.ts'

type Line = { title: string; lead: string }
type Said = {
  lines: Line[]
  obstacle: Obstacle | null
  /** Somebody has to do something; the others go by themselves. */
  stays: boolean
}

const obstacleTexts = {
  offline: [texts.offline, texts.offlineLead],
  signed_out: [texts.signedOut, texts.signedOutLead],
  forbidden: [texts.forbidden, texts.forbiddenLead],
  sheet: [texts.sheet, texts.sheetLead],
  not_found: [texts.notFound, texts.notFoundLead],
  failed: [texts.failed, texts.offlineLead],
} as const

const passes = (obstacle: Obstacle): boolean => obstacle === 'offline' || obstacle === 'failed'

/** A match on its form refuses only what is sent, and a finished one sends nothing any more. */
export function obstacleOf({ obstacle, kept, log }: DeskState): Obstacle | null {
  const isTyped = kept?.match.keeping === 'sheet' && !kept.wanted && log.length > 0
  return obstacle ?? (isTyped ? 'sheet' : null)
}

/** What waits will never count: the match is gone, or has its result on its form. */
export function mayDiscard(state: DeskState): boolean {
  const obstacle = obstacleOf(state)
  const isFinished = state.kept?.match.status === 'finished'
  return state.waiting.size > 0 && (obstacle === 'not_found' || (obstacle === 'sheet' && isFinished))
}

/** Why nothing is sent, stored or shown on the site just now. The finish screen says the last one itself. */
export function noticeOf(state: DeskState, isFinished: boolean, text: (one: Bilingual) => string): Said {
  const { isStored, messages, notPublished } = state
  const obstacle = obstacleOf(state)
  const lines: Line[] = []
  if (!isStored) lines.push({ title: text(texts.notStored), lead: text(texts.notStoredLead) })
  // Without a network everything is on the phone: where it cannot store, that would be a false comfort.
  if (obstacle && (isStored || !passes(obstacle))) {
    const [title, lead] = obstacleTexts[obstacle]
    const isElsewhere = !isStored && asksForSignIn(obstacle)
    const said = (obstacle === 'failed' && messages[0]) || text(isElsewhere ? texts.signInElsewhere : lead)
    lines.push({ title: text(title), lead: said })
  }
  const isUnseen = obstacle === null && !isFinished && notPublished.length > 0
  if (isUnseen) lines.push({ title: text(texts.notTaken), lead: notPublished.join(' ') })
  return { lines, obstacle, stays: !isStored || isUnseen || (obstacle !== null && !passes(obstacle)) }
}
