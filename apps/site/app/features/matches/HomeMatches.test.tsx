import { setTimeout } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'
import {
  exampleAway,
  exampleCancelled,
  exampleLive,
  exampleLost,
  exampleMatchView,
  examplePostponed,
  exampleSchedule,
  exampleUnclosed,
  exampleWon,
} from '~/model/match.examples.ts'
import { HomeMatches } from './HomeMatches.tsx'
import { LiveBox } from './LiveBox.tsx'
import { exampleLiveBoxes } from './live-box.examples.ts'
import { ageOf, liveBoxesOf } from './live-box.ts'
import { MatchBox } from './MatchBox.tsx'
import { exampleNextSlider, examplePreviousSlider } from './matches.examples.ts'
import { ResultBox } from './ResultBox.tsx'

function html(
  block: ReactNode,
  language: 'hu' | 'en' = 'hu',
  address = language === 'hu' ? '/kezdo' : '/home',
) {
  const element = <LanguageProvider language={language}>{block}</LanguageProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
const home = exampleMatchView(exampleSchedule)
const away = exampleMatchView(exampleAway)
const postponed = exampleMatchView(examplePostponed)
const cancelled = exampleMatchView(exampleCancelled)
const live = exampleMatchView(exampleLive)
const won = exampleMatchView(exampleWon)
const lost = exampleMatchView(exampleLost)

describe('E1: the box of an upcoming match', () => {
  test('shows competition, round, teams, date, time and place, and links to the match', () => {
    const box = html(<MatchBox match={home} />)
    expect(textOf(box)).toContain('Férfi NB I. A csoport, 9. forduló')
    expect(textOf(box)).toContain('Dunai Sünök vs Tolnai Horgonyok')
    expect(textOf(box)).toContain('nov. 15. 18:00')
    expect(textOf(box)).toContain('Duna Aréna')
    expect(box).toMatch(/<h3[^>]*><a[^>]*href="\/merkozesek\/75"/)
  })
  test('is available in English', () => {
    const match = exampleMatchView(exampleSchedule, 'en')
    const box = html(<MatchBox match={match} />, 'en')
    expect(textOf(box)).toContain('Férfi NB I. A csoport, round 9')
    expect(textOf(box)).toContain('15 Nov 18:00')
    expect(textOf(box)).toContain('Buy tickets')
    expect(box).toContain('href="/schedules/75"')
  })
  test('shows the name of a named round', () => {
    expect(textOf(html(<MatchBox match={live} />))).toContain('csoport, Elődöntő')
  })
  test('draws crests 50 px wide', () => {
    expect(html(<MatchBox match={away} />).match(/<img[^>]*width="50"/g)).toHaveLength(2)
  })
  test('links to the tickets of the competition at home and of the match away, highlighted once', () => {
    const button = /<a href="https:\/\/jegy\.(\w+)\.example" rel="noopener" class="([^"]*)"/
    const [, atHome, look] = button.exec(html(<MatchBox match={home} first />)) ?? []
    expect([atHome, look]).toEqual(['dunaisunok', expect.stringContaining('ball')])
    const [, onRoad, plain] = button.exec(html(<MatchBox match={away} />)) ?? []
    expect([onRoad, plain]).toEqual(['balatonszel', expect.stringContaining('line')])
    const none = html(<MatchBox match={{ ...home, competitionTicketUrl: null }} first />)
    expect(none).not.toContain('Jegyvásárlás')
  })
  test('shows the start time and reserves space for the countdown before the script runs', () => {
    const box = html(<MatchBox match={home} />)
    expect(box).toContain('Kezdés: 2025. november 15. 18:00')
    expect(box).not.toContain('data-countdown')
    expect(box).not.toMatch(/\d\d:\d\d:\d\d(?!Z)/)
  })
  test('H6: shows the state instead of the countdown for a match that is not scheduled', () => {
    expect(textOf(html(<MatchBox match={postponed} />))).toContain('Elhalasztva')
    expect(textOf(html(<MatchBox match={cancelled} />))).toContain('Törölve')
    expect(textOf(html(<MatchBox match={live} />, 'en'))).toContain('Live')
    for (const match of [postponed, cancelled, live]) {
      expect(html(<MatchBox match={match} />)).not.toContain('Kezdés:')
    }
  })
})

describe('H6: the box of a match whose result is awaited', () => {
  const awaiting = exampleMatchView(exampleUnclosed)
  test('says so instead of the countdown, without tickets', () => {
    const box = html(<MatchBox match={awaiting} first />)
    expect(textOf(box)).toContain('Eredményre várunk')
    expect(box).not.toContain('Kezdés:')
    expect(box).not.toContain('Jegyvásárlás')
    expect(textOf(html(<MatchBox match={awaiting} />, 'en'))).toContain('Awaiting result')
  })
  test('says so among the results instead of the letter, with – for the scores', () => {
    const box = textOf(html(<ResultBox match={awaiting} />))
    expect(box).toContain('Eredményre várunk')
    expect(box).toContain('Dunai Sünök –')
  })
})

describe('the box of a result', () => {
  test('is one link with both scores and the letter of the result', () => {
    const box = html(<ResultBox match={won} />)
    expect(box).toMatch(/^<a[^>]*href="\/merkozesek\/70"/)
    expect(box.match(/<a /g)).toHaveLength(1)
    expect(textOf(box)).toContain('Férfi NB I. A csoport, nov. 12.')
    expect(textOf(box)).toContain('Dunai Sünök 102')
    expect(textOf(box)).toContain('Tolnai Horgonyok 84')
    expect(box).toContain('aria-hidden="true">GY<')
    expect(textOf(box)).toContain('győzelem')
  })
  test('shows W and L in English, and V for a loss in Hungarian', () => {
    expect(html(<ResultBox match={won} />, 'en')).toContain('>W<')
    expect(html(<ResultBox match={lost} />, 'en')).toContain('>L<')
    expect(html(<ResultBox match={lost} />)).toContain('>V<')
  })
  test('E1: draws crests 35 px wide', () => {
    expect(html(<ResultBox match={won} />).match(/<img[^>]*width="35"/g)).toHaveLength(2)
  })
})

describe('D4: both sliders', () => {
  const page = html(
    <HomeMatches next={exampleNextSlider} previous={examplePreviousSlider} />,
    'hu',
    '/kezdo?prev=3&standings=2&utm_source=x',
  )
  const [, next = '', previous = ''] = page.split('<section')
  test('have a heading and a selector each', () => {
    expect(textOf(next)).toContain('Következő mérkőzések')
    expect(next).toMatch(/<select[^>]*name="next"/)
    expect(textOf(previous)).toContain('Legutóbbi eredmények')
    expect(previous).toMatch(/<select[^>]*name="prev"/)
    expect(next).toContain('<option value="1" selected="">Férfi NB I. A csoport 2025/26</option>')
  })
  test('have only the first box in the club’s colour', () => {
    expect(next.match(/class="[^"]*_ball_/g)).toHaveLength(1)
  })
  test('work without script: a form keeps the other choices, and only those', () => {
    expect(next).toMatch(/<form[^>]*action="\/kezdo#matches-next"[^>]*method="get"/)
    expect(next).toContain('<input type="hidden" name="prev" value="3"/>')
    expect(next).toContain('<input type="hidden" name="standings" value="2"/>')
    expect(previous).not.toContain('type="hidden" name="prev"')
    expect(page).not.toContain('utm_source')
    expect(next).toMatch(/<noscript><button[^>]*>Mutasd<\/button><\/noscript>/)
  })
  test('have different messages for no matches and for a failed call', () => {
    const empty = { ...exampleNextSlider, matches: [] }
    const failed = { ...examplePreviousSlider, matches: [], failed: true }
    const none = html(<HomeMatches next={empty} previous={failed} />)
    expect(none).toContain('Ebben a sorozatban nincs kiírt mérkőzés.')
    expect(none).toContain('A mérkőzéseket most nem tudtuk betölteni.')
    expect(none).toMatch(/<select[^>]*name="prev"/)
  })
  test('say when the first matches come, and leave out the results until there are any', () => {
    const bare = { competitions: [], selected: null, matches: [] }
    const blocks = {
      next: { ...exampleNextSlider, ...bare },
      previous: { ...examplePreviousSlider, ...bare },
    }
    const none = html(<HomeMatches {...blocks} />)
    expect(none).toContain('Amint kész a sorsolás, itt lesznek a következő mérkőzések.')
    expect(none).not.toContain('Legutóbbi eredmények')
    expect(html(<HomeMatches {...blocks} />, 'en')).toContain('as soon as the fixtures are out')
    const failed = { ...blocks.previous, failed: true }
    expect(html(<HomeMatches {...blocks} previous={failed} />)).toContain('Legutóbbi eredmények')
  })
  test('have no selector without competitions', () => {
    const mixed = { ...exampleNextSlider, competitions: [], selected: null }
    expect(html(<HomeMatches next={mixed} previous={mixed} />)).not.toContain('<select')
  })
})

const scored = { ...live, teamA: { ...live.teamA, score: 20 }, teamB: { ...live.teamB, score: 18 } }
const withScored = (
  <HomeMatches next={{ ...exampleNextSlider, matches: [home, scored] }} previous={examplePreviousSlider} />
)
// The server waits for what is loaded only where it is needed; this renders at once.
html(withScored)
await import('./LiveBoxes.tsx')
await setTimeout(0)

describe('S11: the box of a match that is played', () => {
  const [playing, between] = exampleLiveBoxes
  if (!playing || !between) throw new Error('no example')
  test('has the quarter, the score with its leader and the way to the match', () => {
    const box = html(<LiveBox view={playing} answeredAt={null} isLost={false} />)
    expect(textOf(box)).toContain('Élő, 3. negyed')
    expect(textOf(box)).toMatch(/Dunai Sünök 51Tolnai Horgonyok 54/)
    expect(box).toContain('href="/merkozesek/85"')
    expect(box).toContain('<svg class="')
    expect(textOf(html(<LiveBox view={between} answeredAt={null} isLost={false} />))).toContain(
      'Élő, 2. negyed vége',
    )
  })
  test('R4: with the score of the server alone, says so where no answer came', () => {
    const [asRendered] = liveBoxesOf([scored], [], 'hu')
    if (!asRendered) throw new Error('no example')
    const box = (isLost: boolean) =>
      textOf(html(<LiveBox view={asRendered} answeredAt={null} isLost={isLost} />))
    expect(box(false)).toMatch(/^Élő/)
    expect(box(true)).toMatch(/^Megszakadt a kapcsolat, próbáljuk újra/)
  })
  test('tells the age of a score that it asked for, not of one that the server knew', () => {
    const [asRendered] = liveBoxesOf([scored], [], 'hu')
    if (!asRendered) throw new Error('no example')
    expect([ageOf(playing, 5), ageOf(asRendered, 5)]).toEqual([5, null])
  })
  test('is the first of the rail, and no other has the ball', () => {
    const rail = html(withScored)
    expect(rail.indexOf('data-live-box="85"')).toBeGreaterThan(0)
    expect(rail.indexOf('data-live-box="85"')).toBeLessThan(rail.indexOf('href="/merkozesek/75"'))
    expect(rail.match(/data-live-box/g)).toHaveLength(1)
  })
  test('is as before where no score is known', () => {
    const rail = html(
      <HomeMatches next={{ ...exampleNextSlider, matches: [live] }} previous={examplePreviousSlider} />,
    )
    expect(rail).not.toContain('data-live-box')
    expect(textOf(rail)).toContain('Élő')
  })
})
