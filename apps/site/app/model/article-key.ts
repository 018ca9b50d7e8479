/** Unique among stories of every kind, and the same in lists and on the article's own page. */
export const articleKey = ({ id, slug }: { id: number | null; slug: string }): string => `news-${id ?? slug}`
