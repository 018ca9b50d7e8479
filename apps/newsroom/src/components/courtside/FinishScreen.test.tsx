import type { MatchEvent } from '@palank/sport/events/event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CourtsideMatch } from '../../courtside/types.ts'
import { boardOf } from '../../courtside-screen/board.ts'
import type { KeptMatch } from '../../courtside-screen/event-store.ts'
import { openDesk } from '../../courtside-screen/match-desk.ts'
import { practiceId, practiceMatch } from '../../courtside-screen/practice.ts'
import { eventMaker } from '../../courtside-screen/testing/events.ts'
import { memoryStore } from '../../courtside-screen/testing/simulated-server.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { describer, logRows } from '../../courtside-screen/words.ts'
import { FinishScreen } from './FinishScreen.tsx'

const event = eventMaker()
const points = (side: 'home' | 'away', player: number | null) =>
  event({ type: 'points', side, player, kind: 'two_point' }, 4)
const over = [event({ type: 'period_start' }, 4), event({ type: 'match_end' }, 4)]
const whole = [...over, points('home', 1), points('home', 1), points('away', 101)]

function markupOf(log: MatchEvent[], change: Partial<CourtsideMatch>) {
  const match: CourtsideMatch = { ...practiceMatch('hu'), ...change }
  const kept: KeptMatch = { match, keeping: 'full', last: 0, wanted: null, absent: [] }
  const desk = openDesk({ id: match.id, store: memoryStore(), server: null })
  const nothing = () => undefined
  return renderToStaticMarkup(
    <FinishScreen
      play={{
        match,
        board: boardOf(kept, log),
        log,
        rows: logRows(log, match, 'hu', new Set()),
        state: desk.state(),
        desk,
        absent: [],
        isPractice: match.id === practiceId,
        lastLine: null,
        describe: describer(match, 'hu'),
        enter: nothing,
        reopen: nothing,
        restart: nothing,
      }}
    />,
  )
}
const buttonOf = (markup: string) => markup.match(/<button[^>]*cs-publish[^>]*>[^<]*/)?.[0]

it('what is stored is on the site if it is what was kept here', () => {
  const markup = markupOf(whole, { id: 7, status: 'finished', home_score: 4, away_score: 2 })
  expect(markup).toContain(texts.isPublished.hu)
  expect(buttonOf(markup)).toContain(texts.publishAgain.hu)
})

it('another result on the site is named, and what publishing does to it', () => {
  const markup = markupOf(whole, { id: 7, status: 'finished', home_score: 85, away_score: 79 })
  expect(markup).not.toContain(texts.isPublished.hu)
  expect(markup).toContain(`Az oldalon: 85–79. ${texts.onSiteOther.hu}`)
  expect(buttonOf(markup)).toContain(texts.publish.hu)
})

it('of a match on its form nothing can be published from here', () => {
  const markup = markupOf(whole, {
    id: 7,
    keeping: 'sheet',
    status: 'finished',
    home_score: 85,
    away_score: 79,
  })
  expect(markup).toContain('Az oldalon: 85–79.')
  for (const said of [texts.onSiteOther, texts.firstAbove]) expect(markup).not.toContain(said.hu)
  expect(buttonOf(markup)).toContain('disabled')
})

it('nothing is said of the site before anything is there', () => {
  const markup = markupOf(whole, { id: 7, status: 'live' })
  expect(markup).not.toContain(`${texts.onSite.hu}:`)
  expect(markup).not.toContain(texts.isPublished.hu)
})

it('the practice match begins again also where only its result was published', () => {
  const unfinished = [...whole, points('home', null)]
  const before = buttonOf(markupOf(unfinished, {}))
  expect(before).toContain('disabled')
  const after = buttonOf(markupOf(unfinished, { status: 'finished' }))
  expect(after).toContain(texts.practiceAgain.hu)
  expect(after).not.toContain('disabled')
})
