import { defaultLanguage, languageOfPath, searchPath } from '@palank/routes'
import { data, redirect } from 'react-router'
import type { Route } from './+types/search.ts'

/** The search box's form without script: its keyword becomes part of the path. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const keyword = searchParams.get('keyword')
  if (keyword?.trim()) throw redirect(searchPath(languageOfPath(pathname) ?? defaultLanguage, keyword))
  throw data(null, { status: 404 })
}

export default function Search() {
  return null
}
