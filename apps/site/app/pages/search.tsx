import { pathFor, searchPath } from '@palank/routes'
import { redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { loadSuggestions } from '~/features/search/search.server.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import type { Route } from './+types/search.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

/** Without script the search form sends its keyword in the query; it belongs in the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, api, keep } = request
  const address = searchPath(language, url.searchParams.get('keyword') ?? '')
  if (address !== pathFor('search', language)) throw redirect(address)
  const page = definePage(request, {
    title: text('search.title'),
    paths: (language) => pathFor('search', language),
    noIndex: true,
  })
  return { page, latest: keep(await loadSuggestions(api)) }
}

export const meta = metaOfPage

export default function Search({ loaderData }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <SearchHead keyword="" />
      <KeptHtml of={loaderData.latest}>
        {(latest) => (
          <Suggestions title={text('search.promptTitle')} text={text('search.promptText')} latest={latest} />
        )}
      </KeptHtml>
    </>
  )
}
