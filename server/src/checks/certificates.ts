import type { X509Certificate } from 'node:crypto'
import { daysLeft, installedCertificate, isSelfSigned } from '../certificates/installed-certificate.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import type { Check } from './check.ts'

/** certbot renews a month before the end: below three weeks something is wrong. */
const fewDays = 21
const veryFewDays = 7

export function certificateCheck(
  club: string,
  host: string,
  certificate: X509Certificate | undefined,
  now = Date.now(),
): Check {
  const name = `certificate ${host}`
  const advice = `palank certificate ${club}`
  if (!certificate) return { name, level: 'error', says: 'there is none', advice }
  const value = daysLeft(certificate, now)
  const days = `${Math.max(0, Math.floor(value))} days left`
  if (!certificate.checkHost(host))
    return { name, level: 'error', says: 'it is for other host names', advice, value }
  if (value <= 0)
    return { name, level: 'error', says: 'it has expired: browsers refuse the site', advice, value }
  if (isSelfSigned(certificate))
    return { name, level: 'warning', says: `signed by nobody: browsers warn of it; ${days}`, advice, value }
  const renewal = `why was it not renewed? certbot renew, then journalctl -u certbot -n 30`
  if (value < veryFewDays) return { name, level: 'error', says: days, advice: renewal, value }
  if (value < fewDays) return { name, level: 'warning', says: days, advice: renewal, value }
  return { name, level: 'ok', says: days, value }
}

export async function checkCertificates(): Promise<Check[]> {
  if (readServerSettings().acme === 'none') return []
  return installedClubs().flatMap(({ club, siteHost, newsroomHost }) => {
    const certificate = installedCertificate(club)
    return [siteHost, newsroomHost].map((host) => certificateCheck(club, host, certificate))
  })
}
