import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder, writeWhole } from '../files.ts'
import { clubPlaces, places } from '../places.ts'
import type { Owner } from '../users.ts'

const certificateName = 'fullchain.pem'
const keyName = 'privkey.pem'

/** The first certificate of a chain; the others are those of the authority. */
const leafOf = (chain: string): X509Certificate => new X509Certificate(chain)

/** What the edge has for a club; undefined where it has none. */
export function installedCertificate(club: string): X509Certificate | undefined {
  const file = path.join(clubPlaces(club).certificates, certificateName)
  return existsSync(file) ? leafOf(readFileSync(file, 'utf8')) : undefined
}

/** Signed by nobody else: browsers warn of it. */
export const isSelfSigned = (certificate: X509Certificate): boolean =>
  certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey)

export const daysLeft = ({ validTo }: X509Certificate, now = Date.now()): number =>
  Math.floor(((Date.parse(validTo) - now) / 86_400_000) * 10) / 10

/** Throws where nginx could not use the two together: it would go on with the old ones, but not start again. */
function assertPair(chain: string, key: string): void {
  if (!leafOf(chain).checkPrivateKey(createPrivateKey(key)))
    throw new Error('the certificate and its key do not belong together; nothing was changed')
}

/** Puts a chain and its key where the edge reads them, each whole or not at all. */
function installCertificate(club: string, chain: string, key: string, edge: Owner): void {
  assertPair(chain, key)
  const folder = clubPlaces(club).certificates
  const owner = { uid: 0, gid: edge.gid }
  makeFolder(places.certificates, { mode: 0o750, owner })
  makeFolder(folder, { mode: 0o750, owner })
  writeWhole(path.join(folder, keyName), key, { mode: 0o640, owner })
  writeWhole(path.join(folder, certificateName), chain, { mode: 0o640, owner })
}

/** From the folder that certbot names in RENEWED_LINEAGE; false where the edge has the same already. */
export function installLineage(club: string, lineage: string, edge: Owner): boolean {
  const read = (name: string) => readFileSync(path.join(lineage, name), 'utf8')
  const chain = read(certificateName)
  if (leafOf(chain).fingerprint256 === installedCertificate(club)?.fingerprint256) return false
  installCertificate(club, chain, read(keyName), edge)
  return true
}
