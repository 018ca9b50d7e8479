import { bufferedResponse } from '~/buffered-response.server.ts'
import { requestContext } from '~/context.server.ts'
import { loadShell, pageShell } from '~/shell/shell.server.ts'
import type { Route } from './+types/shell.ts'

/** The shell in a language, for a page whose address has none. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { site, api } = context.get(requestContext)
  const language = site.languages.find((known) => params.file === `${known}.json`)
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  return language
    ? bufferedResponse(
        request,
        200,
        headers,
        JSON.stringify(pageShell(await loadShell(api.inLanguage(language)))),
      )
    : bufferedResponse(request, 404, headers, 'null')
}
