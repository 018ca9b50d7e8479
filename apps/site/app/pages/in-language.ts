import { languageOfPath } from '@palank/routes'
import { data } from 'react-router'
import { requestContext } from '~/context.server.ts'
import type { Route } from './+types/in-language.ts'

type Args = Pick<Route.LoaderArgs, 'context' | 'url'>

/** Pages in a language that the club does not have are not found. */
export function loader({ context, url }: Args) {
  if (context.get(requestContext).language !== languageOfPath(url.pathname)) throw data(null, { status: 404 })
  return null
}

/** An action runs before any loader. */
function refuseForm({ context, request, url }: Args & { request: Request }): void {
  if (request.method === 'POST') loader({ context, url })
}
export const middleware = [refuseForm] as const

export const shouldRevalidate = () => false
