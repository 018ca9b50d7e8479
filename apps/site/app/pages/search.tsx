import { defaultLanguage, pathFor, searchPath } from '@palank/routes'
import { redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { loadSuggestions } from '~/features/search/search.server.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/search.ts'
import { metaOf } from './site-meta.ts'

/** The search box's form without script has its keyword put into the path; with none, the page asks for one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const keyword = searchParams.get('keyword') ?? ''
  const address = searchPath(language, keyword)
  if (address !== pathFor('search', language)) throw redirect(address)
  return { language, latest: await loadSuggestions(api) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const language = loaderData?.language ?? defaultLanguage
  return [
    ...metaOf(matches, () => ({
      language,
      title: textOf(language)('search.title'),
      paths: { hu: pathFor('search', 'hu'), en: pathFor('search', 'en') },
    })),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <SearchHead keyword="" />
      <Suggestions
        title={text('search.promptTitle')}
        text={text('search.promptText')}
        latest={loaderData.latest}
      />
    </>
  )
}
