/** Parses `24:10`, or `24` for 24:00; null for anything else. */
export function secondsOf(text: string): number | null {
  const [, minutes, seconds = '0'] = /^(\d{1,2})(?::([0-5]\d))?$/.exec(text.trim()) ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

/** In the format of a box score: 1450 is `24:10`. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}
