import type { Crumb } from './Crumbs.tsx'

/** Where a page stands, as search engines read it: from the home page down to the page itself. */
export const breadcrumbLd = (origin: string, crumbs: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  })),
})
