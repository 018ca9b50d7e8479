/** A vowel at the start, or an abbreviation whose first letter is read with one: NKC is “enkácé”. */
const beginsWithVowel = /^(?:[aáeéiíoóöőuúüű]|[flmnrsxy][^aáeéiíoóöőuúüű]*$)/i

/** The word with its definite article, which stays on the word's line. */
export const withArticle = (word: string): string => `${beginsWithVowel.test(word) ? 'az' : 'a'}\u00a0${word}`

/** A plural ends in a vowel and k; an abbreviation such as NKC does not. */
export const isPlural = (word: string): boolean => /[aáeéiíoóöőuúüű]k$/i.test(word)
