import type { Published } from './types.ts'

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Budapest', timeZoneName: 'longOffset' })

/** Minutes that Budapest is ahead of UTC. */
function offsetAt(time: Date): number {
  const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, hours = '0', minutes = '0'] = /GMT\+(\d+):(\d+)/.exec(name) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** The UTC time of the hour in Budapest, the given number of days before the first load. */
export function publishedAt({ publishedDaysAgo, hour }: Published, firstDay: string): string {
  const asUtc = new Date(`${firstDay}T${hour}:00Z`)
  asUtc.setUTCDate(asUtc.getUTCDate() - publishedDaysAgo)
  return new Date(asUtc.getTime() - offsetAt(asUtc) * 60_000).toISOString()
}
