import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { languages } from '@palank/routes'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isMissing } from './api/api-error.ts'
import { bufferedResponse, contentPolicy, hashScripts, newNonce } from './buffered-response.server.ts'
import { siteContext } from './context.server.ts'
import { readEnv } from './env.server.ts'
import { loadDictionaries } from './i18n/dictionaries.ts'
import { NonceContext } from './nonce.ts'
import { createSite } from './site.server.ts'

await loadDictionaries(languages)

/** For the process that listens: it creates the site once and puts it into the context of each request. */
export const server = { readEnv, createSite, siteContext }

/** The page as one string: a stream that breaks off would be cached. */
function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
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
  const { html, hashes } = hashScripts(await render(context, request.url, nonce), nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentPolicy(hashes, loadContext.get(siteContext).captcha?.script))
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
  const path = new URL(request.url).pathname
  context
    .get(siteContext)
    .log.error(
      { path, err: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'request failed',
    )
}
