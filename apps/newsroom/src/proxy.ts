import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { keyDeletionCookies } from './courtside/roster-key.ts'
import { closedHeaders, screenHeaders, workerHeaders } from './security-headers.ts'

const origin = process.env.NEWSROOM_ORIGIN

function screen(request: NextRequest) {
  const added = screenHeaders(origin, randomBytes(16).toString('base64'))
  const headers = new Headers(request.headers)
  // Next reads the nonce of its scripts from the policy of the request.
  headers.set('content-security-policy', added['Content-Security-Policy'] ?? '')
  // The newsroom is in Hungarian until a person picks a language, whatever the browser prefers.
  const isSetup = request.nextUrl.pathname.startsWith('/setup/')
  if (!isSetup && !request.cookies.has('payload-lng')) headers.set('accept-language', 'hu')
  const response = NextResponse.next({ request: { headers }, headers: added })
  // After a session has ended, the browser comes here: delete the keys to stored rosters.
  if (/^\/admin\/(?:login|logout)/.test(request.nextUrl.pathname))
    for (const cookie of keyDeletionCookies(request.headers.get('cookie') ?? ''))
      response.headers.append('Set-Cookie', cookie)
  return response
}

const previews = process.env.PREVIEW_URL

/** Drafts, and what their pages load: the site's preview listener answers, and sets the headers. */
function preview(request: NextRequest, listener: string) {
  const { pathname, search } = request.nextUrl
  const headers = new Headers(request.headers)
  // The site needs no session.
  for (const name of ['cookie', 'authorization']) headers.delete(name)
  return NextResponse.rewrite(new URL(pathname + search, listener), { request: { headers } })
}

export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (previews && /^\/(?:preview|assets|files)\//.test(pathname)) return preview(request, previews)
  const isScreen = /^\/(?:admin|courtside)$|^\/(?:admin|setup)\//.test(pathname)
  if (isScreen) return screen(request)
  if (pathname === '/courtside/worker.js') return NextResponse.next({ headers: workerHeaders(origin) })
  return NextResponse.next({ headers: closedHeaders(origin) })
}

/** Not for the api, whose route adds its own: Next would cut uploads here at 10 MB. */
export const config = { matcher: '/((?!api/).*)' }
