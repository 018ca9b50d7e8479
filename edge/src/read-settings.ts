import { languagesIn } from '@palank/routes'
import type { EdgeSettings } from './configuration.ts'

type Source = Record<string, string | undefined>

/** Reports every invalid or missing variable at once. */
export function readSettings(source: Source): EdgeSettings & { folder: string } {
  const problems: string[] = []
  const text = (name: string): string => {
    const value = source[name]?.trim() ?? ''
    if (!value) problems.push(`${name}: is missing`)
    return value
  }
  const folder = (name: string): string => {
    const value = text(name)
    if (value && !value.startsWith('/')) problems.push(`${name}: must be an absolute path`)
    return value
  }
  const list = (value: string | undefined): string[] =>
    (value ?? '').split(',').flatMap((part) => part.trim() || [])
  const origin = (name: string): string => {
    const value = text(name)
    const url = URL.parse(value)
    if (value && !/^https?:$/.test(url?.protocol ?? ''))
      problems.push(`${name}: must be an http or https address`)
    return url?.origin ?? ''
  }
  const { TLS_CERTIFICATE, TLS_KEY, EDGE_USER } = source
  const { EDGE_REFRESH_LISTEN, EDGE_INNER_LISTEN, EDGE_CACHE_SIZE, EDGE_CACHE_MIN_FREE, EDGE_TEMP_DIR } =
    source
  if (Boolean(TLS_CERTIFICATE) !== Boolean(TLS_KEY))
    problems.push('TLS_CERTIFICATE, TLS_KEY: set both or neither')
  const languages = source.LANGUAGES ? languagesIn(source.LANGUAGES) : []
  if (!languages) problems.push('LANGUAGES: must be hu, en or both, comma-separated, the default first')

  const settings = {
    folder: folder('EDGE_DIR'),
    listen: list(text('EDGE_LISTEN')),
    sites: list(text('SITE_ADDRESSES')),
    publicOrigin: origin('PUBLIC_ORIGIN'),
    mediaDir: folder('MEDIA_DIR'),
    clientDir: folder('SITE_CLIENT_DIR'),
    trustedProxies: list(source.TRUSTED_PROXIES),
    ...(languages?.length ? { languages } : {}),
    ...(EDGE_USER ? { user: EDGE_USER } : {}),
    ...(EDGE_REFRESH_LISTEN ? { refreshListen: EDGE_REFRESH_LISTEN } : {}),
    ...(EDGE_INNER_LISTEN ? { innerListen: EDGE_INNER_LISTEN } : {}),
    ...(EDGE_CACHE_SIZE ? { cacheSize: EDGE_CACHE_SIZE } : {}),
    ...(EDGE_CACHE_MIN_FREE ? { cacheMinFree: EDGE_CACHE_MIN_FREE } : {}),
    ...(EDGE_TEMP_DIR ? { tempDir: folder('EDGE_TEMP_DIR') } : {}),
    ...(source.EDGE_HSTS_SUBDOMAINS === '1' ? { hstsSubdomains: true } : {}),
    ...(TLS_CERTIFICATE && TLS_KEY
      ? {
          tls: {
            certificate: TLS_CERTIFICATE,
            key: TLS_KEY,
            ...(source.EDGE_REDIRECT_FROM ? { redirectFrom: list(source.EDGE_REDIRECT_FROM) } : {}),
          },
        }
      : {}),
  }
  if (problems.length > 0) throw new Error(`edge: invalid environment variables\n  ${problems.join('\n  ')}`)
  return settings
}
