export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]
export type Bilingual = Record<Language, string>

/** A JSON object as it is sent. */
export type Wire = { [key: string]: unknown }

const day = 24 * 60 * 60 * 1000

/** The evening n days before 1 November 2025. */
export const eveningBefore = (days: number): string =>
  new Date(Date.UTC(2025, 10, 1, 17, 30) - days * day).toISOString().replace('.000Z', '+00:00')

/** 17:00 UTC some days from today, so that future matches are always in the future. */
export const daysFromNow = (days: number, now: number): string =>
  new Date(Math.floor(now / day) * day + 17 * 60 * 60 * 1000 + days * day)
    .toISOString()
    .replace('.000Z', '+00:00')

/** A picture of an article or page by section 3. */
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
