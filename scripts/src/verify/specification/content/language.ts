export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]
export type Both = Record<Language, string>

/** As an answer travels: any JSON. */
export type Wire = { [key: string]: unknown }

const day = 24 * 60 * 60 * 1000

/** The n-th evening before the first of November 2025. */
export const eveningBefore = (days: number): string =>
  new Date(Date.UTC(2025, 10, 1, 17, 30) - days * day).toISOString().replace('.000Z', '+00:00')

/** The same hour so many days from now: a match ahead has to be ahead whenever this runs. */
export const daysFromNow = (days: number, now: number): string =>
  new Date(Math.floor(now / day) * day + 17 * 60 * 60 * 1000 + days * day)
    .toISOString()
    .replace('.000Z', '+00:00')

/** A picture as section 3 has it for articles and pages. */
export const coverWithThumbnails = (name: string, alt: string): Wire => ({
  ...picture(name, alt),
  thumbnails: thumbnails(name),
})

export const picture = (name: string, alt: string): Wire => ({
  public_url: `/files/${name}.jpg`,
  alt,
  name,
})

export const thumbnails = (name: string): Wire => ({
  small: `/files/${name}-small.jpg`,
  medium: `/files/${name}-medium.jpg`,
})
