import { headersOf, tableUnder } from '@palank/edge/testing/header-table'

/** Added by Next to whatever it passes on: colour schemes of Payload, and where the preview came from. */
const addedByNext = ['accept-ch', 'critical-ch', 'x-middleware-rewrite']

/** The headers of a preview, beside those of docs/guides/headers.md; `newsroom` is its origin. */
export function comparePreviewHeaders(headers: Record<string, string>, newsroom: string) {
  const { policy, cacheControl, every, also } = headersOf(200, headers)
  const found = { ...every, 'content-security-policy': policy, 'cache-control': cacheControl }
  const rest = Object.fromEntries(
    also.filter((name) => !addedByNext.includes(name)).map((name) => [name, headers[name]]),
  )
  const documented = Object.fromEntries(
    tableUnder('Previews of drafts').map(([name = '', value = '']) => [
      name.toLowerCase(),
      value.replace('NEWSROOM_ORIGIN', newsroom),
    ]),
  )
  return { found: { ...found, ...rest }, documented }
}
