import { defaultLanguage, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { loadGalleries } from '~/features/galleries/galleries.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { pageAsked } from '~/ui/pager.ts'
import type { Route } from './+types/galleries.ts'
import styles from './media-pages.module.css'
import { listPaths, pagePath } from './media-pages.ts'
import { crumbMeta, metaOf, sharedImage } from './site-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const page = pageAsked(searchParams)
  if (page === 1 && searchParams.has('page')) throw redirect(pathFor('galleries', language), 301)
  const list = page && (await loadGalleries(api, page))
  if (!list) throw data(null, { status: 404 })
  return { language, ...list, twins: listPaths('galleries', list.page) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { language = defaultLanguage, items = [], page = 1 } = loaderData ?? {}
  const text = textOf(language)
  const title = text('gallery.title')
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: pathFor('galleries', language) },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title: page > 1 ? text('pager.titleOf', { title, page }) : title,
      description: text('gallery.description'),
      paths: listPaths('galleries', page),
      ...sharedImage(items.find(({ picture }) => picture)?.picture),
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Galleries({ loaderData }: Route.ComponentProps) {
  const { items, page, count } = loaderData
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead
        title={text('gallery.title')}
        crumbs={[{ name: text('reading.home'), href: pathFor('home', language) }]}
      />
      <div className={`wrap ${styles.body}`}>
        {items.length > 0 ? (
          <>
            <h2 className="vh">{text('gallery.all')}</h2>
            <GalleryList items={items} />
          </>
        ) : (
          <EmptyState title={text('gallery.emptyTitle')} text={text('gallery.emptyText')}>
            <ButtonLink to={pathFor('news', language)}>{text('gallery.news')}</ButtonLink>
          </EmptyState>
        )}
        <Pager
          page={page}
          count={count}
          hrefOf={(other) => pagePath(pathFor('galleries', language), other)}
        />
      </div>
    </>
  )
}
