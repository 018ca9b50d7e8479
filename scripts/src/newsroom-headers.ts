import { tableUnder } from '@palank/edge/testing/header-table'

type Answer = { status: number; headers: Record<string, string> }

const every = Object.fromEntries(
  tableUnder('The newsroom: on every answer').map(([name = '', value = '']) => [name.toLowerCase(), value]),
)
const policies = new Map(
  tableUnder('The newsroom: policies').map(([name = '', policy = '']) => [name, policy]),
)

/** The headers of the newsroom's answers by kind, beside those of docs/guides/headers.md. */
export const compareNewsroomHeaders = (answers: Map<string, Answer>) => ({
  found: Object.fromEntries(
    [...answers].map(([kind, { status, headers }]) => [
      kind,
      {
        status: String(status),
        ...Object.fromEntries(Object.keys(every).map((name) => [name, headers[name]])),
        policy: headers['content-security-policy']?.replace(/'nonce-[^']+'/, "'nonce-…'"),
        cacheControl: headers['cache-control'],
      },
    ]),
  ),
  documented: Object.fromEntries(
    tableUnder('The newsroom: by kind of answer').map(
      ([kind = '', status, policy = '', cacheControl]) =>
        [kind, { status, ...every, policy: policies.get(policy), cacheControl }] as const,
    ),
  ),
})
