import { readFileSync } from 'node:fs'

/** What docs/guides/headers.md says of an answer, and what an answer has. */
export type AnswerHeaders = {
  status: number
  /** Those of the first table, by name. */
  every: Record<string, string>
  /** With one hash for all. */
  policy: string
  cacheControl: string
  /** The names of all others. */
  also: string[]
}

const guide = readFileSync(new URL('../../../docs/guides/headers.md', import.meta.url), 'utf8')

/** The cells of the table under a heading, without its first two lines. */
export function tableUnder(heading: string): string[][] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  if (lines.length < 3) throw new Error(`headers.md has no table under ${heading}`)
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  )
}

const every = Object.fromEntries(
  tableUnder('On every answer').map(([name = '', value = '']) => [name.toLowerCase(), value]),
)
const policies = new Map(tableUnder('Policies').map(([name = '', policy = '']) => [name, policy]))

const namesIn = (cell: string) =>
  cell === '–' ? [] : cell.split(',').map((name) => name.trim().toLowerCase())

/** The answers of the edge or of the site, as the guide has them. */
export const documentedHeaders = (source: 'edge' | 'site'): Map<string, AnswerHeaders> =>
  new Map(
    tableUnder('By kind of answer').flatMap(
      ([answer = '', from, status, policy = '', cacheControl = '', also = '']) =>
        from === source
          ? [
              [
                answer,
                {
                  status: Number(status),
                  every,
                  policy: policies.get(policy) ?? `no policy is called ${policy}`,
                  cacheControl,
                  also: namesIn(also).toSorted(),
                },
              ] as const,
            ]
          : [],
    ),
  )

/** Of the connection, the encoding and the file, whatever the kind of answer. */
const ignored = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
])

export function headersOf(
  status: number,
  headers: Record<string, string | string[] | undefined>,
): AnswerHeaders {
  const { 'content-security-policy': policy, 'cache-control': cacheControl, ...others } = headers
  const names = Object.keys(others)
  return {
    status,
    every: Object.fromEntries(
      names.filter((name) => name in every).map((name) => [name, String(others[name])]),
    ),
    policy: String(policy ?? 'none').replace(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "'sha256-…'"),
    cacheControl: String(cacheControl ?? '–'),
    also: names.filter((name) => !(name in every) && !ignored.has(name)).toSorted(),
  }
}
