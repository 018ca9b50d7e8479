import { address, file } from './safe-values.ts'

export type Certificate = { certificate: string; key: string }

/** Mozilla's intermediate configuration. Without ssl_dhparam nginx leaves out the DHE ciphers. */
export const tlsLines = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${[
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'DHE-RSA-AES128-GCM-SHA256',
    'DHE-RSA-AES256-GCM-SHA384',
    'DHE-RSA-CHACHA20-POLY1305',
  ].join(':')};`,
  'ssl_ecdh_curve X25519:prime256v1:secp384r1;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_timeout 1d;',
  'ssl_session_cache shared:tls:10m;',
  'ssl_session_tickets off;',
]

export function listenLines(listen: string[], tls: Certificate | undefined): string[] {
  const lines = listen.map((socket) => `listen ${address('listen', socket)}${tls ? ' ssl http2' : ''};`)
  if (!tls) return lines
  return [
    ...lines,
    `ssl_certificate ${file('tls.certificate', tls.certificate)};`,
    `ssl_certificate_key ${file('tls.key', tls.key)};`,
    ...tlsLines,
  ]
}
