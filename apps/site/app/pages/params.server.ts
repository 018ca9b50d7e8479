import { parseId } from '@palank/routes'
import { data, redirect } from 'react-router'
import { pageInQuery } from '~/ui/pager.ts'

/** The value, or 404 where there is none. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw data(null, { status: 404 })
  return value
}

/** The id in a path, or 404. */
export const idParam = (text: string): number => found(parseId(text))

/** The number of a list's page, or 404; `page=1` redirects to the bare path. */
export function pageParam({ searchParams }: URL, path: string): number {
  const page = found(pageInQuery(searchParams))
  if (page === 1 && searchParams.has('page')) throw redirect(path, 301)
  return page
}
