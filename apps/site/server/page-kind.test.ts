import { pageIds, pages } from '@palank/routes'
import { describe, expect, it } from 'vitest'
import { pageKindOf } from './page-kind.ts'

describe('the kind of a page', () => {
  it.each(pageIds)('knows %s in both languages, and its data', (page) => {
    for (const language of ['hu', 'en'] as const) {
      const path = pages[page][language].replace(/\{\w+\}/g, '12')
      expect(pageKindOf(path)).toBe(page)
      expect(pageKindOf(`${path}.data`)).toBe(page)
    }
  })

  it.each([
    ['/sitemaps/pages-1.xml', 'sitemaps'],
    ['/robots.txt', 'robots'],
    ['/calendar/team-1.hu.ics', 'calendar'],
    ['/live/70.json', 'live'],
    ['/live.json', 'liveNow'],
    ['/assets/entry-1.js', 'asset'],
    ['/', 'other'],
    ['/hirek/egy/ketto', 'other'],
    ['/wp-login.php', 'other'],
    ['', 'other'],
  ])('%s is %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))
})
