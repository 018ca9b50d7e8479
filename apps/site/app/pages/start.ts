import { pathFor } from '@palank/routes'
import { redirect } from 'react-router'
import { siteContext } from '~/context.server.ts'
import type { Route } from './+types/start.ts'

const storedLanguage = (cookies: string | null) =>
  /(?:^|;\s*)sportpress_user_language=(\w+)(?:;|$)/.exec(cookies ?? '')?.[1]

/** Redirects the empty path by the stored language, as the edge does; see edge/. */
export function loader({ context, request }: Route.LoaderArgs) {
  const [first, ...others] = context.get(siteContext).languages
  const stored = storedLanguage(request.headers.get('cookie'))
  const other = others.find((language) => language === stored)
  const home = other ? pathFor('home', other) : `${pathFor('home', first)}#start`
  return redirect(home, { headers: { 'cache-control': 'no-store' } })
}
