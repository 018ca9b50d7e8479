import { loadShell } from '~/shell/shell.server.ts'
import { site } from '~/site.server.ts'
import { wholeAnswer } from '~/whole-page.server.ts'
import type { Route } from './+types/shell.ts'

/** The shell alone, for a page whose address has no language. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const language = site().languages.find((known) => params.file === `${known}.json`)
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  return language
    ? wholeAnswer(request, 200, headers, JSON.stringify(await loadShell(language)))
    : wholeAnswer(request, 404, headers, 'null')
}
