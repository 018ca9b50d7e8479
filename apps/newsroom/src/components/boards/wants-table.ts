/** Whoever searches or filters wants Payload's table. */
export const wantsTable = (search: Record<string, unknown> = {}): boolean =>
  search.view === 'table' || Boolean(search.search) || Boolean(search.where)
