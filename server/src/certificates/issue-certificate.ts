import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { edgeUnit } from '../club-units.ts'
import { places } from '../places.ts'
import { run } from '../run.ts'
import type { ClubSettings, ServerSettings } from '../settings.ts'
import { reloadUnit, unitStates } from '../systemd.ts'
import { Refusal } from '../terminal.ts'
import { userOf } from '../users.ts'
import { certbotArguments, complainedHosts, explainCertbot, lineageOf } from './certbot.ts'
import { installLineage } from './installed-certificate.ts'

const lineageFolder = (club: string) => `/etc/letsencrypt/live/${lineageOf(club)}`

/** For certbot's own timer, which knows nothing of an authority whose address has a private certificate. */
async function trustAuthority(ca: string | undefined): Promise<void> {
  const file = places.certbotSettings
  const text = ca ? `[Service]\nEnvironment="REQUESTS_CA_BUNDLE=${ca}"\n` : ''
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text === before) return
  if (text) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else rmSync(file)
  await run('systemctl', ['daemon-reload'])
}

/** Has nginx take the new certificate; connections under way end with the one from before. */
async function reloadEdge(): Promise<void> {
  const [state] = await unitStates([edgeUnit])
  if (state?.active === 'active') await reloadUnit(edgeUnit)
}

/** What certbot calls after an issue or a renewal, with its folder in RENEWED_LINEAGE. */
export async function deployCertificate(club: string, lineage = lineageFolder(club)): Promise<void> {
  if (!existsSync(lineage))
    throw new Refusal(`there is no certificate in ${lineage}: palank certificate ${club}`)
  if (installLineage(club, lineage, userOf('palank-edge'))) await reloadEdge()
}

/**
 * A certificate with both names of the club, by an answer over http that the edge gives. Renewed by certbot's timer;
 * nothing happens while the one that there is has these names and weeks to go.
 */
export async function issueCertificate(settings: ClubSettings, server: ServerSettings): Promise<void> {
  const { club } = settings
  if (server.acme === 'none') throw new Refusal('TLS is in front of this machine: it needs no certificate')
  const ca = server.acme?.ca
  await trustAuthority(ca)
  const result = await execa('certbot', certbotArguments(settings, server), {
    reject: false,
    all: true,
    env: { LC_ALL: 'C', ...(ca ? { REQUESTS_CA_BUNDLE: ca } : {}) },
  })
  if (result.exitCode !== 0) {
    const output = `${result.all ?? ''}\n${result.message ?? ''}`
    const { says, advice } = explainCertbot(output)
    const hosts = complainedHosts(output)
    throw new Refusal(
      `no certificate: ${says}${hosts.length > 0 ? ` (${hosts.join(', ')})` : ''}\n→ ${advice}`,
    )
  }
  // Its hook has done this, except where certbot has kept the certificate that there was.
  await deployCertificate(club)
}
