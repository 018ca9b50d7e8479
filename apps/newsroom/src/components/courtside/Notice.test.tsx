import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { matchAddress } from '../../courtside-screen/addresses.ts'
import type { DeskState } from '../../courtside-screen/match-desk.ts'
import { mayDiscard } from '../../courtside-screen/notice.ts'
import { practiceMatch } from '../../courtside-screen/practice.ts'
import { eventMaker } from '../../courtside-screen/testing/events.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { Notice } from './Notice.tsx'

const event = eventMaker()
const state: DeskState = {
  isOpen: true,
  kept: { match: practiceMatch('hu'), keeping: 'full', last: 0, wanted: null, absent: [] },
  log: [event({ type: 'period_start' })],
  waiting: new Set(['a', 'b']),
  refused: [],
  obstacle: null,
  messages: [],
  notPublished: [],
  isStored: true,
}
const typed = (wanted: 'full' | null): DeskState['kept'] =>
  state.kept && { ...state.kept, wanted, match: { ...state.kept.match, keeping: 'sheet' } }
const markupOf = (change: Partial<DeskState>, isFinished = false) =>
  renderToStaticMarkup(
    <Notice
      id={7}
      state={{ ...state, ...change }}
      isFinished={isFinished}
      onContinue={() => undefined}
      onSignIn={() => undefined}
    />,
  )

it('nothing is said while nothing is in the way', () => {
  expect(markupOf({})).toBe('')
})

it('without a network it says how many events wait, and that they are on the phone', () => {
  const markup = markupOf({ obstacle: 'offline' })
  expect(markup).toContain(texts.offlineLead.hu)
  expect(markup).toContain('>2</span>')
  expect(markup).not.toContain('cs-notice--stays')
})

it('a phone that cannot store still asks for the login, in another window', () => {
  const markup = markupOf({ isStored: false, obstacle: 'signed_out' })
  for (const one of [texts.notStored, texts.signedOut, texts.signInElsewhere])
    expect(markup).toContain(one.hu)
  expect(markup).toContain('target="_blank"')
  expect(markup).toContain('role="alert"')
})

it('a phone that stores goes to the login itself', () => {
  const markup = markupOf({ obstacle: 'signed_out' })
  expect(markup).toContain(encodeURIComponent(matchAddress(7)))
  expect(markup).not.toContain('target=')
})

it('a phone that cannot store does not say that everything is on it', () => {
  const markup = markupOf({ isStored: false, obstacle: 'offline' })
  expect(markup).toContain(texts.notStored.hu)
  expect(markup).not.toContain(texts.offlineLead.hu)
})

it.each<[string, Partial<DeskState>, boolean, boolean]>([
  ['a match that has gone to its form', { kept: typed(null) }, true, true],
  ['one that goes on live', { kept: typed('full') }, true, false],
  ['one that nobody has begun here', { kept: typed(null), log: [] }, false, false],
  ['one that is kept here', {}, true, false],
])('%s offers to go on live', (_, change, isFinished, expected) => {
  expect(markupOf(change, isFinished).includes(texts.continueLive.hu)).toBe(expected)
})

it('why the site could not follow is said during the match, and by the finish screen after it', () => {
  const change = { notPublished: ['Hiányzik a helyszín.'] }
  expect(markupOf(change)).toContain('Hiányzik a helyszín.')
  expect(markupOf(change, true)).toBe('')
})

const finished = (kept: DeskState['kept']): DeskState['kept'] =>
  kept && { ...kept, match: { ...kept.match, status: 'finished' } }

it.each<[string, Partial<DeskState>, boolean]>([
  ['a match that was deleted', { obstacle: 'not_found' }, true],
  ['one that was finished on its form', { kept: finished(typed(null)) }, true],
  ['one that is on its form and still runs', { kept: typed(null) }, false],
  ['one that goes on live', { kept: finished(typed('full')) }, false],
  ['one without a network', { obstacle: 'offline' }, false],
  ['one that has sent everything', { obstacle: 'not_found', waiting: new Set() }, false],
])('what waits for %s may be given up', (_, change, expected) => {
  expect(mayDiscard({ ...state, ...change })).toBe(expected)
})
