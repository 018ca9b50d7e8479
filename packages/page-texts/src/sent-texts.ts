type Text = string | null | undefined

export type SiteTexts = {
  club: string
  title: string | null
  description: string | null
  ogTitle: string | null
  ogDescription: string | null
}
export type PageTexts = { title?: Text; description?: Text; ogTitle?: Text; ogDescription?: Text }

export type SentTexts = { title: string; description: Text; ogTitle: Text; ogDescription: Text }

/** The texts that a page sends: its own first, the site's settings after. */
export function sentTexts(site: SiteTexts, page: PageTexts): SentTexts {
  const named = page.title || site.title
  const description = page.description || site.description
  return {
    title: !named || named === site.club ? site.club : `${named} | ${site.club}`,
    description,
    ogTitle: page.ogTitle || page.title || site.ogTitle || named,
    ogDescription: page.ogDescription || page.description || site.ogDescription || description,
  }
}

/** Of the picture that is shared with a link. */
export const shareSize = { width: 1200, height: 630 }
