import type { Crumb } from './Crumbs.tsx'

/** BreadcrumbList, from the home page down to the current page. */
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
