import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { loadGalleries } from '~/features/galleries/galleries.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { pagePath } from '~/ui/pager.ts'
import type { Route } from './+types/galleries.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'
import { found, pageParam } from './params.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { api, language, text, pageText, keep } = request
  const number = pageParam(url, pathFor('galleries', language))
  const list = found(await loadGalleries(api, number))
  const page = definePage(request, {
    title: text('gallery.title'),
    number,
    description: pageText('gallery.description'),
    paths: (language) => pagePath(pathFor('galleries', language), number),
    picture: list.items.find(({ picture }) => picture)?.picture,
    crumbs: ['galleries'],
  })
  return { page, number: list.page, count: list.count, galleries: keep(list.items) }
}

export const meta = metaOfPage

export default function Galleries({ loaderData }: Route.ComponentProps) {
  const { page, number, count, galleries } = loaderData
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead {...page.head} />
      <div className={`wrap ${styles.body}`}>
        <KeptHtml of={galleries}>
          {(items) =>
            items.length > 0 ? (
              <>
                <h2 className="vh">{text('gallery.all')}</h2>
                <GalleryList items={items} />
              </>
            ) : (
              <EmptyState
                title={text('gallery.emptyTitle')}
                text={text('gallery.emptyText')}
                ways={[{ to: pathFor('news', language), name: text('gallery.news') }]}
              />
            )
          }
        </KeptHtml>
        <Pager
          page={number}
          count={count}
          hrefOf={(other) => pagePath(pathFor('galleries', language), other)}
        />
      </div>
    </>
  )
}
