import type { Language } from '@palank/routes'
import { requestIdHeader, requestIdOf } from '@palank/telemetry/request-id'
import type { Logger } from 'pino'
import { createContext, type RouterContextProvider } from 'react-router'
import { type Api, createApi } from './api/api.server.ts'
import { languageAt } from './i18n/club-languages.ts'
import { type PageText, pageTextOf } from './i18n/page-texts.ts'
import { type Text, textOf } from './i18n/text.ts'
import { keepFor } from './kept.server.ts'
import type { Keep } from './model/kept.ts'
import type { Site } from './site.server.ts'

/** Set by the server for each request. */
export const siteContext = createContext<Site>()

/** What the loaders of a page find out about it; its cache headers follow from it. */
export type PageFacts = {
  /** The tags of the api's answers that the page was made of. */
  tags: Set<string>
  /** A part failed and was left out. */
  partial: boolean
  isMatchDay: boolean
  isPastSeason: boolean
  requestId: string
}

export type RequestContext = {
  site: Site
  /** Its lines carry the id of the request. */
  log: Logger
  language: Language
  text: Text
  /** What only the server writes. */
  pageText: PageText
  api: Api
  facts: PageFacts
  /** For data of sections that are not hydrated. */
  keep: Keep
}

/** Set by the root's middleware, for every loader and action. */
export const requestContext = createContext<RequestContext>()

/** React Router fetches the data of a page from its path with this ending. */
export const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

type MiddlewareArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** Here rather than in the server, for only React Router knows a page's address behind that of its data. */
export function setRequestContext({ context, request, url }: MiddlewareArgs): void {
  const site = context.get(siteContext)
  const language = languageAt(url.pathname, site.languages) ?? site.languages[0]
  const requestId = requestIdOf(request.headers.get(requestIdHeader))
  const log = site.log.child({ requestId })
  const facts: PageFacts = {
    tags: new Set(),
    partial: false,
    isMatchDay: false,
    isPastSeason: false,
    requestId,
  }
  context.set(requestContext, {
    site,
    log,
    language,
    text: textOf(language),
    pageText: pageTextOf(language),
    api: createApi({ ...site, log }, language, facts),
    facts,
    keep: keepFor(isDataRequest(request) ? 'data' : 'document'),
  })
}
