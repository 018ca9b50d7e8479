/** What a journey may cost at most. Clicks are exact; seconds leave room for a machine that is busy. */
export const limits = {
  write: { clicks: 11, seconds: 60 },
  correct: { clicks: 3, seconds: 30 },
  schedule: { clicks: 5, seconds: 45 },
  gallery: { clicks: 4, seconds: 240 },
  result: { clicks: 3, seconds: 30 },
  boxScore: { clicks: 9, seconds: 60 },
  postpone: { clicks: 3, seconds: 40 },
  import: { clicks: 3, seconds: 40 },
  applicant: { clicks: 2, seconds: 45 },
  invite: { clicks: 4, seconds: 30 },
} satisfies Record<string, { clicks: number; seconds: number }>

export type JourneyName = keyof typeof limits

export const names: Record<JourneyName, string> = {
  write: 'write an article with cover, video, link and picture',
  correct: 'correct an article, until it is on the site',
  schedule: 'schedule an article',
  gallery: 'publish a gallery of 30 with captions',
  result: 'enter a result by phone',
  boxScore: 'enter a box score by phone',
  postpone: 'postpone a match',
  import: 'import a file of matches',
  applicant: 'handle an applicant',
  invite: 'invite a user',
}
