import { pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { requestContext } from '~/context.server.ts'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { MoreVideos, VideoTiles } from '~/features/videos/VideoList.tsx'
import { loadVideos } from '~/features/videos/videos.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { pagePath } from '~/ui/pager.ts'
import type { Route } from './+types/videos.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'
import { found, pageParam } from './params.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, pageText, api } = request
  const number = pageParam(url, pathFor('videos', language))
  const list = found(await loadVideos(api, number))
  const page = definePage(request, {
    title: text('video.title'),
    number,
    description: pageText('video.description'),
    paths: (language) => pagePath(pathFor('videos', language), number),
    picture: list.first?.picture,
    crumbs: ['videos'],
  })
  return { page, list }
}

export const meta = metaOfPage

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { first, items, page, count, total } = loaderData.list
  const text = useText()
  const language = useLanguage()
  const path = pathFor('videos', language)
  return (
    <>
      <PageHead {...loaderData.page.head} />
      <div className={`wrap ${styles.body}`}>
        {first ? (
          <>
            <Suspense>
              <VideoLead video={first} />
            </Suspense>
            <Suspense>
              <VideoTiles items={items} />
            </Suspense>
            <MoreVideos
              shown={items.length + 1}
              total={total}
              href={page < count ? pagePath(path, page + 1) : undefined}
            />
          </>
        ) : (
          <EmptyState
            title={text('video.emptyTitle')}
            text={text('video.emptyText')}
            ways={[{ to: pathFor('galleries', language), name: text('gallery.title') }]}
          />
        )}
      </div>
    </>
  )
}
