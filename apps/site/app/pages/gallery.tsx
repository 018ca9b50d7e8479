import { pathFor } from '@palank/routes'
import { Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { loadGallery } from '~/features/galleries/galleries.server.ts'
import { galleryLd } from '~/features/galleries/gallery-ld.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { pagePath } from '~/ui/pager.ts'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/gallery.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'
import { found, idParam, pageParam } from './params.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, api, language } = request
  const id = idParam(params.id)
  const number = pageParam(url, pathFor('gallery', language, { id }))
  const view = found(await loadGallery(api, id, number))
  const { gallery, pictures } = view
  const page = definePage(request, {
    title: gallery.title,
    number,
    lead: gallery.description,
    lang: gallery.lang,
    description: gallery.description,
    paths: (language) => pagePath(pathFor('gallery', language, { id }), number),
    picture: gallery.picture ?? pictures[0]?.picture,
    crumbs: ['galleries', { name: gallery.title, href: gallery.link }],
    jsonLd: galleryLd(site.origin, gallery, pictures),
  })
  return { page, view }
}

/** Closing a picture changes only the hash. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search

export const meta = metaOfPage

export default function GalleryPage({ loaderData: { page, view } }: Route.ComponentProps) {
  const { gallery, pictures, walk } = view
  const { title, lang, link } = gallery
  const url = useAbsolute(link)
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead {...page.head} />
      <div className={`wrap ${styles.body}`}>
        <FallbackNote language={lang} />
        <div className={styles.about}>
          <GalleryFacts gallery={gallery} />
          <Suspense>
            <ShareBox title={title} url={url} />
          </Suspense>
        </div>
        {pictures.length > 0 ? (
          <Suspense>
            <GalleryPictures key={gallery.id} title={title} pictures={pictures} walk={walk} lang={lang} />
          </Suspense>
        ) : (
          <EmptyState
            title={text('gallery.noPicturesTitle')}
            text={text('gallery.noPicturesText')}
            ways={[{ to: pathFor('galleries', language), name: text('gallery.all') }]}
          />
        )}
        <Pager page={view.page} count={view.count} hrefOf={(other) => pagePath(link, other)} />
      </div>
    </>
  )
}
