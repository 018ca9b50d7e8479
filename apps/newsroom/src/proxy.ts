import { type NextRequest, NextResponse } from 'next/server'

/** The newsroom is in Hungarian until a person picks a language, whatever the browser prefers. */
export function proxy(request: NextRequest) {
  if (request.cookies.has('payload-lng')) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'hu')
  return NextResponse.next({ request: { headers } })
}

export const config = { matcher: '/admin/:path*' }
