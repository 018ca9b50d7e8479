/** As much of a keyword as the search reads. */
const longest = 100

export const cutKeyword = (keyword: string): string =>
  Array.from(keyword.toWellFormed()).slice(0, longest).join('').trim()
