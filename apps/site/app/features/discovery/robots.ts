import { systemPaths } from '@palank/routes'

/** Nothing is disallowed: pages that must not be listed say so by noindex, which has to be crawled. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL(systemPaths.sitemap, origin).href}`, ''].join('\n')
