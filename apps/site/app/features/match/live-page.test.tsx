import { setTimeout } from 'node:timers/promises'
import type { LiveMatch } from '@palank/contract/live'
import type { ScheduleDetail } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import {
  exampleBetween,
  exampleFinished,
  exampleNotStarted,
  examplePlaying,
  examplePointsOnly,
} from '~/model/live.examples.ts'
import type { LiveView } from '~/model/live.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { matchScreenOf } from './head-to-head.ts'
import { LiveBoard } from './LiveBoard.tsx'
import { LostNotice } from './LostNotice.tsx'
import { MatchDetail } from './MatchDetail.tsx'
import {
  exampleComing,
  exampleFinishedDetail,
  exampleLiveDetail,
  exampleMatchPage,
} from './match.examples.ts'
import { playerOfMatch } from './player-of-match.ts'

function html(live: LiveMatch, wire: ScheduleDetail = exampleLiveDetail, language: 'hu' | 'en' = 'hu') {
  const page = exampleMatchPage(wire, language, live)
  const screen = matchScreenOf(page, exampleKept)
  return renderPage(<MatchDetail screen={screen} title="Meccs" url="https://klub.example" />, {
    path: page.match.link,
  })
}

// The server waits for what is loaded only where it is needed; this renders at once.
html(examplePlaying)
const { isBehind } = await import('./FollowedMatch.tsx')
await setTimeout(0)

describe('S11: the page of a match while it is played, as the server renders it', () => {
  const page = html(examplePlaying)
  const visible = textIn(page)
  test('has the badge, the quarter, the running score with its leader, and the fouls', () => {
    expect(page).toMatch(/data-status="live" data-live="running"/)
    expect(visible).toMatch(/Élő 3\. negyed/)
    expect(page).toMatch(/class="[^"]*behind[^"]*" data-score="home">51</)
    expect(page).toMatch(/<span data-score="away">54</)
    expect(visible).toContain('Csapathiba : 3')
    expect(visible).toContain('Büntetőhelyzet , Csapathiba: 5')
  })
  test('has the quarters, those to come without points', () => {
    expect(page).toMatch(/data-period="3">17</)
    expect(page).toMatch(/data-period="4">–</)
    expect(page).toMatch(/data-period="total">51</)
  })
  test('describes the lead in words', () => {
    expect(page).toContain(
      'aria-label="A vezetés alakulása. Dunai Sünök legnagyobb előnye 4 pont, Tolnai Horgonyok legnagyobb előnye 6 pont. Tolnai Horgonyok vezet 3 ponttal."',
    )
  })
  test('the label of the biggest lead makes room for the ball where it is now', () => {
    const { match, live } = exampleMatchPage(exampleLiveDetail, 'hu', examplePlaying)
    if (!live) throw new Error('the example is not played')
    const isBeside = (shown: LiveView) =>
      /class="[^"]*besideBall[^"]*"[^>]*>\+6</.test(
        renderPage(<LiveBoard match={match} live={shown} />, { path: match.link }),
      )
    const biggest = live.plays.findIndex(({ score: [home, away] }) => away - home === 6)
    const period = live.plays[biggest]?.period ?? null
    expect(isBeside({ ...live, period, plays: live.plays.slice(0, biggest + 1) })).toBe(true)
    expect(isBeside(live)).toBe(false)
  })
  test('has the plays, newest first, with what was taken back struck out', () => {
    const feed = textIn(page.slice(page.indexOf('data-feed')))
    expect(feed).toMatch(/Eseményről eseményre.*?Halász Márton kettest dobott 51 –54/)
    expect(feed).toContain('Varga Ákos kettest dobott Gólpassz: Sipos-Kovácsházi Levente Maximilián')
    expect(feed).toContain('Vukov Luka kihagyta a hármast Lepattanó: Nagy Bence')
    expect(feed).toContain('Kelemen Zsombor 1/2 a vonalról')
    expect(feed).toContain('Nagy Bence harmadik hibája Kiharcolta: Kelemen Zsombor')
    expect(feed).toContain('Bartók Zalán blokkolt Halász Márton elől')
    expect(feed).toContain('Carter Miles pályára lépett Nagy Bence helyett')
    expect(page).toMatch(/<s>Moore Darius kettest dobott<\/s><\/b><span[^>]*>Visszavonva</)
    expect(feed).toContain('2. negyed vége 34 –36')
  })
  test('folds what was before the last fifteen, and the quarters before', () => {
    expect(visible).toContain('Korábban ebben a játékrészben: 8 esemény')
    expect(page).toMatch(/<details class="[^"]*" data-period="2"/)
    expect(page).toMatch(/<details class="[^"]*" data-period="1"/)
  })
  test('has the box score as it grows, with who is on court', () => {
    expect(page).toContain('data-table="live-1"')
    expect(page).toMatch(/data-row="23"[^>]*><th scope="row" class="[^"]*on[^"]*"/)
    expect(visible).toContain('pályán van')
    expect(page).toMatch(/href="\/csapat\/11\/jatekos\/23"/)
  })
  test('H8: a minor without consent is number and initials, never a link', () => {
    expect(visible).toContain('Mezszám 15 monogram: Gy. K. kettest dobott')
    expect(page).not.toContain('jatekos/15"')
  })
  test('without script has a link that loads it anew', () => {
    expect(page).toMatch(/<a href="\/merkozesek\/85" class="[^"]*">Frissítem<\/a>/)
  })
  test('has one h1, no tickets and no chart of a finished match', () => {
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).not.toContain('jegy.dunaisunok')
    expect(visible).not.toContain('A mérkőzés menete')
  })
  test('is available in English', () => {
    const english = textIn(html(examplePlaying, exampleLiveDetail, 'en'))
    for (const words of [
      'Live',
      'Quarter 3',
      'Play by play',
      'Ákos Varga made a two',
      'Taken back',
      'on court',
      'Team foul limit , Team fouls: 5',
      'Earlier in this period (8)',
    ])
      expect(english).toContain(words)
  })
})

describe('S11: a match that is kept as events', () => {
  test('between two quarters says which one has ended', () => {
    expect(textIn(html(exampleBetween))).toMatch(/Élő 2\. negyed vége/)
  })
  test('before its first event says that it begins', () => {
    const visible = textIn(html(exampleNotStarted))
    expect(visible).toContain('Hamarosan kezdődik')
    expect(visible).toContain('Amint történik valami a pályán, itt olvashatod.')
  })
  test('by points only leaves out what is not kept, rather than zeros', () => {
    const page = html(examplePointsOnly)
    expect(textIn(page)).not.toMatch(/Csapathiba|pályán van/)
    expect(page).not.toContain('data-table="live-')
    expect(textIn(page)).toContain('Dunai Sünök hármast dobott')
  })
  test('says that its score may be old, and dims it', () => {
    const { match, live } = exampleMatchPage(exampleLiveDetail, 'hu', examplePlaying)
    if (!live) throw new Error('no example')
    const page = renderPage(
      <>
        <LostNotice live={live} onAsk={() => undefined} />
        <LiveBoard match={match} live={live} connection={{ answeredAt: null, isOld: true }} />
      </>,
      { path: match.link },
    )
    expect(page).toContain('data-live="old"')
    expect(textIn(page)).toContain('Megszakadt a kapcsolat, próbáljuk újra Az állás 18:56-kor volt ennyi.')
    expect(textIn(page)).toContain('Frissítem most')
  })
  test('B11: once finished has the badge, the result, its best player and the plays', () => {
    const page = html(exampleFinished, exampleFinishedDetail)
    const visible = textIn(page)
    expect(page).toMatch(/data-status="finished" data-live="ended"/)
    expect(visible).toMatch(/Vége V vereség/)
    expect(visible).toContain('Vége a mérkőzésnek 68 –72')
    expect(visible).toContain('A mérkőzés embere')
    expect(visible).not.toMatch(/Frissítem|pályán van|Csapathiba/)
    expect(page).toContain('data-table="box-1"')
  })
})

describe('S11: the page is loaded anew', () => {
  const board = (wire: ScheduleDetail, live: LiveMatch | null) => {
    const page = exampleMatchPage(wire, 'hu', live ?? undefined)
    return { match: page.match, live: page.live }
  }
  const loaded = board(exampleLiveDetail, examplePlaying)
  const before = board(exampleComing, null)
  const { live } = loaded
  const finished = board(exampleFinishedDetail, exampleFinished)
  test('once the result is published, until it has it', () => {
    expect(isBehind(loaded, { live, isDropped: false })).toBe(false)
    expect(isBehind(loaded, { live: finished.live, isDropped: false })).toBe(true)
    expect(isBehind(finished, { live: finished.live, isDropped: false })).toBe(false)
  })
  test('once the plays are gone, also where it was opened before the start', () => {
    expect(isBehind(loaded, { live: null, isDropped: true })).toBe(true)
    expect(isBehind(before, { live: null, isDropped: true })).toBe(true)
  })
  test('not before there were any, nor again and again where it looks as before', () => {
    expect(isBehind(before, { live: null, isDropped: false })).toBe(false)
    expect(isBehind(board(exampleLiveDetail, null), { live: null, isDropped: false })).toBe(false)
    // It still has plays that are gone: a copy of before.
    expect(isBehind(loaded, { live: null, isDropped: false })).toBe(true)
  })
})

describe('the player of the match', () => {
  const { match } = exampleMatchPage(exampleFinishedDetail)
  test('is the winners’ best', () => {
    expect(match.teamB.isWinner).toBe(true)
    expect(playerOfMatch(match)).toMatchObject({ name: 'Vukov Luka', points: 20 })
  })
  test('is nobody where no points are known by player', () => {
    expect(playerOfMatch({ ...match, boxes: [] })).toBeNull()
  })
})
