/** The events of a Chromium trace, as far as they are read here; times in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  /** Time on the CPU; `dur` would also count the time in which another process ran. */
  tdur?: number
  args?: {
    frame?: string
    data?: {
      documentLoaderURL?: string
      requestId?: string
      url?: string
      resourceType?: string
      mimeType?: string
      encodedDataLength?: number
      score?: number
      had_recent_input?: boolean
    }
  }
}
export type Trace = { traceEvents: TraceEvent[] }

export const traceCategories = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
]

const kinds = ['html', 'script', 'css', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]
export type Bytes = Record<Kind | 'all', number>

/** Times in milliseconds. */
export type PageFigures = {
  bytes: Bytes
  scriptsBeforePaint: string[]
  /** The sum of all layout shifts, which is never less than CLS. */
  layoutShift: number
  /** Σ max(0, 4 × CPU − 50 ms) over the main thread's tasks after the first paint: the phone is four times slower. */
  cpuTbt: number
  /** The CPU time of the longest task after the load event. */
  longestTask: number
}

const mimeKinds: [RegExp, Kind][] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'css'],
  [/font/, 'font'],
  [/^image/, 'image'],
]
const kindOf = (mimeType: string): Kind =>
  mimeKinds.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other'
const isScript = (url: string, resourceType = '') =>
  resourceType === 'Script' || /\.m?js$/.test(new URL(url).pathname)

function bytesIn(events: TraceEvent[]): Bytes {
  const bytes: Bytes = { html: 0, script: 0, css: 0, font: 0, image: 0, other: 0, all: 0 }
  const responses = new Map<string, { kind: Kind; headers: number }>()
  for (const { name, args } of events) {
    const { requestId = '', mimeType = '', encodedDataLength = 0 } = args?.data ?? {}
    if (name === 'ResourceReceiveResponse') {
      responses.set(requestId, { kind: kindOf(mimeType), headers: encodedDataLength })
    }
    const response = responses.get(requestId)
    if (name !== 'ResourceFinish' || !response) continue
    // HTTP/1 repeats half a kilobyte of headers in each response, HTTP/2 does not.
    const body = Math.max(0, encodedDataLength - response.headers)
    bytes[response.kind] += body
    bytes.all += body
  }
  return bytes
}

/** What a trace of one page load says, independently of how busy the machine was. */
export function readTrace({ traceEvents }: Trace): PageFigures {
  const paint = traceEvents.find(({ name }) => name === 'firstPaint')
  if (!paint) throw new Error('the trace has no first paint: did the page load?')
  const isOfPage = ({ args }: TraceEvent) => args?.frame === paint.args?.frame
  // The tab showed a blank page before, with a load event of its own.
  const start = traceEvents
    .filter((event) => event.name === 'navigationStart' && isOfPage(event) && event.ts <= paint.ts)
    .filter(({ args }) => args?.data?.documentLoaderURL?.startsWith('http'))
    .reduce((latest, { ts }) => Math.max(latest, ts), 0)
  // Other tabs have processes of their own.
  const events = traceEvents
    .filter(({ pid, ts }) => pid === paint.pid && ts >= start)
    .toSorted((a, b) => a.ts - b.ts)
  const load = events.find((event) => event.name === 'loadEventEnd' && isOfPage(event))
  if (!load) throw new Error('the trace has no load event: it was stopped too early')
  const tasks = events.filter(({ name, tid }) => name === 'RunTask' && tid === paint.tid)
  const cpuAfter = (start: number) => tasks.filter(({ ts }) => ts >= start).map(({ tdur = 0 }) => tdur / 1000)
  const sent = events.filter(({ name, ts }) => name === 'ResourceSendRequest' && ts < paint.ts)
  return {
    bytes: bytesIn(events),
    scriptsBeforePaint: sent.flatMap(({ args }) => {
      const { url = 'data:', resourceType } = args?.data ?? {}
      return isScript(url, resourceType) ? [url] : []
    }),
    layoutShift: events
      .filter(({ name, args }) => name === 'LayoutShift' && !args?.data?.had_recent_input)
      .reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0),
    cpuTbt: cpuAfter(paint.ts).reduce((sum, cpu) => sum + Math.max(0, 4 * cpu - 50), 0),
    longestTask: Math.max(0, ...cpuAfter(load.ts)),
  }
}
