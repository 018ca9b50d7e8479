import { expect, test } from 'vitest'
import { readTrace } from './page-trace.ts'

const frame = 'page'
const mainThread = { pid: 1, tid: 1 }
const ms = (time: number) => time * 1000

const mark = (name: string, time: number, documentLoaderURL = 'https://club.example/kezdo') => ({
  name,
  ...mainThread,
  ts: ms(time),
  args: { frame, data: { documentLoaderURL } },
})
const task = (time: number, cpu: number, thread = mainThread) => ({
  name: 'RunTask',
  ...thread,
  ts: ms(time),
  tdur: ms(cpu),
})
const headers = 450
const download = (time: number, url: string, mimeType: string, body: number) => {
  const dataOf = (name: string) => ({
    requestId: url,
    url,
    mimeType,
    encodedDataLength: name === 'ResourceFinish' ? headers + body : headers,
  })
  return ['ResourceSendRequest', 'ResourceReceiveResponse', 'ResourceFinish'].map((name, step) => ({
    name,
    ...mainThread,
    ts: ms(time + step),
    args: { data: dataOf(name) },
  }))
}

const blankPage = [mark('navigationStart', 1, ''), mark('loadEventEnd', 2)]
const page = [mark('navigationStart', 10), mark('firstPaint', 100), mark('loadEventEnd', 200)]

test('tasks count by their CPU, after the first paint, on the main thread', () => {
  const figures = readTrace({
    traceEvents: [
      ...blankPage,
      ...page,
      task(50, 400),
      task(110, 20),
      task(120, 10),
      task(210, 14),
      task(220, 90, { pid: 1, tid: 2 }),
      task(230, 90, { pid: 2, tid: 1 }),
    ],
  })
  expect(figures.cpuTbt).toBe(4 * 20 - 50 + (4 * 14 - 50))
  expect(figures.longestTask).toBe(14)
})

test('the load event is that of the page, not of the blank one before it', () => {
  const { longestTask } = readTrace({ traceEvents: [...blankPage, ...page, task(150, 80)] })
  expect(longestTask).toBe(0)
})

test('bytes by kind, and the scripts that were requested before the first paint', () => {
  const early = 'https://club.example/assets/entry.js'
  const { bytes, scriptsBeforePaint } = readTrace({
    traceEvents: [
      ...page,
      ...download(20, 'https://club.example/kezdo', 'text/html', 30_000),
      ...download(60, early, 'text/javascript', 4000),
      ...download(300, 'https://club.example/assets/home.js', 'text/javascript', 6000),
      ...download(61, 'https://club.example/files/a.avif', 'image/avif', 50_000),
    ],
  })
  expect(bytes).toEqual({
    html: 30_000,
    script: 10_000,
    css: 0,
    font: 0,
    image: 50_000,
    other: 0,
    all: 90_000,
  })
  expect(scriptsBeforePaint).toEqual([early])
})

test('a layout shift that follows a tap does not count', () => {
  const shift = (score: number, had_recent_input: boolean) => ({
    name: 'LayoutShift',
    ...mainThread,
    ts: ms(150),
    args: { frame, data: { score, had_recent_input } },
  })
  const { layoutShift } = readTrace({ traceEvents: [...page, shift(0.02, false), shift(0.5, true)] })
  expect(layoutShift).toBe(0.02)
})

test('a trace without a paint is an error', () => {
  expect(() => readTrace({ traceEvents: blankPage })).toThrow('no first paint')
})
