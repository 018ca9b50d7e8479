import { pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { requestContext } from '~/context.server.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { videoLd } from '~/features/videos/video-ld.ts'
import { loadVideo } from '~/features/videos/videos.server.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/video.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'
import { found, idParam } from './params.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, api } = request
  const video = found(await loadVideo(api, idParam(params.id)))
  const page = definePage(request, {
    title: video.title,
    lang: video.lang,
    description: video.lead,
    type: 'video.other',
    paths: (language) => pathFor('video', language, { id: video.id }),
    picture: video.picture,
    crumbs: ['videos', { name: video.title, href: video.fullLink }],
    jsonLd: videoLd(site.origin, video),
  })
  return { page, video }
}

export const meta = metaOfPage

export default function VideoPage({ loaderData: { page, video } }: Route.ComponentProps) {
  const text = useText()
  const url = useAbsolute(video.fullLink)
  return (
    <>
      <PageHead {...page.head} />
      <div className={`wrap ${styles.body}`}>
        <Suspense>
          <VideoDetail video={video} url={url} />
        </Suspense>
      </div>
      <Suspense>
        <RelatedCarousel key={video.id} title={text('video.related')} items={video.relatedVideos} />
      </Suspense>
    </>
  )
}
