/** Markdown marks are not words. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
