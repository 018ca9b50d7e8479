import { pathFor } from '@palank/routes'
import { redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { FootBanner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { loadPage } from '~/features/pages/pages.server.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { maybeKept } from '~/model/kept.ts'
import { needsScript } from '~/model/rich-text.ts'
import { fixedLinks } from '~/shell/fixed-links.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import type { Route } from './+types/page.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found } from './params.server.ts'
import { loadEmbeds } from './prose-embeds.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, api, keep } = request
  const view = found(await loadPage(api, params.slug))
  const path = found(view.paths[language])
  // A former slug, an id, or the other language's slug.
  if (path !== pathFor('page', language, { slug: params.slug })) throw redirect(path, 301)
  const [embeds, banners] = await Promise.all([loadEmbeds(api, view.parts), loadBanners(api, 'page-bottom')])
  const page = definePage(request, {
    ...view.meta,
    heading: view.title,
    lang: view.language === language ? undefined : view.language,
    paths: view.paths,
    picture: view.cover,
    crumbs: ['information', { name: view.title, href: path }],
  })
  const body = { view, links: fixedLinks(language, text), embeds }
  return { page, body: maybeKept(body, needsScript(view.parts, embeds), keep), banners: keep(banners) }
}

export const meta = metaOfPage

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, body, banners } = loaderData
  return (
    <>
      <PageHead {...page.head} />
      <MaybeKeptHtml of={body}>{(value) => <StaticPage {...value} />}</MaybeKeptHtml>
      <KeptHtml of={banners}>{(shown) => <FootBanner banners={shown} />}</KeptHtml>
    </>
  )
}
