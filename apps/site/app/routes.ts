import { languages, type PageId, pageIds, pages, systemPaths } from '@palank/routes'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route module of each page; a page of the table without one answers 404. */
const screens: Partial<Record<PageId, string>> = {
  home: 'pages/home.tsx',
  search: 'pages/search.tsx',
  news: 'pages/news.tsx',
  article: 'pages/article.tsx',
  searchResults: 'pages/search-results.tsx',
  page: 'pages/page.tsx',
  information: 'pages/information.tsx',
  catalogue: 'pages/catalogue.tsx',
  galleries: 'pages/galleries.tsx',
  gallery: 'pages/gallery.tsx',
  videos: 'pages/videos.tsx',
  video: 'pages/video.tsx',
  schedules: 'pages/schedules.tsx',
  match: 'pages/match.tsx',
  teams: 'pages/teams.tsx',
  team: 'pages/team.tsx',
  players: 'pages/players.tsx',
  player: 'pages/player.tsx',
  safeguarding: 'pages/safeguarding.tsx',
  joinUs: 'pages/join-us.tsx',
}

const pattern = (path: string) => path.slice(1).replace(/\{(\w+)\}/g, ':$1')

const pageRoutes = languages.map((language) =>
  layout(
    'pages/in-language.ts',
    { id: `in-${language}` },
    pageIds.flatMap((page) => {
      const screen = screens[page]
      return screen ? [route(pattern(pages[page][language]), screen, { id: `${page}-${language}` })] : []
    }),
  ),
)

/** For search engines, feed readers, calendars, the running score, and pages that need the shell in another language. */
const documents = [
  route(systemPaths.robots.slice(1), 'pages/robots.ts'),
  route(systemPaths.sitemap.slice(1), 'pages/sitemap-index.ts'),
  route(`${systemPaths.sitemaps.slice(1)}:file`, 'pages/sitemap.ts'),
  route(`${systemPaths.feed.slice(1)}:file`, 'pages/feed.ts'),
  route(`${systemPaths.calendar.slice(1)}:file`, 'pages/calendar.ts'),
  route(`${systemPaths.shell.slice(1)}:file`, 'pages/shell.ts'),
  route(`${systemPaths.live.slice(1)}:file`, 'pages/live.ts'),
  route(systemPaths.liveNow.slice(1), 'pages/live-now.ts'),
]

export default [
  index('pages/start.ts'),
  ...pageRoutes,
  ...documents,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
