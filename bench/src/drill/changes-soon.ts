/** Longer than the drills take. */
const ahead = 30 * 60_000
/** The site may have been told of its matches this long ago. */
const behind = 60_000
/** A match begins at its time, and counts as played four hours later. */
const turns = [0, 4 * 3_600_000]

/** Whether a page names a time at which a match begins, or counts as played, while the drills run. */
export const changesSoon = (body: string, now: number): boolean =>
  [...body.matchAll(/\sdatetime="([^"]+)"/gi)].some(([, time = '']) =>
    turns.some((turn) => {
      const left = Date.parse(time) + turn - now
      return left > -behind && left < ahead
    }),
  )
