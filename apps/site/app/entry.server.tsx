import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { isMissing } from './api/api-error.ts'
import { siteContext } from './context.server.ts'
import { readEnv } from './env.server.ts'
import { NonceContext } from './nonce.ts'
import { createSite, site } from './site.server.ts'
import { contentPolicy, newNonce, sealScripts, wholeAnswer } from './whole-page.server.ts'

/** For the process that listens: it creates the site once and puts it into the context of each request. */
export const server = { readEnv, createSite, siteContext }

/** The page as one string: nothing is sent before all of it is there, for a broken stream would be cached. */
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
): Promise<Response> {
  const nonce = newNonce()
  const { html, hashes } = sealScripts(await render(context, request.url, nonce), nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentPolicy(hashes, site().captcha?.script))
  return wholeAnswer(request, status, headers, html)
}

/** What client navigation asks for gets the headers of its page. */
export async function handleDataRequest(
  response: Response,
  { request }: { request: Request },
): Promise<Response> {
  const headers = new Headers(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  return wholeAnswer(request, response.status, headers, body)
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isMissing(error)) return
  const path = new URL(request.url).pathname
  site().log.error(
    { path, err: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'failed',
  )
}
