import { loadRunning } from '~/api/live.server.ts'
import { requestContext } from '~/context.server.ts'
import type { Route } from './+types/live-now.ts'
import { liveResponse } from './live-response.server.ts'

/** The club's matches that are played now, for every page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, site } = context.get(requestContext)
  return liveResponse(request, async () => ({ matches: await loadRunning(api, site.languages) }))
}
