import { pathFor } from '@palank/routes'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { loadGallery } from '~/features/galleries/galleries.server.ts'
import { galleryLd } from '~/features/galleries/gallery-ld.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { pageAsked } from '~/ui/pager.ts'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/gallery.ts'
import styles from './media-pages.module.css'
import { idAsked, itemPaths, pagePath } from './media-pages.ts'
import { crumbMeta, metaOf, rootIn, sharedImage } from './site-meta.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const id = idAsked(params.id)
  const page = pageAsked(searchParams)
  if (!id || !page) throw data(null, { status: 404 })
  if (page === 1 && searchParams.has('page')) throw redirect(pathFor('gallery', language, { id }), 301)
  const shown = await loadGallery(api, id, page)
  if (!shown) throw data(null, { status: 404 })
  return { language, ...shown, twins: itemPaths('gallery', { id }, page) }
}

/** A picture that is closed takes only the end of the address away. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, gallery, pictures, page, twins } = loaderData
  const { title, description, link } = gallery
  const origin = rootIn(matches)?.origin
  const text = textOf(language)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('gallery.title'), href: pathFor('galleries', language) },
    { name: title, href: link },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title: page > 1 ? text('pager.titleOf', { title, page }) : title,
      description,
      paths: twins,
      ...sharedImage(gallery.picture ?? pictures[0]?.picture),
    })),
    ...(origin ? [{ 'script:ld+json': galleryLd(origin, gallery, pictures) }] : []),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { gallery, pictures, walk, page, count } = loaderData
  const { title, description, lang, link } = gallery
  const url = useAbsolute(link)
  const text = useText()
  const language = useLanguage()
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('gallery.title'), href: pathFor('galleries', language) },
  ]
  return (
    <>
      <PageHead title={title} lead={description} crumbs={crumbs} lang={lang} />
      <div className={`wrap ${styles.body}`}>
        <FallbackNote language={lang} />
        <div className={styles.about}>
          <GalleryFacts gallery={gallery} />
          <ShareBox title={title} url={url} />
        </div>
        {pictures.length > 0 ? (
          <GalleryPictures key={gallery.id} title={title} pictures={pictures} walk={walk} lang={lang} />
        ) : (
          <EmptyState title={text('gallery.noPicturesTitle')} text={text('gallery.noPicturesText')}>
            <ButtonLink to={pathFor('galleries', language)}>{text('gallery.all')}</ButtonLink>
          </EmptyState>
        )}
        <Pager page={page} count={count} hrefOf={(other) => pagePath(link, other)} />
      </div>
    </>
  )
}
