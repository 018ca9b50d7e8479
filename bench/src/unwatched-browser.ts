import { once } from 'node:events'
import { launch } from 'chrome-launcher'

type Answer = {
  id?: number
  method?: string
  sessionId?: string
  params?: never
  result?: never
  error?: unknown
}
type Send = <Result>(method: string, params?: object) => Promise<Result>

/** One tab, by the commands and events of the DevTools protocol. */
export type Tab = {
  send: Send
  /** The first such event from now on. */
  next: <Params>(method: string, isWanted?: (params: Params) => boolean) => Promise<Params>
  /** Each such event from now on. */
  on: <Params>(method: string, listener: (params: Params) => void) => void
}

export type UnwatchedBrowser = {
  /** In a new profile, like the first visit of somebody. */
  withTab: <Result>(use: (tab: Tab) => Promise<Result>) => Promise<Result>
  close: () => void
}

const flags =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run --ignore-certificate-errors'

/**
 * A browser whose pages run as those of visitors. Playwright, like any tool that listens to a page's console, makes V8
 * note where each Error was made, for which it parses React once more, and puts a script of its own into the page: 20 to
 * 40 ms of main thread that no visitor pays.
 */
export async function openUnwatchedBrowser(): Promise<UnwatchedBrowser> {
  const browser = await launch({
    chromePath: '/usr/bin/chromium-headless-shell',
    chromeFlags: flags.split(' '),
    logLevel: 'error',
  })
  const version = await fetch(`http://127.0.0.1:${browser.port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')

  let last = 0
  const answers = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data)
    const waiting = answers.get(answer.id ?? 0)
    if (!waiting) for (const listener of [...listeners]) listener(answer)
    else if (answer.error) waiting.reject(new Error(JSON.stringify(answer.error)))
    else waiting.resolve(answer.result as never)
    answers.delete(answer.id ?? 0)
  })
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        answers.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      })
  const send = sendTo()

  const tabOf = (sessionId: string): Tab => {
    const on: Tab['on'] = (method, listener) => {
      listeners.add((answer) => {
        if (answer.sessionId === sessionId && answer.method === method) listener(answer.params as never)
      })
    }
    return {
      send: sendTo(sessionId),
      on,
      next: (method, isWanted = () => true) =>
        new Promise((resolve) => on<never>(method, (params) => isWanted(params) && resolve(params))),
    }
  }
  return {
    withTab: async (use) => {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
      try {
        const target = { url: 'about:blank', browserContextId }
        const { targetId } = await send<{ targetId: string }>('Target.createTarget', target)
        const attached = { targetId, flatten: true }
        const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached)
        return await use(tabOf(sessionId))
      } finally {
        listeners.clear()
        await send('Target.disposeBrowserContext', { browserContextId })
      }
    },
    close: () => {
      socket.close()
      browser.kill()
    },
  }
}
