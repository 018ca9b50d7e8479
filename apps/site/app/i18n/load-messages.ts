import { languageOfPath } from '@palank/routes'
import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { loadDictionaries, messageLanguages } from './dictionaries.ts'

/** For the page as the server rendered it, which is in the club's language if it does not have the address's. */
export const loadMessagesOfDocument = ({ documentElement, location }: Document): Promise<void> =>
  loadDictionaries(messageLanguages(location.pathname, documentElement.lang))

/** Client middleware: the messages of the next page, beside its data. */
export const loadMessagesOfNextPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname } = new URL(request.url)
  const loading = loadDictionaries(messageLanguages(pathname, languageOfPath(pathname))).then(
    () => true,
    () => false,
  )
  const results = await next()
  // The server has the messages that the browser could not load.
  if (!(await loading)) throw redirectDocument(request.url)
  return results
}
