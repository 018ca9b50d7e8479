import { type AnswerHeaders, documentedHeaders, headersOf } from '@palank/edge/testing/header-table'

type Answer = { status: number; headers: Record<string, string> }
type ByKind = Record<string, AnswerHeaders>

/** The headers of the site's answers by kind, beside those of docs/guides/headers.md. */
export const compareSiteHeaders = (answers: Map<string, Answer>): { found: ByKind; documented: ByKind } => ({
  found: Object.fromEntries(
    [...answers].map(([kind, { status, headers }]) => [kind, headersOf(status, headers)]),
  ),
  documented: Object.fromEntries(documentedHeaders('site')),
})
