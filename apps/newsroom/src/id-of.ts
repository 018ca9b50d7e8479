/** Of a relationship, which is an id, or a document where it is populated. */
export const idOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'id' in value ? value.id : value
