import { requestContext } from '~/context.server.ts'
import { SideBanners } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { NewsList } from '~/features/news/NewsList.tsx'
import { loadNewsList } from '~/features/news/news-list.server.ts'
import { newsScreenOf } from '~/features/news/news-list.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import type { Route } from './+types/news.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, pageText, api, keep } = request
  const [view, banners] = await Promise.all([
    loadNewsList(api, url.searchParams),
    loadBanners(api, 'news-list-side'),
  ])
  const { category, paths } = view
  const page = definePage(request, {
    title: category ? pageText('news.titleOf', { category: category.name }) : text('news.title'),
    number: view.page,
    paths,
    picture: [...view.leading, ...view.items].find(({ picture }) => picture)?.picture,
    crumbs: ['news', ...(category ? [{ name: category.name, href: paths[language] ?? '' }] : [])],
  })
  return { page, screen: newsScreenOf(view, keep), banners: banners.length > 0 ? keep(banners) : null }
}

export const meta = metaOfPage

export default function News({ loaderData: { page, screen, banners } }: Route.ComponentProps) {
  const aside = banners && <KeptHtml of={banners}>{(shown) => <SideBanners banners={shown} />}</KeptHtml>
  return <NewsList screen={screen} crumbs={page.head.crumbs} aside={aside} />
}
