import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Adds the address of the connection to X-Forwarded-For, as a proxy would. Next adds it only where the header is
 * missing, so a caller could send any address instead of its own.
 */
export function addPeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const sent = request.headers['x-forwarded-for']
    const peer = request.socket.remoteAddress ?? ''
    request.headers['x-forwarded-for'] = sent ? `${sent}, ${peer}` : peer
  })
}
