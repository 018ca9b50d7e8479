/** What the worker uses of its scope; TypeScript has no types for a page and a worker at once. */
export type WorkerScope = {
  caches: CacheStorage
  fetch: typeof fetch
  location: { origin: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
export type WorkerEvent = {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/**
 * The service worker of courtside: opens the screen without a network. It is sent to the browser as text, so it uses
 * nothing from outside itself.
 */
export function courtsideWorker(scope: WorkerScope) {
  const cacheName = 'courtside-1'
  const shell = '/courtside'
  const isFile = (path: string) => /^\/(?:_next\/static|admin\/club-files)\//.test(path)

  const found = (text: string, pattern: RegExp, base: string) =>
    [...text.matchAll(pattern)]
      .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), base))
      .filter(({ origin, pathname }) => origin === scope.location.origin && isFile(pathname))
      .map(({ pathname, search }) => pathname + search)

  async function keptOrFetched(cache: Cache, address: string): Promise<Response> {
    const kept = await cache.match(address, { ignoreVary: true })
    if (kept) return kept
    const answer = await scope.fetch(address)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    await cache.put(address, answer.clone())
    return answer
  }

  /** The page, and everything it names; whole or not at all, and what no page needs any more goes. */
  async function keepShell(): Promise<void> {
    const answer = await scope.fetch(shell, { cache: 'no-store', credentials: 'same-origin' })
    // Without a session the answer is the login.
    if (!answer.ok || answer.redirected) return
    const cache = await scope.caches.open(cacheName)
    const page = await answer.clone().text()
    const files = new Set(
      found(page, /(?<![\w.])(\/(?:_next\/static|admin\/club-files)\/[^\s"'\\)]+)/g, scope.location.origin),
    )
    for (const file of [...files]) {
      const kept = await keptOrFetched(cache, file)
      if (!new URL(file, scope.location.origin).pathname.endsWith('.css')) continue
      const named = found(
        await kept.text(),
        /url\(["']?([^"')]+)["']?\)/g,
        new URL(file, scope.location.origin).href,
      )
      for (const address of named) files.add(address)
    }
    for (const file of files) await keptOrFetched(cache, file)
    await cache.put(shell, answer)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (isFile(pathname) && !files.has(pathname + search)) await cache.delete(request)
    }
  }

  /** A full or damaged disk is no reason to leave the network unasked. */
  async function keptAnswer(request: RequestInfo): Promise<Response | undefined> {
    try {
      return await (await scope.caches.open(cacheName)).match(request, { ignoreVary: true })
    } catch {
      return undefined
    }
  }

  async function openShell(event: WorkerEvent): Promise<Response> {
    const kept = await keptAnswer(shell)
    event.waitUntil(keepShell().catch(() => undefined))
    return kept ?? scope.fetch(event.request)
  }

  const openFile = async (request: Request): Promise<Response> =>
    (await keptAnswer(request)) ?? scope.fetch(request)

  /** Crests: kept when they were once loaded. */
  async function openPicture(request: Request): Promise<Response> {
    const kept = await keptAnswer(request)
    if (kept) return kept
    const answer = await scope.fetch(request)
    const copy = answer.clone()
    const keep = async () => (await scope.caches.open(cacheName)).put(request, copy)
    if (answer.ok) await keep().catch(() => undefined)
    return answer
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepShell().then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', (event) => {
    const clean = async () => {
      const old = (await scope.caches.keys()).filter(
        (name) => name.startsWith('courtside-') && name !== cacheName,
      )
      await Promise.all(old.map((name) => scope.caches.delete(name)))
      await scope.clients.claim()
    }
    event.waitUntil(clean())
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (pathname === shell) event.respondWith(openShell(event))
    } else if (isFile(pathname)) event.respondWith(openFile(request))
    else if (pathname.startsWith('/api/media/file/')) event.respondWith(openPicture(request))
  })
}
