// Described in docs/guides/headers.md; e2e/door.spec.ts compares real answers with it.

type Headers = Record<string, string>

/** Browsers ignore Strict-Transport-Security on plain http, where a demo runs. */
const everywhere = (origin: string | undefined): Headers => ({
  ...(origin?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

/**
 * Scripts run only with the nonce of this answer. Styles may stand inline: React, the text editor and the select boxes
 * of Payload write them at run time, and offer no nonce. Previews of the site are framed from the same origin.
 */
const screenPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For answers that are no screen: an uploaded SVG runs no script, and what is opened by itself loads nothing. */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What courtside's worker fetches is under the policy of its own file. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const screenHeaders = (origin: string | undefined, nonce: string): Headers => ({
  ...everywhere(origin),
  'Content-Security-Policy': screenPolicy(nonce),
})

export const closedHeaders = (origin: string | undefined): Headers => ({
  ...everywhere(origin),
  'Content-Security-Policy': closedPolicy,
})

export const workerHeaders = (origin: string | undefined): Headers => ({
  ...everywhere(origin),
  'Content-Security-Policy': workerPolicy,
})
