import { type Language, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { FootBanner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { loadPage } from '~/features/pages/pages.server.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { type Text, textOf } from '~/i18n/text.ts'
import { fixedLinks } from '~/shell/fixed-links.ts'
import { PageHead } from '~/ui/PageHead.tsx'
import type { Route } from './+types/page.ts'
import { loadProseVideos } from './prose-videos.server.ts'
import { crumbMeta, metaOf, sharedImage } from './site-meta.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const view = await loadPage(api, params.slug)
  const path = view?.paths[language]
  if (!view || !path) throw data(null, { status: 404 })
  // A former slug, an id, or the other language's slug.
  if (path !== pathFor('page', language, { slug: params.slug })) throw redirect(path, 301)
  const links = fixedLinks(language, textOf(language))
  const [videos, banners] = await Promise.all([
    loadProseVideos(api, view.html),
    loadBanners(api, 'page-bottom'),
  ])
  return { language, view, links, videos, banners, twins: view.paths }
}

const crumbsAbove = (language: Language, text: Text) => [
  { name: text('reading.home'), href: pathFor('home', language) },
  { name: text('information.title'), href: pathFor('information', language) },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, view } = loaderData
  const { cover, paths, title } = view
  const crumbs = [...crumbsAbove(language, textOf(language)), { name: title, href: paths[language] ?? '' }]
  return [
    ...metaOf(matches, () => ({
      language,
      ...view.meta,
      paths,
      ...sharedImage(cover),
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const { view, links, videos, banners } = loaderData
  return (
    <>
      <PageHead
        title={view.title}
        crumbs={crumbsAbove(language, text)}
        lang={view.language === language ? undefined : view.language}
      />
      <StaticPage view={view} links={links} videos={videos} />
      <FootBanner banners={banners} />
    </>
  )
}
