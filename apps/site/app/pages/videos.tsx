import { defaultLanguage, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { MoreVideos, VideoTiles } from '~/features/videos/VideoList.tsx'
import { loadVideos } from '~/features/videos/videos.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { pageAsked } from '~/ui/pager.ts'
import type { Route } from './+types/videos.ts'
import styles from './media-pages.module.css'
import { listPaths, pagePath } from './media-pages.ts'
import { crumbMeta, metaOf, sharedImage } from './site-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const page = pageAsked(searchParams)
  if (page === 1 && searchParams.has('page')) throw redirect(pathFor('videos', language), 301)
  const list = page && (await loadVideos(api, page))
  if (!list) throw data(null, { status: 404 })
  return { language, ...list, twins: listPaths('videos', list.page) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { language = defaultLanguage, first = null, page = 1 } = loaderData ?? {}
  const text = textOf(language)
  const title = text('video.title')
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: pathFor('videos', language) },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title: page > 1 ? text('pager.titleOf', { title, page }) : title,
      description: text('video.description'),
      paths: listPaths('videos', page),
      ...sharedImage(first?.picture),
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { first, items, page, count, total } = loaderData
  const text = useText()
  const language = useLanguage()
  const path = pathFor('videos', language)
  return (
    <>
      <PageHead
        title={text('video.title')}
        crumbs={[{ name: text('reading.home'), href: pathFor('home', language) }]}
      />
      <div className={`wrap ${styles.body}`}>
        {first ? (
          <>
            <VideoLead video={first} />
            <VideoTiles items={items} />
            <MoreVideos
              shown={items.length + 1}
              total={total}
              href={page < count ? pagePath(path, page + 1) : undefined}
            />
          </>
        ) : (
          <EmptyState title={text('video.emptyTitle')} text={text('video.emptyText')}>
            <ButtonLink to={pathFor('galleries', language)}>{text('gallery.title')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}
