import { languageOfPath, languages } from '@palank/routes'
import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { loadDictionaries } from './dictionaries.ts'

/** For the page as the server rendered it. Where the address names no language, an error page shows them all. */
export const loadMessagesOfDocument = ({ documentElement, location }: Document): Promise<void> =>
  loadDictionaries(
    languageOfPath(location.pathname)
      ? languages.filter((language) => language === documentElement.lang)
      : languages,
  )

/** Client middleware: the messages of the next page, beside its data. */
export const loadMessagesOfNextPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const language = languageOfPath(new URL(request.url).pathname)
  const loading = loadDictionaries(language ? [language] : languages).then(
    () => true,
    () => false,
  )
  const results = await next()
  // The server has the messages that the browser could not load.
  if (!(await loading)) throw redirectDocument(request.url)
  return results
}
