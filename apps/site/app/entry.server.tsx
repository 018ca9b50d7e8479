import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { languages as allLanguages } from '@palank/routes'
import { requestIdHeader } from '@palank/telemetry/request-id'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isMissing } from './api/api-error.ts'
import { BrandContext, BrandStyleContext } from './brand/BrandContext.tsx'
import type { Brand } from './brand/brand.ts'
import { bufferedResponse, contentPolicy, hashInline, newNonce } from './buffered-response.server.ts'
import { siteContext } from './context.server.ts'
import { type DocumentAssets, DocumentContext } from './document/document-context.ts'
import { NonceContext } from './document/nonce.ts'
import { InlineStyles } from './document/PageStyles.tsx'
import { documentAssets } from './document/page-document.server.ts'
import { readEnv } from './env.server.ts'
import { languageAt } from './i18n/club-languages.ts'
import { loadDictionaries, messageLanguages, messagesChunk } from './i18n/dictionaries.ts'
import { loggedPath } from './logged-path.ts'
import { loadPreview } from './preview/load-preview.server.ts'
import { createSite } from './site.server.ts'
import { PartStylesContext } from './ui/live/part-styles.tsx'

await loadDictionaries(allLanguages)

/** For the process that listens: it creates the site once and puts it into the context of each request. */
export const server = { readEnv, createSite, siteContext, loadPreview }

type Page = {
  context: EntryContext
  url: string
  nonce: string
  assets: DocumentAssets | undefined
  /** The style sheets of a module. */
  stylesOf: (module: string) => readonly string[]
  brand: Brand
  brandStyle: string
}

/** The page as one string: a stream that breaks off would be cached. */
function render({ context, url, nonce, assets, stylesOf, brand, brandStyle }: Page): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <DocumentContext value={assets}>
          <BrandContext value={brand}>
            <BrandStyleContext value={brandStyle}>
              <PartStylesContext value={(module) => <InlineStyles hrefs={stylesOf(module)} />}>
                <ServerRouter context={context} url={url} nonce={nonce} />
              </PartStylesContext>
            </BrandStyleContext>
          </BrandContext>
        </DocumentContext>
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // A large section would otherwise come at the end of the page, and only a script would put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: reject,
      },
    )
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Pick<RouterContextProvider, 'get'>,
): Promise<Response> {
  const nonce = newNonce()
  const { brand, brandStyle, clientAssets, captcha, languages } = loadContext.get(siteContext)
  const { pathname } = new URL(request.url)
  const spoken = messageLanguages(pathname, languageAt(pathname, languages))
  const assets = clientAssets ? documentAssets(context, clientAssets, spoken.map(messagesChunk)) : undefined
  const stylesOf = (module: string) => clientAssets?.stylesOf(module) ?? []
  const { html, scripts, styles } = hashInline(
    await render({ context, url: request.url, nonce, assets, stylesOf, brand, brandStyle }),
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentPolicy({ scripts, styles, captchaScript: captcha?.script }))
  return bufferedResponse(request, status, headers, html)
}

/** The data of a client navigation gets the same headers as its page. */
export async function handleDataRequest(
  response: Response,
  { request }: { request: Request },
): Promise<Response> {
  const headers = new Headers(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  return bufferedResponse(request, response.status, headers, body)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isMissing(error)) return
  const path = loggedPath(new URL(request.url).pathname)
  context.get(siteContext).log.error(
    {
      requestId: request.headers.get(requestIdHeader) ?? undefined,
      path,
      err: error instanceof Error ? (error.stack ?? error.message) : String(error),
    },
    'request failed',
  )
}
