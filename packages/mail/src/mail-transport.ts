import { createTransport } from 'nodemailer'

/** Host names of this machine; a connection to them crosses no network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * TLS is required over a network. `?requireTLS=false` allows a relay without TLS if the address has no password;
 * `?requireTLS=true` requires TLS for this machine too.
 */
function requiresTls({ hostname, username, password, searchParams }: URL): boolean {
  const choice = searchParams.get('requireTLS')
  if (loopback.test(hostname)) return choice === 'true'
  return choice !== 'false' || Boolean(username || password)
}

/** Sends through the server of an address such as `smtps://user:password@host`. The limits are in milliseconds. */
export function createMailTransport(address: string, limits = { connecting: 10_000, silence: 30_000 }) {
  const url = new URL(address)
  const requireTLS = requiresTls(url)
  // Removed, because nodemailer lets parameters of the address override the options below.
  url.search = ''
  return createTransport({
    url: url.href,
    requireTLS,
    connectionTimeout: limits.connecting,
    greetingTimeout: limits.connecting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
