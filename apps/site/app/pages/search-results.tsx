import { cutKeyword, defaultLanguage, languageOfPath, matchPath, pathFor, searchPath } from '@palank/routes'
import { data, isRouteErrorResponse, redirect, useLocation } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { countText } from '~/features/search/count-text.ts'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { loadSearch, loadSuggestions } from '~/features/search/search.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { pageAsked } from '~/ui/pager.ts'
import type { Route } from './+types/search-results.ts'
import { moved } from './one-spelling.server.ts'
import { metaOf } from './site-meta.ts'

/** What the path looks for, as it was typed. */
function typedIn(pathname: string): string {
  const match = matchPath(pathname)
  return match?.page === 'searchResults' ? match.params.keyword.trim() : ''
}

/** As much of it as the search reads. */
const keywordIn = (pathname: string) => cutKeyword(typedIn(pathname))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const keyword = keywordIn(url.pathname)
  if (!keyword) throw redirect(pathFor('search', language))
  if (keyword.length < typedIn(url.pathname).length) throw moved(searchPath(language, keyword) + url.search)
  const page = pageAsked(url.searchParams)
  if (page === undefined) throw data(null, { status: 404 })
  const view = await loadSearch(api, keyword, page)
  if (page > view.count) throw data(null, { status: 404 })
  const isEmpty = view.items.length === 0 && view.players.length === 0
  return {
    language,
    view,
    isEmpty,
    latest: isEmpty ? await loadSuggestions(api) : [],
    twins: { hu: searchPath('hu', keyword), en: searchPath('en', keyword) },
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const language = languageOfPath(location.pathname) ?? defaultLanguage
  const { keyword, page } = loaderData?.view ?? { keyword: keywordIn(location.pathname), page: 1 }
  const text = textOf(language)
  const title = text('search.titleOf', { keyword })
  return [
    ...metaOf(matches, () => ({
      language,
      title: page > 1 ? text('pager.titleOf', { title, page }) : title,
      paths: loaderData?.twins ?? {},
    })),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SearchResultsPage({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const { view, isEmpty, latest } = loaderData
  const { keyword } = view
  return (
    <>
      <SearchHead keyword={keyword}>{countText(view, language)}</SearchHead>
      {isEmpty ? (
        <Suggestions
          title={text('search.noneTitle')}
          text={text('search.noneText', { keyword })}
          latest={latest}
        />
      ) : (
        <SearchResults view={view} />
      )}
    </>
  )
}

/** A search that failed, or a page of it that there is not, keeps its box, so that it can be tried again. */
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
