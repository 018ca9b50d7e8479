import { useRouteLoaderData } from 'react-router'

/** A path as others can follow it, from the origin that the root's loader tells. */
export function useAbsolute(path: string): string {
  const root = useRouteLoaderData<{ origin: string }>('root')
  return root ? new URL(path, root.origin).href : path
}
