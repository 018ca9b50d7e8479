import { languages, type PageId, pageIds, pages } from '@palank/routes'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The screens that are built; any other address of the table is an honest 404. */
const screens: Partial<Record<PageId, string>> = {
  home: 'pages/home.tsx',
  search: 'pages/search.tsx',
}

const pattern = (path: string) => path.slice(1).replace(/\{(\w+)\}/g, ':$1')

const mounted = languages.flatMap((language) =>
  pageIds.flatMap((page) => {
    const screen = screens[page]
    return screen ? [route(pattern(pages[page][language]), screen, { id: `${page}-${language}` })] : []
  }),
)

export default [index('pages/start.ts'), ...mounted, route('*', 'pages/not-found.tsx')] satisfies RouteConfig
