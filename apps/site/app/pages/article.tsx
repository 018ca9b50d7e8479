import { requestContext } from '~/context.server.ts'
import { Article } from '~/features/news/Article.tsx'
import { loadArticle } from '~/features/news/article.server.ts'
import { articleScreenOf } from '~/features/news/article.ts'
import { newsArticleLd } from '~/features/news/article-ld.ts'
import type { Route } from './+types/article.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { loadEmbeds } from './prose-embeds.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, api, keep } = request
  const article = await loadArticle(api, params.slug)
  const { title, path, paths, picture, publishDate, meta } = article
  const { name, crest } = site.brand
  const page = definePage(request, {
    ...meta,
    type: 'article',
    paths,
    picture,
    publishedAt: publishDate,
    crumbs: ['news', { name: title, href: path }],
    jsonLd: newsArticleLd(article, { name: name[language], origin: site.origin, logo: crest }),
  })
  const embeds = await loadEmbeds(api, article.body)
  return {
    page,
    screen: articleScreenOf(article, embeds, keep),
    address: new URL(path, site.origin).href,
  }
}

export const meta = metaOfPage

export default function ArticlePage({ loaderData: { screen, address } }: Route.ComponentProps) {
  return <Article key={screen.path} screen={screen} url={address} />
}
