/** Fields of log lines that say nothing about a person; everything else is left out. */
const harmless = new Set([
  'time',
  'level',
  'service',
  'club',
  'msg',
  'requestId',
  'status',
  'statusCode',
  'method',
  'ms',
  'durationMs',
  'duration',
  'version',
  'port',
  'pages',
  'refreshed',
  'removed',
  'expired',
  'failed',
  'waiting',
  'attempts',
  'count',
  'call',
  'code',
  'err',
  'error',
  'cause',
  'type',
  'name',
  'message',
  'stack',
  'host',
  'cache',
])
/** Only inside an error: elsewhere `name` may be somebody's. */
const ofErrors = new Set(['name', 'message', 'stack'])

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const patterns: [RegExp, string][] = [
  // PostgreSQL quotes the row: Key (email)=(somebody@…) already exists.
  [/=\((?:[^()]|\([^()]*\))*\)/g, '=(…)'],
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi, '$1…@'],
  [/[^\s"'<>()=:,;/]+@[^\s"'<>()=:,;/]+\.[^\s"'<>()=:,;/]+/g, '<mail>'],
  // Query strings have words of searches and tokens.
  [/\?[^\s"']+/g, '?…'],
  // The last part of links to a set-up, a draft or a new password.
  [/\/(setup|preview|reset|invite|invitation|verify)\/[^\s"'/]+/gi, '/$1/…'],
  // Headers: all that follows.
  [/\b((?:proxy-)?authorization|(?:set-)?cookie)(["']?\s*[:=]\s*)["']?[^"'\n]+/gi, '$1$2…'],
  [/\b(password|passwd|secret|token|bearer)(["']?\s*[:=]\s*|\s+)["']?[^\s"',;}]+/gi, '$1$2…'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<ip>'],
  [
    /(?<![\w:.])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}){1,7}(?![\w:])|(?<![\w:])(?:[0-9a-f]{1,4}:){1,7}:(?![\w:])|(?<![\w:])::(?:[0-9a-f]{1,4}:)*[0-9a-f]{1,4}(?![\w:])/gi,
    '<ip>',
  ],
  [/\+?\d[\d ()/-]{8,}\d/g, '<number>'],
  // Keys, hashes and tokens; words of prose and paths are shorter between their punctuation.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '<token>'],
]

/** Addresses of this machine itself, and names of units. */
const harmlessMatch =
  /^(127\.|0\.0\.0\.0|::1$|(palank-[\w-]+|postgresql)@[\w-]+(\.(service|path|timer))?\.?$)/

/** Text without addresses, tokens, numbers and the given secrets. */
export function redactText(text: string, secrets: readonly string[] = []): string {
  const withoutSecrets = secrets
    .filter(Boolean)
    .reduce((result, secret) => result.replaceAll(secret, '<secret>'), text)
  return patterns.reduce(
    (result, [pattern, by]) =>
      result.replace(pattern, (found, ...groups) =>
        harmlessMatch.test(found)
          ? found
          : by.replace(/\$(\d)/g, (_, index: string) => String(groups[Number(index) - 1] ?? '')),
      ),
    withoutSecrets,
  )
}

/** Removes quoted text: messages and printed documents quote what somebody has typed. */
const withoutQuotes = (text: string) =>
  text.replace(/"[^"]*"|`[^`]*`|„[^”]*”|“[^”]*”|«[^»]*»|(?<!\w)['‘][^'’]*['’](?!\w)/g, '"…"')

function redactJson(value: Json, isError: boolean, secrets: readonly string[]): Json {
  if (typeof value === 'string') return redactText(withoutQuotes(value), secrets)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return `${value.length} items`
  const entries = Object.entries(value)
  const kept = entries.filter(([key]) => harmless.has(key) && (isError || !ofErrors.has(key)))
  const left = entries.length - kept.length
  const redacted = kept.map(([key, part]): [string, Json] => {
    // The time is a number with many digits to the patterns, and an id of a request is no token.
    if (['time', 'requestId', 'version'].includes(key)) return [key, part]
    return [key, redactJson(part, /^(err|error|cause)$/.test(key), secrets)]
  })
  return { ...Object.fromEntries(redacted), ...(left > 0 ? { leftOut: left } : {}) }
}

/** A line of a log: of JSON only known fields stay, and both are freed of what could be somebody's. */
export function redactLine(line: string, secrets: readonly string[] = []): string {
  const at = line.indexOf('{')
  if (at >= 0) {
    try {
      const json = JSON.parse(line.slice(at)) as Json
      return line.slice(0, at) + JSON.stringify(redactJson(json, false, secrets))
    } catch {
      // Not JSON after all.
    }
  }
  const [, date = '', rest = line] = /^(\d{4}-\d\d-\d\dT[\d:.+-]+Z? )?(.*)$/s.exec(line) ?? []
  return date + redactText(withoutQuotes(rest), secrets)
}
