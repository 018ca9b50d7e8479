import { places } from '../places.ts'
import type { ClubSettings, ServerSettings } from '../settings.ts'

/** The name of a club's certificate in /etc/letsencrypt. */
export const lineageOf = (club: string) => `palank-${club}`

/** What certbot runs after each renewal, by its own timer; it keeps this in the certificate's renewal file. */
export const deployHook = (club: string) => `/usr/bin/palank install-certificate ${club}`

/** One certificate with both names; certbot asks for another one if they have changed. */
export function certbotArguments(
  { club, siteHost, newsroomHost }: ClubSettings,
  { operatorMail, acme }: Pick<ServerSettings, 'operatorMail' | 'acme'>,
): string[] {
  const directory = typeof acme === 'object' ? ['--server', acme.directory] : []
  const contact = operatorMail
    ? ['-m', operatorMail, '--no-eff-email']
    : ['--register-unsafely-without-email']
  return [
    ...['certonly', '--non-interactive', '--agree-tos', ...contact, ...directory],
    ...['--webroot', '-w', places.acmeRoot, '-d', siteHost, '-d', newsroomHost],
    ...['--cert-name', lineageOf(club), '--renew-with-new-domains', '--keep-until-expiring'],
    ...['--key-type', 'ecdsa', '--deploy-hook', deployHook(club)],
  ]
}

type Reason = { pattern: RegExp; says: string; advice: string }

/** What certbot or the authority says, and what it means for whoever has the server. The first that fits counts. */
const reasons: Reason[] = [
  {
    pattern: /rateLimited|too many (?:certificates|failed authorizations|requests|new orders)/i,
    says: 'the authority has issued or refused too many certificates for these names lately',
    advice: 'wait an hour, after several tries a week; until then the site has the certificate from before',
  },
  {
    pattern: /another instance of certbot/i,
    says: 'another certbot is running',
    advice: 'wait a minute and try again',
  },
  {
    pattern: /:caa\b|CAA record/i,
    says: 'a CAA record of the domain allows other authorities only',
    advice: 'allow letsencrypt.org in the CAA record of the domain, or delete the record',
  },
  {
    pattern: /NXDOMAIN|DNS problem|Type:\s*dns|error:dns|no valid (?:A|AAAA|IP addresses)|\blookup \S+ on /i,
    says: 'a host name is not in the DNS',
    advice:
      'add A (and AAAA) records with the address of this server, wait until they are seen, and try again',
  },
  {
    pattern: /Type:\s*connection|error:connection|timeout during connect/i,
    says: 'the authority could not reach port 80 of a host name',
    advice:
      'open port 80 in the firewall of the server and of its provider, and see that the DNS points here',
  },
  {
    pattern: /Type:\s*unauthorized|error:unauthorized|invalid response from/i,
    says: 'another server answered under a host name',
    advice: 'let A and AAAA records of both host names point to this server and no other, and try again',
  },
  {
    pattern: /rejectedIdentifier|not (?:a valid domain|end with a valid public suffix)|forbidden by policy/i,
    says: 'the authority issues nothing for a host name',
    advice: 'use host names of a domain of your own',
  },
  {
    pattern: /invalidContact|unable to register an account|contact email/i,
    says: 'the authority refuses the operator’s mail address',
    advice: 'give another one: palank setup CLUB --mail you@your-domain.hu',
  },
  {
    pattern: /certificate verify failed|SSLError/i,
    says: 'the authority’s own address has a certificate that this machine does not trust',
    advice: 'give it with --acme-ca, and see that the clock is right: timedatectl',
  },
  {
    pattern:
      /Requesting \S+: |name resolution|NewConnectionError|Max retries exceeded|serverInternal|Network is unreachable/i,
    says: 'the authority cannot be reached from this machine, or has a problem of its own',
    advice: 'see that the server reaches the internet, and try again in an hour',
  },
  {
    pattern: /No such file or directory: '?certbot|ENOENT/,
    says: 'certbot is not installed',
    advice: 'apt install certbot',
  },
]

/** In plain words why there is no certificate. */
export function explainCertbot(output: string): { says: string; advice: string } {
  const found = reasons.find(({ pattern }) => pattern.test(output))
  return found
    ? { says: found.says, advice: found.advice }
    : {
        says: 'certbot failed for a reason that is not known here',
        advice: 'read the end of /var/log/letsencrypt/letsencrypt.log',
      }
}

/** The host names that the authority complained about. */
export const complainedHosts = (output: string): string[] => [
  ...new Set([...output.matchAll(/^\s*Domain:\s*(\S+)/gm)].flatMap(([, host]) => host ?? [])),
]
