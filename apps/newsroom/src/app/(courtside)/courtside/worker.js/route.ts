import { courtsideWorker } from '../../../../courtside-screen/worker.ts'

export const dynamic = 'force-static'

/** The browser asks for it again at each visit, and takes over a new one. */
export const GET = (): Response =>
  new Response(`(${courtsideWorker})(self)`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/courtside',
    },
  })
