import { calendarPath, feedPath, livePath, pathFor, searchPath, shellPath, systemPaths } from '@palank/routes'
import { compareSiteHeaders } from '@palank/scripts/site-headers'
import { type APIResponse, expect, request, test } from '@playwright/test'
import { site } from './site-test.ts'
import { firstTeam } from './squads.ts'

const news = pathFor('news', 'hu')
const missing = pathFor('article', 'hu', { slug: 'nincs-ilyen-hir' })
const form = pathFor('joinUs', 'hu')

type Request = string | { path: string; method: string; headers?: Record<string, string>; data?: string }

const answers: Record<string, Request> = {
  page: news,
  'missing page': missing,
  'data of a page': `${news}.data`,
  'data of a missing page': `${missing}.data`,
  'redirect to the address of a page': news.toUpperCase(),
  'search results': searchPath('hu', 'kupa'),
  'join form': form,
  'form of an unknown type': {
    path: form,
    method: 'POST',
    headers: { origin: site, 'content-type': 'text/plain' },
    data: 'a',
  },
  'form from another site': {
    path: form,
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    data: 'a=b',
  },
  'other method on the form': { path: form, method: 'PUT' },
  sitemap: systemPaths.sitemap,
  feed: feedPath('hu'),
  'missing calendar': calendarPath('team', 2_147_483_647, 'hu'),
  'what is played now': systemPaths.liveNow,
  'match that is not played': livePath(2_147_483_647),
  'robots.txt': systemPaths.robots,
  'menus of a language': shellPath('hu'),
  icon: '/favicon.ico',
  'health of a site': '/healthz',
  'readiness of a site': '/readyz',
}

test('X7: every kind of answer of the site has the headers of the guide, and no other', async () => {
  answers.calendar = calendarPath('team', (await firstTeam('hu')).id, 'hu')
  const visitor = await request.newContext()
  const send = (sent: Request): Promise<APIResponse> => {
    const { path, ...options } = typeof sent === 'string' ? { path: sent } : sent
    return visitor.fetch(site + path, { maxRedirects: 0, ...options })
  }
  const responses = new Map<string, { status: number; headers: Record<string, string> }>()
  for (const [answer, sent] of Object.entries(answers)) {
    // A site that is busy with the tests beside this one gives another kind of answer.
    await expect(async () => {
      const response = await send(sent)
      expect([429, 503]).not.toContain(response.status())
      responses.set(answer, { status: response.status(), headers: response.headers() })
    }, answer).toPass({ timeout: 30_000 })
  }
  await visitor.dispose()
  const { found, documented } = compareSiteHeaders(responses)
  expect(found).toEqual(documented)
})
