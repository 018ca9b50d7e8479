/** As a reader counts them: marks of Markdown are no words. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
