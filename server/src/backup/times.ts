import type { BackupState } from './state.ts'

const form =
  /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/

/** `2026-11-17 19:42:05`, on this machine's clock unless it has a zone: `Z`, `UTC` or `+01:00`. */
export function parseTime(text: string): Date {
  const match = form.exec(text.trim())
  if (!match)
    throw new Error(`'${text}' is no time. Write it as '2026-11-17 19:42:05', or with a zone: '… +01:00'.`)
  const [, year, month, day, hour, minute, second = '00', fraction = '0', zone = ''] = match
  const offset = /^(Z|UTC)$/.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = '00') => `${h}:${m}`)
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}`
  const time = new Date(`${iso}${offset}`)
  // A day or an hour that does not exist becomes another one.
  const sameDay = offset || (time.getDate() === Number(day) && time.getHours() === Number(hour))
  if (Number.isNaN(time.getTime()) || !sameDay) throw new Error(`'${text}' does not exist.`)
  return time
}

const pad = (value: number) => String(value).padStart(2, '0')

/** With the zone, so that nobody has to guess: `2026-11-17 19:42:05 +01:00`. */
export function sayTime(time: Date): string {
  const minutes = -time.getTimezoneOffset()
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
  const date = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`
  return `${date} ${pad(time.getHours())}:${pad(time.getMinutes())}:${pad(time.getSeconds())} ${offset}`
}

/** As PostgreSQL reads it. */
export const toPostgres = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00')

/** Why this time cannot be restored; nothing if it can. */
export function outOfReach(time: Date, earliest: Date | undefined, now: Date): string | undefined {
  if (!earliest) return 'There is no backup of the database yet: run `palank backup`.'
  if (time < earliest)
    return `The oldest backup is of ${sayTime(earliest)}; nothing from before can be restored.`
  if (time > now) return `${sayTime(time)} is still to come: it is ${sayTime(now)} now.`
  return undefined
}

/** The database's timeline that was written at this time; without a restore there has only been one. */
export function timelineAt(restores: BackupState['restores'], time: Date): number | undefined {
  const earlier = restores.filter(({ at }) => new Date(at) <= time)
  return earlier.at(-1)?.timeline ?? restores[0]?.from
}

type Snapshot = { id: string; time: Date }

/** The last one until then has what was there; the first one after has what came in between. */
export function snapshotsAround(snapshots: Snapshot[], time: Date): Snapshot[] {
  const sorted = snapshots.toSorted((a, b) => a.time.getTime() - b.time.getTime())
  const before = sorted.findLast((snapshot) => snapshot.time <= time)
  const after = sorted.find((snapshot) => snapshot.time > time)
  return [before, after].filter((snapshot) => snapshot !== undefined)
}
