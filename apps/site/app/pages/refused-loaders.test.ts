import { describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { runLoader } from '~/testing/run-loader.ts'
import { loader as article } from './article.tsx'
import { loader as calendar } from './calendar.ts'
import { loader as gallery } from './gallery.tsx'
import { action as join } from './join-us.tsx'
import { loader as match } from './match.tsx'
import { loader as page } from './page.tsx'
import { loader as player } from './player.tsx'
import { loader as sitemap } from './sitemap.ts'
import { loader as team } from './team.tsx'
import { loader as video } from './video.tsx'

const refusing = (status: number) =>
  fakeClient(() => {
    throw new ApiError(status, 'refused')
  })

describe.each([400, 404])('B14: what the api answers with %d', (status) => {
  const site = { client: refusing(status) }
  const statusOf = async (
    loader: (args: never) => unknown,
    path: string,
    params: Record<string, string>,
  ): Promise<number | undefined> => {
    const { data, status } = await runLoader(loader, path, { params, site })
    return data instanceof Response ? data.status : status
  }

  test.each<[string, (args: never) => unknown, Record<string, string>]>([
    ['/hirek/a', article, { slug: 'a' }],
    ['/oldalak/a', page, { slug: 'a' }],
    ['/galeria/1', gallery, { id: '1' }],
    ['/media/1', video, { id: '1' }],
    ['/merkozesek/1', match, { scheduleId: '1' }],
    ['/csapat/1', team, { teamId: '1' }],
    ['/csapat/1/jatekos/1', player, { teamId: '1', playerId: '1' }],
    ['/calendar/team-1.hu.ics', calendar, { file: 'team-1.hu.ics' }],
    ['/calendar/competition-1.hu.ics', calendar, { file: 'competition-1.hu.ics' }],
    ['/calendar/match-1.hu.ics', calendar, { file: 'match-1.hu.ics' }],
    ['/sitemaps/articles-9999.xml', sitemap, { file: 'articles-9999.xml' }],
  ])('%s is 404', async (path, loader, params) => {
    expect(await statusOf(loader, path, params)).toBe(404)
  })
})

describe('X5: a form', () => {
  const post = async (type: string, body: string) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    return (await runLoader(join, '/csatlakozz', { init })).status
  }

  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencodedx', ''])(
    'sent as "%s" is 415',
    async (type) => {
      expect(await post(type, '{"name":"Anna"}')).toBe(415)
    },
  )

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
    ['that is no parts at all', 'multipart/form-data; boundary=x', 'name=Anna'],
  ])('of parts %s is 400', async (_, type, body) => {
    expect(await post(type, body)).toBe(400)
  })
})
