import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pathOfPreview, previewPath, readLink, signLink } from '@palank/preview-link'
import type { Logger } from 'pino'
import sirv from 'sirv'
import type { Env } from '../app/env.server.ts'
import {
  previewHtml,
  previewPolicy,
  type RefusalReason,
  refusalHtml,
  refusalPolicy,
  refusals,
} from '../app/preview/preview-page.ts'
import type { Pages } from './pages.ts'
import type { FileHandler } from './server.ts'

type PreviewSettings = Pick<Env, 'APP_NAME' | 'PUBLIC_ORIGIN' | 'MEDIA_DIR'> & {
  secret: string
  /** The newsroom as editors see it. */
  newsroomOrigin: string
}

export type PreviewServerOptions = {
  settings: PreviewSettings
  /** Of the site's other answers. */
  headers: Record<string, string>
  files: FileHandler
  render: NonNullable<Pages['preview']>
  log: Logger
}

const filesPath = '/files'

/** The only pages of the site that may be framed, by the newsroom; nobody keeps them. */
const pageHeaders = (policy: string, html: string) => ({
  'content-security-policy': policy,
  // The address is the key to the draft.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(html),
})

/** The listener for drafts, which only the newsroom reaches. It also serves what their pages load. */
export function createPreviewServer({ settings, headers, files, render, log }: PreviewServerOptions): Server {
  const { APP_NAME: club, PUBLIC_ORIGIN: origin, MEDIA_DIR, secret, newsroomOrigin } = settings
  const media = MEDIA_DIR ? sirv(MEDIA_DIR, { dev: true }) : undefined

  type Answer = { status: number; policy: string; html: string }
  const refuse = (reason: RefusalReason, initials?: string[]): Answer => ({
    status: refusals[reason].status,
    policy: refusalPolicy(newsroomOrigin),
    html: refusalHtml(reason, initials),
  })

  async function answerTo(token: string, query: string): Promise<Answer> {
    const read = readLink(secret, club, token)
    if ('refused' in read) return refuse(read.refused)
    const { link } = read
    const rendered = await render({ token, link, query })
    if ('why' in rendered) return refuse(rendered.why, rendered.initials)
    const { state, paths, languages, html, policy } = rendered
    const previews = new Map(
      languages.map((locale) => [paths[locale], pathOfPreview(signLink(secret, { ...link, locale }))]),
    )
    const other = languages.find((locale) => locale !== link.locale)
    const address = other && previews.get(paths[other])
    const twin = other && address ? { language: other, address } : undefined
    return {
      status: 200,
      policy: previewPolicy(policy, newsroomOrigin),
      html: previewHtml(html, { state, language: link.locale, origin, previews, twin }),
    }
  }

  function sendPage(response: ServerResponse, { status, policy, html }: Answer) {
    response.removeHeader('x-frame-options')
    response.writeHead(status, pageHeaders(policy, html))
    response.end(html)
    // Never the address: whoever has it sees the draft.
    log.info({ status }, 'preview')
  }

  async function preview(url: URL, response: ServerResponse) {
    const token = url.pathname.slice(previewPath.length + 1)
    try {
      sendPage(response, await answerTo(token, url.search))
    } catch (error) {
      log.error({ err: error instanceof Error ? error.stack : String(error) }, 'preview failed')
      sendPage(response, refuse('failed'))
    }
  }

  function notFound(response: ServerResponse) {
    response.writeHead(404, { 'cache-control': 'no-store' })
    response.end()
  }

  return createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000 },
    (request: IncomingMessage, response) => {
      const url = URL.parse(request.url ?? '/', 'http://preview')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (!url || (request.method !== 'GET' && request.method !== 'HEAD')) return notFound(response)
      if (url.pathname.startsWith(`${previewPath}/`)) return preview(url, response)
      if (url.pathname.startsWith('/assets/')) return files(request, response, () => notFound(response))
      if (!media || !url.pathname.startsWith(`${filesPath}/`)) return notFound(response)
      request.url = url.pathname.slice(filesPath.length)
      media(request, response, () => notFound(response))
    },
  )
}
