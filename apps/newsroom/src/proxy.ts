import { type NextRequest, NextResponse } from 'next/server'

/** The newsroom speaks Hungarian until a person chooses otherwise, whatever the browser's own language is. */
export function proxy(request: NextRequest) {
  if (request.cookies.has('payload-lng')) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('accept-language', 'hu')
  return NextResponse.next({ request: { headers } })
}

export const config = { matcher: '/admin/:path*' }
