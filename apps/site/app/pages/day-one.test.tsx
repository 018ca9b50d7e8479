import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { runLoader } from '~/testing/run-loader.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import Galleries, { loader as galleries } from './galleries.tsx'
import Home, { loader as home } from './home.tsx'
import Information, { loader as information } from './information.tsx'
import News, { loader as news } from './news.tsx'
import Players, { loader as players } from './players.tsx'
import Schedules, { loader as schedules } from './schedules.tsx'
import Search, { loader as search } from './search.tsx'
import SearchResults, { loader as searchResults } from './search-results.tsx'
import Teams, { loader as teams } from './teams.tsx'
import Videos, { loader as videos } from './videos.tsx'

/** An api of a club that has stored nothing yet. */
const client = fakeClient(async (name) => {
  if (name === 'search/find') return { data: {} }
  if (/find$|popup$/.test(name)) throw new ApiError(404, name)
  return { data: [], meta: { current_page: 1, last_page: 1, per_page: 12, total: 0 } }
})

async function draw(loader: (args: never) => unknown, Page: ComponentType<never>, path: string) {
  const { data: loaderData } = await runLoader(loader, path, { site: { client } })
  expect(loaderData).toBeDefined()
  const Screen = Page as ComponentType<{ loaderData: unknown }>
  return renderPage(<Screen loaderData={loaderData} />, { path, loaderData })
}

type Case = {
  page: ComponentType<never>
  loader: (args: never) => unknown
  /** Address, title and the first way onward in each language. */
  hu: [path: string, title: string, onward: string]
  en: [path: string, title: string, onward: string]
}

const cases: Case[] = [
  {
    page: Home,
    loader: home,
    hu: ['/kezdo', 'Jönnek az első hírek', '/csapat'],
    en: ['/home', 'The first news is on its way', '/team'],
  },
  {
    page: News,
    loader: news,
    hu: ['/hirek', 'Jönnek az első hírek', '/csapat'],
    en: ['/news', 'The first news is on its way', '/team'],
  },
  {
    page: Schedules,
    loader: schedules,
    hu: ['/merkozesek', 'Még nincs kiírt mérkőzés', '/csapat'],
    en: ['/schedules', 'No games scheduled yet', '/team'],
  },
  {
    page: Schedules,
    loader: schedules,
    hu: ['/merkozesek?view=standings', 'Még nincs tabella', '/merkozesek'],
    en: ['/schedules?view=standings', 'No table yet', '/schedules'],
  },
  {
    page: Teams,
    loader: teams,
    hu: ['/csapat', 'Még nincs csapat', '/csatlakozz'],
    en: ['/team', 'No team yet', '/join-us'],
  },
  {
    page: Players,
    loader: players,
    hu: ['/jatekos', 'Még nincs játékos', '/csapat'],
    en: ['/player', 'No players yet', '/team'],
  },
  {
    page: Galleries,
    loader: galleries,
    hu: ['/galeria', 'Még nincs galéria', '/hirek'],
    en: ['/gallery', 'No galleries yet', '/news'],
  },
  {
    page: Videos,
    loader: videos,
    hu: ['/media', 'Még nincs videó', '/galeria'],
    en: ['/video', 'No videos yet', '/gallery'],
  },
  {
    page: Information,
    loader: information,
    hu: ['/informacio', 'Még nincs mit mutatnunk', '/csatlakozz'],
    en: ['/information', 'Nothing here yet', '/join-us'],
  },
  {
    page: Search,
    loader: search,
    hu: ['/kereses', 'Mit keresel?', '/hirek'],
    en: ['/search', 'What are you looking for?', '/news'],
  },
  {
    page: SearchResults,
    loader: searchResults,
    hu: ['/kereses/kosar', 'Nincs találat', '/hirek'],
    en: ['/search/kosar', 'Nothing found', '/news'],
  },
]

describe.each(['hu', 'en'] as const)('the pages of a club with nothing stored, %s', (language) => {
  test.each(cases.map((one) => ({ ...one, at: one[language] })))('$at.0', async ({ page, loader, at }) => {
    const [path, title, onward] = at
    const html = await draw(loader, page, path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const [, state = ''] = html.split(`<h2 class="d d3">${title}</h2>`)
    expect(/<a [^>]*href="([^"]+)"/.exec(state)?.[1]).toBe(onward)
    expect(textIn(html)).not.toContain('Undefined resource')
  })
})
