import { defaultLanguage, languageOfPath, searchPath } from '@palank/routes'
import { data, redirect } from 'react-router'

/** The search box's form without script: its keyword becomes part of the path. */
export function loader({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url)
  const keyword = searchParams.get('keyword')
  if (keyword?.trim()) throw redirect(searchPath(languageOfPath(pathname) ?? defaultLanguage, keyword))
  throw data(null, { status: 404 })
}

export default function Search() {
  return null
}
