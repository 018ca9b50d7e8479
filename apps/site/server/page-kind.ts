import { languages, pageIds, pages, systemPaths } from '@palank/routes'

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

/** Pages by the first part of their paths; most parts have one or two. */
const pagesByPart = Map.groupBy(
  pageIds.flatMap((page) =>
    languages.map((language) => ({ page, segments: segmentsOf(pages[page][language]) })),
  ),
  ({ segments }) => segments[0] ?? '',
)

const otherKinds = new Map(
  Object.entries({ ...systemPaths, asset: '/assets/' }).map(([kind, path]) => [
    segmentsOf(path)[0] ?? '',
    kind,
  ]),
)

/** What was asked for, as one of a short list: metrics must not have a series for each address. */
export function pageKindOf(pathname: string): string {
  const segments = segmentsOf(pathname.replace(/(\/_)?\.data$/, ''))
  const [part = ''] = segments
  const found = pagesByPart
    .get(part)
    ?.find(
      ({ segments: pattern }) =>
        pattern.length === segments.length &&
        pattern.every((segment, index) => segment.startsWith('{') || segment === segments[index]),
    )
  return found?.page ?? otherKinds.get(part) ?? 'other'
}
