import { pathFor } from '@palank/routes'
import { redirect } from 'react-router'
import { site } from '~/site.server.ts'
import type { Route } from './+types/start.ts'

const storedLanguage = (cookies: string | null) =>
  /(?:^|;\s*)sportpress_user_language=(\w+)(?:;|$)/.exec(cookies ?? '')?.[1]

/** The empty path, by the stored language. The edge answers alike; see edge/. */
export function loader({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const [first, ...others] = site().languages
  const stored = storedLanguage(request.headers.get('cookie'))
  const other = others.find((language) => language === stored)
  const home = other ? pathFor('home', other) : `${pathFor('home', first)}#start`
  return redirect(home, { headers: { 'cache-control': 'no-store' } })
}
