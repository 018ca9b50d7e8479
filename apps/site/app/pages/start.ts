import { type Language, pathFor } from '@palank/routes'
import { redirect } from 'react-router'

const storedLanguage = (cookies: string | null): Language =>
  /(?:^|;\s*)sportpress_user_language=en(?:;|$)/.test(cookies ?? '') ? 'en' : 'hu'

/** The empty path, by the stored language. The edge answers alike; see edge/. */
export function loader({ request }: { request: Request }) {
  const home =
    storedLanguage(request.headers.get('cookie')) === 'en'
      ? pathFor('home', 'en')
      : `${pathFor('home', 'hu')}#start`
  return redirect(home, { headers: { 'cache-control': 'no-store' } })
}
