import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { SideBanners } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { NewsList } from '~/features/news/NewsList.tsx'
import { loadNewsList } from '~/features/news/news-list.server.ts'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/news.ts'
import { crumbMeta, metaOf, sharedImage } from './site-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const [view, banners] = await Promise.all([
    loadNewsList(api, searchParams),
    loadBanners(api, 'news-list-side'),
  ])
  return { language, view, banners, twins: view.paths }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, view } = loaderData
  const { category, page, paths, items, leading } = view
  const text = textOf(language)
  const named = category ? text('news.titleOf', { category: category.name }) : text('news.title')
  const title = page > 1 ? text('pager.titleOf', { title: named, page }) : named
  const picture = [...leading, ...items].find((item) => item.picture)?.picture
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('news.title'), href: pathFor('news', language) },
    ...(category ? [{ name: category.name, href: paths[language] ?? '' }] : []),
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      paths,
      ...sharedImage(picture),
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { view, banners } = loaderData
  return <NewsList view={view} aside={banners.length > 0 && <SideBanners banners={banners} />} />
}
