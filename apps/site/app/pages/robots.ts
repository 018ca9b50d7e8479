import { bufferedResponse } from '~/buffered-response.server.ts'
import { siteContext } from '~/context.server.ts'
import { robotsText } from '~/features/discovery/robots.ts'
import type { Route } from './+types/robots.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  bufferedResponse(
    request,
    200,
    new Headers({ 'content-type': 'text/plain; charset=utf-8' }),
    robotsText(context.get(siteContext).origin),
  )
