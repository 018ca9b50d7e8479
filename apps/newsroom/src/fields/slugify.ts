/** „Őrült hajrá a Tiszánál!” → `orult-hajra-a-tiszanal`; never only digits, which would be read as an id. */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
  return /^\d+$/.test(slug) ? `n-${slug.slice(0, 98)}` : slug
}
