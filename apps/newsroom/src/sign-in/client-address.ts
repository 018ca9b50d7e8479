import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

export const isProxyList = (list: string[]): boolean =>
  list.every((entry) => {
    const [address = '', bits, ...rest] = entry.split('/')
    const version = isIP(address)
    if (!version || rest.length > 0) return false
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  })

export function proxyList(list: string[]): BlockList {
  const proxies = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return proxies
}

/** An IPv4 address may come as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** A household has a whole /64 of IPv6. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0')
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')}::/64`
}

/**
 * The address that a request came from: the last one of X-Forwarded-For that is not a trusted proxy's. Whatever stands
 * before it was sent by the caller, who may have invented it.
 */
export function clientAddress(forwardedFor: string | null, proxies: BlockList): string {
  const addresses = (forwardedFor ?? '').split(',').map((address) => plain(address.trim()))
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
  return network(addresses.findLast((address) => !isProxy(address)) ?? addresses[0] ?? '')
}
