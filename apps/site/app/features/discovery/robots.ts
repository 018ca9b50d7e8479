import { systemPaths } from '@palank/routes'

/** Everything may be read: the pages that are not to be listed say so themselves, and must be read to be heard. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL(systemPaths.sitemap, origin).href}`, ''].join('\n')
