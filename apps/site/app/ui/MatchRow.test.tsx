import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import {
  exampleCancelled,
  exampleLive,
  exampleLost,
  exampleMatchView,
  examplePostponed,
  exampleSchedule,
  exampleUnclosed,
  exampleWon,
} from '~/model/match.examples.ts'
import { MatchRow } from './MatchRow.tsx'
import { renderPage, textIn } from './testing/render-page.tsx'

const html = (block: ReactNode, language: 'hu' | 'en' = 'hu') =>
  renderPage(block, { path: language === 'hu' ? '/merkozesek' : '/schedules' })
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
const home = exampleMatchView(exampleSchedule)
const postponed = exampleMatchView(examplePostponed)
const cancelled = exampleMatchView(exampleCancelled)
const live = exampleMatchView(exampleLive)
const won = exampleMatchView(exampleWon)
const lost = exampleMatchView(exampleLost)

describe('B11, E1: the row of a match', () => {
  test('says day, teams, time, competition, round and place, and leads to the match', () => {
    const row = html(<MatchRow match={home} />)
    expect(textOf(row)).toContain('15 szombat')
    expect(textOf(row)).toContain('Dunai Sünök – Tolnai Horgonyok, 18:00')
    expect(textOf(row)).toContain('Férfi NB I. A csoport, 9. fordulóDuna Aréna')
    expect(row).toContain('href="/merkozesek/75"')
    expect(row.match(/<img[^>]*width="35"/g)).toHaveLength(2)
  })
  test('tells the month where it is asked to', () => {
    expect(textOf(html(<MatchRow match={home} withMonth />))).toContain('nov. 15. szombat')
    expect(
      textOf(html(<MatchRow match={exampleMatchView(exampleSchedule, 'en')} withMonth />, 'en')),
    ).toContain('15 Nov Saturday')
  })
  test('sells tickets to a match that is still to be played', () => {
    for (const match of [home, postponed, live]) {
      expect(html(<MatchRow match={match} />)).toContain('href="https://jegy.dunaisunok.example"')
    }
    for (const match of [won, cancelled, { ...home, competitionTicketUrl: null }]) {
      expect(html(<MatchRow match={match} />)).not.toContain('Jegyvásárlás')
    }
  })
  test('marks the club’s own result by a letter and a word', () => {
    expect(textOf(html(<MatchRow match={won} />))).toContain('102–84')
    expect(textOf(html(<MatchRow match={won} />))).toContain('GY győzelem')
    expect(textOf(html(<MatchRow match={lost} />, 'en'))).toContain('L loss')
  })
  test('H6: a match that is off says so in place of the time, a live one beside it', () => {
    expect(textOf(html(<MatchRow match={postponed} />))).toContain('Tolnai Horgonyok, Elhalasztva')
    expect(textOf(html(<MatchRow match={cancelled} />, 'en'))).toContain('Cancelled')
    expect(textOf(html(<MatchRow match={live} />))).toContain('18:00Élő')
  })
  test('H6: only the next scheduled match has a countdown', () => {
    expect(html(<MatchRow match={home} next />)).toContain('Kezdés: 2025. november 15. 18:00')
    expect(html(<MatchRow match={home} />)).not.toContain('Kezdés:')
    expect(html(<MatchRow match={postponed} next />)).not.toContain('Kezdés:')
  })
})

describe('H6: the row of a match whose result is awaited', () => {
  test('says so without script, with neither countdown nor tickets', () => {
    const row = html(<MatchRow match={exampleMatchView(exampleUnclosed)} next />)
    expect(textIn(row)).toContain('Tolnai Horgonyok, Eredményre várunk')
    expect(row).not.toContain('Kezdés:')
    expect(row).not.toContain('Jegyvásárlás')
    const english = html(<MatchRow match={exampleMatchView(exampleUnclosed, 'en')} next />, 'en')
    expect(textIn(english)).toContain('Awaiting result')
  })
  test('keeps the score of a match that was never closed', () => {
    const unclosed = exampleMatchView({ ...exampleWon, status: 'live' })
    expect(unclosed.state).toBe('awaiting')
    expect(textIn(html(<MatchRow match={unclosed} next />))).toContain('102 – 84 Eredményre várunk')
  })
})
