import { pathFor } from '@palank/routes'
import { brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { Article } from '~/features/news/Article.tsx'
import { loadArticle } from '~/features/news/article.server.ts'
import { newsArticleLd } from '~/features/news/article-ld.ts'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/article.ts'
import { loadProseVideos } from './prose-videos.server.ts'
import { crumbMeta, metaOf, rootIn, sharedImage } from './site-meta.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, language, api } = context.get(requestContext)
  const article = await loadArticle(api, params.slug)
  const videos = await loadProseVideos(api, article.body)
  const address = new URL(article.path, site.origin).href
  return { language, article, videos, address, twins: article.paths }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, article } = loaderData
  const { picture, path, paths, meta: own } = article
  const page = metaOf(matches, () => ({
    language,
    ...own,
    type: 'article',
    paths,
    ...sharedImage(picture),
  }))
  const root = rootIn(matches)
  if (!root) return page
  const { name, crest } = brands[root.brand]
  const text = textOf(language)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('news.title'), href: pathFor('news', language) },
    { name: article.title, href: path },
  ]
  return [
    ...page,
    ...(article.publishDate ? [{ property: 'article:published_time', content: article.publishDate }] : []),
    {
      'script:ld+json': newsArticleLd(article, { name: name[language], origin: root.origin, logo: crest }),
    },
    ...crumbMeta(matches, crumbs),
  ]
}

export default function ArticlePage({ loaderData: { article, address, videos } }: Route.ComponentProps) {
  return <Article key={article.path} article={article} url={address} videos={videos} />
}
