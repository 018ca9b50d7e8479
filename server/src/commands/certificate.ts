import type { Command } from 'commander'
import { daysLeft, installedCertificate } from '../certificates/installed-certificate.ts'
import { deployCertificate, issueCertificate } from '../certificates/issue-certificate.ts'
import { type ClubSettings, installedClubs, readServerSettings } from '../settings.ts'
import { Refusal, requireRoot, say } from '../terminal.ts'

function clubNamed(name: string): ClubSettings {
  const found = installedClubs().find(({ club }) => club === name)
  if (!found) throw new Refusal(`there is no club ${name} on this server; see palank status`)
  return found
}

export function addCertificate(program: Command): void {
  program
    .command('certificate')
    .description('gets the club a certificate for both host names; its renewals come by themselves')
    .argument('<club>')
    .action(async (club: string) => {
      requireRoot()
      await issueCertificate(clubNamed(club), readServerSettings())
      const certificate = installedCertificate(club)
      if (certificate) say(`the certificate is in use, for ${Math.floor(daysLeft(certificate))} days`)
    })

  program
    .command('install-certificate', { hidden: true })
    .description('for certbot: gives the edge what was renewed')
    .argument('<club>')
    .action(async (club: string) => {
      requireRoot()
      await deployCertificate(clubNamed(club).club, process.env.RENEWED_LINEAGE)
    })
}
