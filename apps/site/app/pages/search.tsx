import { defaultLanguage, languageOfPath, pathFor, searchPath } from '@palank/routes'
import { redirect } from 'react-router'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { loadSuggestions } from '~/features/search/search.server.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/search.ts'
import { metaOf } from './site-meta.ts'

/** The search box's form without script has its keyword put into the path; with none, the page asks for one. */
export async function loader({ url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const language = languageOfPath(pathname) ?? defaultLanguage
  const keyword = searchParams.get('keyword') ?? ''
  const address = searchPath(language, keyword)
  if (address !== pathFor('search', language)) throw redirect(address)
  return { language, latest: await loadSuggestions(language) }
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
