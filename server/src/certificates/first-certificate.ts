import { existsSync } from 'node:fs'
import path from 'node:path'
import { chownAsRoot, makeFolder } from '../files.ts'
import { clubPlaces, places } from '../places.ts'
import { run } from '../run.ts'
import type { ClubSettings } from '../settings.ts'
import type { Owner } from '../users.ts'

/** Signed by nobody: the edge needs one to start, and must run for a real one to be issued. */
export async function ensureCertificate(settings: ClubSettings, edge: Owner): Promise<void> {
  const { club, siteHost, newsroomHost } = settings
  const folder = clubPlaces(club).certificates
  const certificate = path.join(folder, 'fullchain.pem')
  const key = path.join(folder, 'privkey.pem')
  const owner = { uid: 0, gid: edge.gid }
  makeFolder(places.certificates, { mode: 0o750, owner })
  makeFolder(folder, { mode: 0o750, owner })
  if (existsSync(certificate) && existsSync(key)) return
  const names = `subjectAltName=DNS:${siteHost},DNS:${newsroomHost}`
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
  await run('openssl', [
    'req',
    ...kind,
    '-subj',
    `/CN=${siteHost}`,
    '-addext',
    names,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  await run('chmod', ['640', key, certificate])
  for (const file of [key, certificate]) chownAsRoot(file, owner)
}
