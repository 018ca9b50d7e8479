import { cutKeyword, matchPath, pathFor, searchPath } from '@palank/routes'
import { isRouteErrorResponse, redirect, useLocation } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { countText } from '~/features/search/count-text.ts'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { loadSearch, loadSuggestions } from '~/features/search/search.server.ts'
import { searchScreenOf } from '~/features/search/search.ts'
import { everyLanguage, languageAt } from '~/i18n/club-languages.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { pageInQuery } from '~/ui/pager.ts'
import type { Route } from './+types/search-results.ts'
import { definePage } from './define-page.server.ts'
import { metaOf, metaOfPage } from './meta.ts'
import { found } from './params.server.ts'

/** The keyword in a path, as it was typed. */
function typedIn(pathname: string): string {
  const match = matchPath(pathname)
  return match?.page === 'searchResults' ? match.params.keyword.trim() : ''
}

/** Cut to the length that the search reads. */
const keywordIn = (pathname: string) => cutKeyword(typedIn(pathname))

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, api, keep } = request
  const keyword = keywordIn(url.pathname)
  if (!keyword) throw redirect(pathFor('search', language))
  if (keyword.length < typedIn(url.pathname).length)
    throw redirect(searchPath(language, keyword) + url.search, 301)
  const number = found(pageInQuery(url.searchParams))
  const view = await loadSearch(api, keyword, number)
  found(number <= view.count ? view : null)
  const isEmpty = view.items.length === 0 && view.players.length === 0
  const page = definePage(request, {
    title: text('search.titleOf', { keyword }),
    number,
    paths: (language) => searchPath(language, keyword),
    noIndex: true,
  })
  return {
    page,
    screen: searchScreenOf(view, keep),
    latest: isEmpty ? keep(await loadSuggestions(api)) : null,
  }
}

/** A failed search shows this route's error boundary, and so has no data. */
export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData) return metaOfPage(args)
  const { pathname } = args.location
  const language = languageAt(pathname, everyLanguage) ?? everyLanguage[0]
  const title = textOf(language)('search.titleOf', { keyword: keywordIn(pathname) })
  return [...metaOf(args.matches, { language, title, paths: {} }), { name: 'robots', content: 'noindex' }]
}

export default function SearchResultsPage({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const { screen, latest } = loaderData
  const { keyword } = screen
  return (
    <>
      <SearchHead keyword={keyword}>{countText(screen, language)}</SearchHead>
      {latest ? (
        <KeptHtml of={latest}>
          {(items) => (
            <Suggestions
              title={text('search.noneTitle')}
              text={text('search.noneText', { keyword })}
              latest={items}
            />
          )}
        </KeptHtml>
      ) : (
        <SearchResults screen={screen} />
      )}
    </>
  )
}

/** Keeps the search box, so that the search can be tried again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = useText()
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <SearchHead keyword={keywordIn(pathname)} />
      <Suggestions
        title={text(isMissing ? 'error.404.title' : 'search.failedTitle')}
        text={text(isMissing ? 'error.404.text' : 'search.failedText')}
        latest={[]}
      />
    </>
  )
}
