import { bufferedResponse } from '~/buffered-response.server.ts'

const jsonHeaders = () => new Headers({ 'content-type': 'application/json; charset=utf-8' })

/** The edge waits no longer for an answer; the browser asks again. */
const patience = 900

const late = Symbol('late')

const afterPatience = () =>
  new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), patience).unref())

/** JSON of what is played now, `null` where there is nothing; 503 soon where the api fails. */
export async function liveResponse(request: Request, load: () => Promise<unknown>): Promise<Response> {
  const headers = jsonHeaders()
  const answer = await Promise.race([load(), afterPatience()]).catch(() => late)
  if (answer === late) {
    headers.set('retry-after', '5')
    return bufferedResponse(request, 503, headers, 'null')
  }
  return bufferedResponse(request, 200, headers, JSON.stringify(answer ?? null))
}

export const noSuchLive = (request: Request) => bufferedResponse(request, 404, jsonHeaders(), 'null')
