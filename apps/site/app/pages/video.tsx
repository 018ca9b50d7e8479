import { pathFor } from '@palank/routes'
import { data } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { videoLd } from '~/features/videos/video-ld.ts'
import { loadVideo } from '~/features/videos/videos.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { PageHead } from '~/ui/PageHead.tsx'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/video.ts'
import styles from './media-pages.module.css'
import { idAsked, itemPaths } from './media-pages.ts'
import { crumbMeta, metaOf, rootIn, sharedImage } from './site-meta.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const id = idAsked(params.id)
  const video = id && (await loadVideo(api, id))
  if (!video) throw data(null, { status: 404 })
  return { language, video, twins: itemPaths('video', { id: video.id }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, video, twins } = loaderData
  const { title, lead, picture, fullLink } = video
  const origin = rootIn(matches)?.origin
  const text = textOf(language)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('video.title'), href: pathFor('videos', language) },
    { name: title, href: fullLink },
  ]
  const ld = origin && videoLd(origin, video)
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      description: lead,
      type: 'video.other',
      paths: twins,
      ...sharedImage(picture),
    })),
    ...(ld ? [{ 'script:ld+json': ld }] : []),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function VideoPage({ loaderData: { video } }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const url = useAbsolute(video.fullLink)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('video.title'), href: pathFor('videos', language) },
  ]
  return (
    <>
      <PageHead title={video.title} crumbs={crumbs} lang={video.lang} />
      <div className={`wrap ${styles.body}`}>
        <VideoDetail video={video} url={url} />
      </div>
      <RelatedCarousel key={video.id} title={text('video.related')} items={video.relatedVideos} />
    </>
  )
}
