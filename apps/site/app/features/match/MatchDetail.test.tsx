import type { ScheduleDetail } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { matchScreenOf } from './head-to-head.ts'
import { MatchDetail } from './MatchDetail.tsx'
import {
  exampleComing,
  exampleDetail,
  exampleMatchPage,
  exampleMovedDetail,
  exampleYouthDetail,
} from './match.examples.ts'

function html(wire: ScheduleDetail, language: 'hu' | 'en' = 'hu') {
  const page = exampleMatchPage(wire, language)
  const url = `https://klub.example${page.match.link}`
  const screen = matchScreenOf(page, exampleKept)
  return renderPage(<MatchDetail screen={screen} title="Meccs" url={url} />, { path: page.match.link })
}

describe('B11: the page of a finished match', () => {
  const page = html(exampleDetail)
  const visibleText = textIn(page)
  test('has one h1 with the score, and the facts of the match', () => {
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toMatch(/<h1[^>]*>Dunai Sünök – Tolnai Horgonyok 102–84<\/h1>/)
    for (const fact of ['Vége', '2025. november 12. 18:00', 'Duna Aréna, Dunapart', '4312 néző']) {
      expect(visibleText).toContain(fact)
    }
    expect(visibleText).toContain('Játékvezetők: Kapitány Géza, Minden Áron')
    expect(page).toContain('href="/hirek/szazasra-valtottunk"')
    expect(page).toContain('href="/galeria/3"')
  })
  test('has the periods, with the overtimes numbered separately', () => {
    expect(page).toContain('<abbr title="1. hosszabbítás">H1</abbr>')
    expect(page).toMatch(/data-period="5">22</)
    expect(page).toMatch(/data-period="total">102</)
  })
  test('H4: both box scores show minutes as mm:ss, who started and who did not play', () => {
    expect(page).toContain('data-table="box-1"')
    expect(page).toContain('data-table="box-2"')
    expect(page).toMatch(/data-stat="minute">20:23</)
    expect(visibleText).toContain('Nagy Bence * , kezdő')
    expect(visibleText).toContain('Győrfi Kristóf Nem játszott')
    expect(page.match(/<tfoot>/g)).toHaveLength(2)
  })
  test('describes the chart in words', () => {
    expect(visibleText).toContain('1. negyed vége: 21–23, Tolnai Horgonyok vezet 2 ponttal')
    expect(visibleText).toContain('2. negyed vége: 45–45, döntetlen')
  })
  test('shows the form of both teams and their earlier meetings', () => {
    expect(visibleText).toContain('Győzelmek: Dunai Sünök 2, Tolnai Horgonyok 0')
    expect(page).toContain('href="/merkozesek/61"')
  })
  test('is available in English', () => {
    const english = textIn(html(exampleDetail, 'en'))
    for (const words of ['Final', 'Attendance: 4,312', 'Did not play', 'Head to head', 'Q1', 'OT1']) {
      expect(english).toContain(words)
    }
  })
})

describe('H6: the page of a match that is not over shows', () => {
  test('E1: the start time and tickets of a scheduled match, and no score', () => {
    const page = html(exampleComing)
    expect(page).toContain('Kezdés: 2025. november 15. 18:00')
    expect(page).toContain('href="https://jegy.dunaisunok.example"')
    expect(page).not.toContain('data-score')
    expect(page).not.toContain('data-table')
  })
  test.each([
    ['postponed', 'Elhalasztva'],
    ['cancelled', 'Törölve'],
    ['live', 'Élő'],
  ] as const)('the state of a match that is %s, without countdown and tickets', (status, word) => {
    const page = html({ ...exampleComing, status })
    expect(textIn(page)).toContain(word)
    expect(page).not.toContain('Kezdés:')
    expect(page).not.toContain('Jegyvásárlás')
  })
  test.each([
    ['hu', 'Eredményre várunk'],
    ['en', 'Awaiting result'],
  ] as const)(
    'E1 %s: that the result is awaited once the time has passed, without tickets',
    (language, visibleText) => {
      const page = html({ ...exampleComing, game_time: '2025-11-13T11:00:00Z' }, language)
      expect(textIn(page)).toContain(visibleText)
      expect(page).toContain('data-status="awaiting"')
      expect(page).not.toContain('jegy.dunaisunok')
      expect(textIn(page)).not.toMatch(/Kezdés:|Tip-off:/)
      expect(textIn(html({ ...exampleComing, status: 'finished' }, language))).toContain(visibleText)
    },
  )
  test('who forfeited', () => {
    expect(textIn(html({ ...exampleDetail, forfeit: 2 }))).toContain(
      'Játék nélkül eldőlt: Tolnai Horgonyok nem állt ki',
    )
  })
  test('that the date is not known yet', () => {
    expect(textIn(html({ ...exampleComing, status: 'postponed', game_time: null }))).toContain(
      'Az időpont később derül ki',
    )
  })
})

test('a minor without consent is number and initials in the leaders and the box score, never a link', () => {
  const page = html(exampleYouthDetail)
  const visibleText = textIn(page)
  expect(visibleText).toContain('Mezszám 7 monogram: Sz. B.')
  expect(visibleText).toContain('7 monogram: Sz. B. * , kezdő')
  expect(page).toContain('jatekos/6"')
  expect(page).not.toMatch(/jatekos\/(?:7|8|11|4|9)"/)
})

describe('the page of a match that has changed', () => {
  test('says what, and when that was announced', () => {
    const page = html(exampleMovedDetail, 'en')
    const notice = textIn(page.slice(page.indexOf('data-change="moved"')))
    expect(notice).toContain('New time 15 Nov 18:00 originally 14 Nov 19:30')
    expect(notice).toContain('New venue: Duna Aréna, Dunapart originally Régi Csarnok')
    expect(notice).toContain('Announced: 12 November 2025 10:30')
    expect(page).toContain('<time dateTime="2025-11-12T09:30:00Z">')
  })
  test('and nothing where nothing has changed', () => {
    expect(html(exampleComing)).not.toContain('data-change')
  })
})
