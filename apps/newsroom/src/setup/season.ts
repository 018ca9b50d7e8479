/** A season starts in the summer and is named by that year. */
export const seasonAt = (date: Date): number =>
  date.getMonth() >= 6 ? date.getFullYear() : date.getFullYear() - 1
