import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { installedClubs, readServerSettings } from '../settings.ts'
import type { Check } from './check.ts'

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address))

/** Behind a provider's address translation the names lead elsewhere and still arrive here. */
export function hostCheck(host: string, found: readonly string[], own: readonly string[]): Check {
  const name = `host ${host}`
  if (found.length === 0)
    return {
      name,
      level: 'error',
      says: 'the name does not exist in DNS',
      advice: `where the domain is registered, add an A record for ${host} with this server’s address`,
    }
  if (!found.some((address) => own.includes(address)))
    return {
      name,
      level: 'warning',
      says: `the name leads to ${found.join(', ')}, which is no address of this machine`,
      advice:
        'right if the provider translates addresses or a CDN is in front; else correct the A and AAAA records',
    }
  return { name, level: 'ok', says: 'leads here' }
}

export async function checkHosts(): Promise<Check[]> {
  const isElsewhere = readServerSettings().acme === 'none'
  const hosts = installedClubs().flatMap(({ siteHost, newsroomHost }) => [siteHost, newsroomHost])
  const own = ownAddresses()
  const checks = await Promise.all(
    hosts.map(async (host) => {
      const found = await lookup(host, { all: true }).catch(() => [])
      return hostCheck(
        host,
        found.map(({ address }) => address),
        own,
      )
    }),
  )
  // With TLS in front of this machine the names lead to the machine in front.
  return isElsewhere ? checks.filter(({ level }) => level === 'error') : checks
}
