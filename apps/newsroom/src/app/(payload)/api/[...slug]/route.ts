import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { closedHeaders } from '../../../../security-headers.ts'
import { renameSetCookie } from '../../../../sessions/host-cookie.ts'

const origin = process.env.NEWSROOM_ORIGIN

type Handler = ReturnType<typeof REST_GET>

/** Answers are about one signed-in person, and drafts and held pictures among them: no cache keeps them. */
const added = Object.entries({ ...closedHeaders(origin), 'Cache-Control': 'no-store' })

const secured =
  (handler: Handler): Handler =>
  async (...request) => {
    const response = await handler(...request)
    renameSetCookie(response.headers, origin)
    for (const [name, value] of added) response.headers.set(name, value)
    return response
  }

export const GET = secured(REST_GET(config))
export const POST = secured(REST_POST(config))
export const DELETE = secured(REST_DELETE(config))
export const PATCH = secured(REST_PATCH(config))
export const PUT = secured(REST_PUT(config))
export const OPTIONS = secured(REST_OPTIONS(config))
