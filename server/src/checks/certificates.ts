import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { clubPlaces } from '../places.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import type { Check } from './check.ts'

const day = 24 * 60 * 60_000
const advice =
  'certbot renew --dry-run says why it was not renewed; the name must lead to this server, with port 80 open'

/** certbot renews thirty days before the end: with two weeks left something has failed for as long. */
export function certificateCheck(host: string, pem: string | undefined, now: Date): Check {
  const name = `certificate ${host}`
  if (!pem) return { name, level: 'error', says: 'there is none', advice }
  const certificate = new X509Certificate(pem)
  const value = Math.floor((Date.parse(certificate.validTo) - now.getTime()) / day)
  if (!certificate.checkHost(host))
    return { name, level: 'error', says: 'is for another name', advice, value }
  const says = value < 0 ? `expired ${-value} days ago` : `is good for ${value} days`
  if (value < 4) return { name, level: 'error', says, advice, value }
  return value < 14 ? { name, level: 'warning', says, advice, value } : { name, level: 'ok', says, value }
}

export async function checkCertificates(): Promise<Check[]> {
  if (readServerSettings().acme === 'none') return []
  return installedClubs().flatMap(({ club, siteHost, newsroomHost }) => {
    const file = path.join(clubPlaces(club).certificates, 'fullchain.pem')
    const pem = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return [siteHost, newsroomHost].map((host) => certificateCheck(host, pem, new Date()))
  })
}
