import { useRouteLoaderData } from 'react-router'

/** A path with the origin from the root loader. */
export function useAbsolute(path: string): string {
  const root = useRouteLoaderData<{ origin: string }>('root')
  return root ? new URL(path, root.origin).href : path
}
