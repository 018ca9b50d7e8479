import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'

export type ReceivedRequest = { path: string; query: URLSearchParams; headers: IncomingHttpHeaders }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type FakeApi = {
  origin: string
  requests: ReceivedRequest[]
  /** The answer to the next requests. */
  answer: Answer
  close: () => Promise<void>
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

/** A real server on a free port with a test's answers; records the requests. */
export async function startFakeApi(): Promise<FakeApi> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
    api.requests.push({ path: pathname, query: searchParams, headers: request.headers })
    api.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const api: FakeApi = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    answer: json({}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return api
}

export type LogLine = { level: number; msg: string } & Record<string, unknown>
export const warning = 40
export const failure = 50

/** The real logger, writing to memory. */
export function memoryLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  return { log, lines }
}
