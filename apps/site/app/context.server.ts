import type { Language } from '@palank/routes'
import { createContext, type RouterContextProvider } from 'react-router'
import { type Api, createApi } from './api/api.server.ts'
import { languageAt } from './i18n/club-languages.ts'
import { type Text, textOf } from './i18n/text.ts'
import { keepFor } from './kept.server.ts'
import type { Keep } from './model/kept.ts'
import type { Site } from './site.server.ts'

/** Set by the server for each request. */
export const siteContext = createContext<Site>()

export type RequestContext = {
  site: Site
  language: Language
  text: Text
  api: Api
  /** For data of sections that are not hydrated. */
  keep: Keep
}

/** Set by the root's middleware, for every loader and action. */
export const requestContext = createContext<RequestContext>()

type MiddlewareArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** Here rather than in the server, for only React Router knows a page's address behind that of its data. */
export function setRequestContext({ context, request, url }: MiddlewareArgs): void {
  const site = context.get(siteContext)
  const language = languageAt(url.pathname, site.languages) ?? site.languages[0]
  const isData = new URL(request.url).pathname.endsWith('.data')
  context.set(requestContext, {
    site,
    language,
    text: textOf(language),
    api: createApi(site, language),
    keep: keepFor(isData ? 'data' : 'document'),
  })
}
