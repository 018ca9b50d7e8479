import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export const newNonce = (): string => randomBytes(18).toString('base64url')

/** Hashes the inline scripts and styles with the nonce and removes it, so that a cached page is the same for everyone. */
export function hashInline(
  html: string,
  nonce: string,
): { html: string; scripts: string[]; styles: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const opening = new RegExp(`<(script|style)(?=[^>]* nonce="${nonce}")([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  for (const [, element, attributes = '', text = ''] of html.matchAll(opening)) {
    if (/ src=/.test(attributes)) continue
    const kind = element === 'style' ? 'style' : 'script'
    hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  }
}

/** The hosts that reCAPTCHA's script loads from. */
const googleHosts = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: 'https://www.google.com/recaptcha/',
}

function captchaHosts(script: string | undefined) {
  if (!script) return { script: '', frame: '', connect: '' }
  const { origin } = new URL(script)
  return origin === 'https://www.google.com'
    ? googleHosts
    : { script: origin, frame: origin, connect: origin }
}

type PolicyOptions = {
  /** Hashes of inline elements. */
  scripts?: readonly string[]
  styles?: readonly string[]
  captchaScript?: string | undefined
}

/** The same hosts on every page: a client navigation keeps the first page's policy. */
export function contentPolicy({ scripts = [], styles = [], captchaScript }: PolicyOptions = {}): string {
  const captcha = captchaHosts(captchaScript)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, captcha.script].filter(Boolean).join(' ')}`.trimEnd(),
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${captcha.connect}`.trimEnd(),
    "manifest-src 'self'",
    `frame-src https://www.youtube-nocookie.com ${captcha.frame}`.trimEnd(),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`

const matches = (header: string | null, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false

const acceptsGzip = (header: string | null) => /(^|[,\s])gzip(?!;\s*q=0(\.0+)?(,|$))/i.test(header ?? '')

/** Compressed here once rather than at every hit of the cache in front. */
const compress = promisify(gzip)

/** The response in one piece, with length and ETag; 304 if the client has it. */
export async function bufferedResponse(
  request: Request,
  status: number,
  headers: Headers,
  body: string | Uint8Array,
): Promise<Response> {
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  headers.append('vary', 'Accept-Encoding')
  const compressed = acceptsGzip(request.headers.get('accept-encoding'))
  if (status === 200) {
    const etag = etagOf(plain)
    headers.set('etag', compressed ? `W/${etag}` : etag)
    if (matches(request.headers.get('if-none-match'), etag)) {
      headers.delete('content-type')
      return new Response(null, { status: 304, headers })
    }
  }
  const bytes = compressed ? await compress(plain) : plain
  if (compressed) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes as BodyInit, { status, headers })
}
