import { liveMatchOf } from '@palank/routes'
import { loadLive } from '~/api/live.server.ts'
import { requestContext } from '~/context.server.ts'
import type { Route } from './+types/live.ts'
import { liveResponse, noSuchLive } from './live-response.server.ts'

/**
 * A match that is played now, for the scripts of its page. One that nobody keeps is no error: its page asks from the
 * hour before, and the browser would log each 404.
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const id = liveMatchOf(params.file)
  if (!id) return noSuchLive(request)
  return liveResponse(request, () => loadLive(api, id))
}
