import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays } from '../season/calendar.ts'
import { simulate } from '../season/simulate.ts'
import { artworkPath } from '../src/artwork.ts'
import { clubs } from '../src/clubs.ts'
import { inBudapest, momentOf } from './budapest.ts'
import { composeReports } from './compose-reports.ts'
import { endOf, startOf } from './season-view.ts'
import type { ComposedArticle } from './types.ts'
import { wordCount } from './words.ts'

const clubIds = ['solymok', 'hiuzok'] as const
const hour = 60 * 60_000
// Far above what it takes, on a busy machine too.
const patience = { timeout: 60_000 }

/** Twenty days over a year, now for one club and now for the other. */
const days = Array.from({ length: 20 }, (_, index) => ({
  club: clubIds[index % 2] ?? 'solymok',
  day: addDays('2026-01-05', 18 * index),
}))

const lines = (markdown: string) =>
  markdown.split('\n').map((line) => /^(#+ |> ?|- |\d+\. |\||$)/.exec(line)?.[1]?.trim() ?? 'text')
const paragraphs = (markdown: string) => markdown.split('\n\n').filter((part) => /^[\p{L}\p{N}*]/u.test(part))

/** Told in one list, since thousands of expectations take their time. */
function faultsOf({ key, title, lead, body }: ComposedArticle): string[] {
  const faults: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) faults.push(`${key}: ${what}`)
  }
  for (const language of ['hu', 'en'] as const) {
    for (const text of [title[language], lead[language], body[language]]) {
      must(!/undefined|null|NaN|[{}$]| {2}| [,.;:!?]|\.\./.test(text), `a hole in “${text}”`)
      must(text !== '' && text.trim() === text, 'an empty text')
    }
    const words = wordCount(body[language])
    must(words >= 90 && words <= 450, `${words} words`)
    must(paragraphs(body[language]).length >= 3, 'too few paragraphs')
  }
  must(lines(body.hu).join() === lines(body.en).join(), 'two shapes')
  return faults
}

it.each(days)(
  'writes 95 articles or more for $club on $day, each in good form',
  patience,
  ({ club, day }) => {
    const articles = composeReports(simulate({ club, day }), club, day)
    expect(articles.length).toBeGreaterThanOrEqual(95)
    expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length)
    expect(articles.flatMap(faultsOf)).toEqual([])
    for (const language of ['hu', 'en'] as const) {
      expect(new Set(articles.map(({ title }) => title[language])).size).toBe(articles.length)
      expect(new Set(articles.map(({ body }) => body[language])).size).toBe(articles.length)
    }
  },
)

describe.each(clubIds)('%s', (club) => {
  const day = '2026-11-14'
  const world = simulate({ club, day })
  const articles = composeReports(world, club, day)
  const of = ({ match }: ComposedArticle) => {
    const found = world.matches.find(({ key }) => key === match)
    if (!found) throw new Error(`no match ${match}`)
    return found
  }

  it('writes the same of the same world, in no time', () => {
    const start = performance.now()
    const again = composeReports(world, club, day)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(again).toEqual(articles)
  })

  it('reports every match that adults played, and looks ahead to the next', () => {
    const adults = world.teams.filter(({ level }) => level !== 'u16')
    const teams = new Map(adults.map((team) => [team.key, team.club]))
    const played = world.matches.filter(
      ({ home, away, status, forfeit }) =>
        status === 'finished' && !forfeit && [home, away].some((team) => teams.get(team) === club),
    )
    const reported = articles.filter(({ kind }) => kind.endsWith('report')).map(({ match }) => match)
    expect(reported.toSorted()).toEqual(played.map(({ key }) => key).toSorted())
    const ahead = articles.filter((article) => of(article).status === 'scheduled')
    expect(ahead.length).toBeGreaterThan(0)
    expect(ahead.every(({ kind }) => kind.endsWith('preview'))).toBe(true)
  })

  it('publishes in order: a report by twenty hours after the buzzer, a preview a day or two before', () => {
    const limit = momentOf(day, '00:00')
    const moments = articles.map(({ publishedAt }) => Date.parse(publishedAt))
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    for (const article of articles) {
      const moment = Date.parse(article.publishedAt)
      expect(moment, article.key).toBeLessThanOrEqual(limit)
      const match = of(article)
      const late = (moment - endOf(match)) / hour
      if (article.kind.endsWith('report')) expect(late > 2 - 1e-6 && late <= 20, article.key).toBe(true)
      const early = (startOf(match) - moment) / hour
      if (article.kind.endsWith('preview')) expect(early >= 24 && early <= 48, article.key).toBe(true)
      const at = inBudapest(moment).hour
      expect(at >= '06:30' && at <= '23:59', `${article.key} ${at}`).toBe(true)
    }
  })

  it('names pictures, categories and tags that are there, and links that lead somewhere', () => {
    const { categories, tags, pages } = clubs[club]
    const keys = (list: { key: string }[]) => list.map(({ key }) => key)
    for (const article of articles) {
      expect(existsSync(artworkPath(club, article.cover)), article.cover).toBe(true)
      expect(keys(categories)).toEqual(expect.arrayContaining(article.categories))
      expect(keys(tags)).toEqual(expect.arrayContaining(article.tags))
      for (const [language, word] of [
        ['hu', 'oldalak'],
        ['en', 'page'],
      ] as const) {
        const links = [...article.body[language].matchAll(/\]\(\/([^)]*)\)/g)].map(([, path = '']) => path)
        for (const [first, slug] of links.map((path) => path.split('/')))
          if (first === word) expect(pages.map((page) => page.slug[language])).toContain(slug)
          else expect(['merkozesek', 'schedules']).toContain(first)
      }
    }
  })

  it('knows of the injured man only since he was hurt', () => {
    const injured = { solymok: 'Deák Bálint', hiuzok: 'Takács Bálint' }[club]
    const mentioning = articles.filter(({ body }) =>
      new RegExp(`sérül[^.]*${injured}|${injured}[^.]*sérül`).test(body.hu),
    )
    expect(mentioning.length).toBeGreaterThan(0)
    for (const { publishedAt } of mentioning) expect(publishedAt > '2026-10-25').toBe(true)
  })
})
