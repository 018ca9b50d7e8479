/** What search results and shared links show before they cut the rest off. */
export const titleLimit = 60
export const descriptionLimit = 155

const limits: Record<string, Record<string, number>> = {
  articles: { title: titleLimit, lead: descriptionLimit },
  pages: { title: titleLimit },
  galleries: { name: titleLimit, description: descriptionLimit },
  videos: { name: titleLimit, description: descriptionLimit },
}
const ofMeta: Record<string, number> = {
  meta_title: titleLimit,
  og_title: titleLimit,
  meta_description: descriptionLimit,
  og_description: descriptionLimit,
}

/** How long a field of something with a page had better be; undefined where it does not matter. */
export const limitOf = (collection: string | undefined, field: string | undefined): number | undefined =>
  collection && field && collection in limits ? (limits[collection]?.[field] ?? ofMeta[field]) : undefined

/** As a reader counts. */
export const lengthOf = (text: string): number => [...text.trim()].length
