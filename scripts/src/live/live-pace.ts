/** Of a match that somebody wants to see whole. */
const fast = 6 * 60

/** The value of `--live`: how long the match takes, in seconds; null is real time. */
export function readPace(text: string): number | null {
  if (text === 'fast') return fast
  if (text === 'real') return null
  const seconds = Number(text)
  if (Number.isInteger(seconds) && seconds >= 1) return seconds
  throw new Error(`--live=${text}: use fast, real or a number of seconds`)
}

/** `--live` alone is the fast one. */
export const withPace = (args: readonly string[]): string[] =>
  args.map((arg) => (arg === '--live' ? '--live=fast' : arg))
