import { describe, expect, it } from 'vitest'
import { courtsideWorker, type WorkerEvent, type WorkerScope } from './worker.ts'

const origin = 'https://newsroom.club.example'
type Pages = Record<string, { body: string; status?: number; redirected?: boolean }>

/** A browser as the worker sees it: what is kept by address, and pages that can be out of reach. */
function browser(pages: Pages) {
  const caches = new Map<string, Map<string, Response>>()
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href
  const cacheOf = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      match: async (request: RequestInfo) => kept.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo, answer: Response) =>
        void kept.set(addressOf(request), answer.clone()),
      delete: async (request: RequestInfo) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
  }
  const asked: string[] = []
  const state = { isOffline: false, pages }
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const scope = {
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (request: RequestInfo) => {
      const { pathname } = new URL(addressOf(request))
      asked.push(pathname)
      if (state.isOffline) throw new TypeError('Failed to fetch')
      const { body, status = 200, redirected = false } = state.pages[pathname] ?? { body: '', status: 404 }
      return Object.defineProperty(new Response(body, { status }), 'redirected', { value: redirected })
    },
    location: { origin },
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope
  courtsideWorker(scope)

  /** The answer, or null where the worker leaves it to the browser; waits for what goes on behind it. */
  const run = async (type: string, path = '/', mode: RequestMode | 'navigate' = 'cors', method = 'GET') => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | null = null
    const request = Object.defineProperty(new Request(origin + path, { method }), 'mode', { value: mode })
    listeners.get(type)?.({
      request,
      waitUntil: (one) => work.push(one),
      respondWith: (one) => {
        answer = one
      },
    })
    const text = answer ? await (await (answer as Promise<Response>)).text() : null
    await Promise.all(work)
    return text
  }
  return {
    run,
    scope,
    asked,
    caches,
    state,
    kept: () => [...(caches.get('courtside-1')?.keys() ?? [])].map((url) => url.replace(origin, '')),
  }
}

const page = (build: string) =>
  `<link rel="stylesheet" href="/_next/static/${build}.css"/><script src="/_next/static/${build}.js" nonce="x"></script>` +
  `<style>@font-face{src:url(/admin/club-files/face.woff2)}</style><script src="https://other.example/_next/static/no.js"></script>`
const first: Pages = {
  '/courtside': { body: page('one') },
  '/_next/static/one.css': { body: '@font-face{src:url("../static/sofia.woff2")} a{background:url(data:x)}' },
  '/_next/static/one.js': { body: 'one' },
  '/_next/static/sofia.woff2': { body: 'face' },
  '/admin/club-files/face.woff2': { body: 'club face' },
}

describe('the worker of courtside', () => {
  it('keeps the page and everything it names at the first visit, so that it opens without a network', async () => {
    const { run, state, kept } = browser(first)
    await run('install')
    expect(kept().sort()).toEqual(Object.keys(first).sort())
    state.isOffline = true
    expect(await run('fetch', '/courtside?match=12', 'navigate')).toBe(page('one'))
    expect(await run('fetch', '/_next/static/one.js')).toBe('one')
    expect(await run('fetch', '/_next/static/sofia.woff2')).toBe('face')
  })

  it('opens the kept page at once, renews it behind, and drops what only the old one needed', async () => {
    const { run, state, kept } = browser(first)
    await run('install')
    state.pages = {
      ...first,
      '/courtside': { body: page('two') },
      '/_next/static/two.css': { body: '' },
      '/_next/static/two.js': { body: 'two' },
    }
    expect(await run('fetch', '/courtside', 'navigate')).toBe(page('one'))
    expect(await run('fetch', '/courtside', 'navigate')).toBe(page('two'))
    expect(kept().sort()).toEqual([
      '/_next/static/two.css',
      '/_next/static/two.js',
      '/admin/club-files/face.woff2',
      '/courtside',
    ])
  })

  it('keeps the old page whole where a part of the new one does not arrive', async () => {
    const { run, state } = browser(first)
    await run('install')
    state.pages = { ...first, '/courtside': { body: page('two') } }
    await run('fetch', '/courtside', 'navigate')
    state.isOffline = true
    expect(await run('fetch', '/courtside', 'navigate')).toBe(page('one'))
    expect(await run('fetch', '/_next/static/one.js')).toBe('one')
  })

  it('does not keep the login in place of the screen', async () => {
    const { run, kept } = browser({ '/courtside': { body: 'login', redirected: true } })
    await run('install')
    expect(kept()).toEqual([])
    expect(await run('fetch', '/courtside', 'navigate')).toBe('login')
  })

  it('keeps crests, and leaves the api and other screens alone', async () => {
    const { run, state } = browser({ ...first, '/api/media/file/crest.svg': { body: 'crest' } })
    expect(await run('fetch', '/api/media/file/crest.svg')).toBe('crest')
    state.isOffline = true
    expect(await run('fetch', '/api/media/file/crest.svg')).toBe('crest')
    expect(await run('fetch', '/api/courtside/12')).toBeNull()
    expect(await run('fetch', '/admin', 'navigate')).toBeNull()
    expect(await run('fetch', '/courtside', 'cors', 'POST')).toBeNull()
  })

  it('asks the network where the disk is full or cannot be read', async () => {
    const { run, scope } = browser({ ...first, '/api/media/file/crest.svg': { body: 'crest' } })
    const broken = () => Promise.reject(new Error('QuotaExceededError'))
    const open = scope.caches.open
    scope.caches.open = async (name) => Object.assign(await open(name), { put: broken })
    expect(await run('fetch', '/api/media/file/crest.svg')).toBe('crest')
    scope.caches.open = broken
    expect(await run('fetch', '/courtside', 'navigate')).toBe(page('one'))
    expect(await run('fetch', '/_next/static/one.js')).toBe('one')
    expect(await run('fetch', '/api/media/file/crest.svg')).toBe('crest')
  })

  it('removes the caches of its earlier versions, and no others', async () => {
    const { run, caches } = browser(first)
    for (const name of ['courtside-0', 'other']) caches.set(name, new Map())
    await run('install')
    await run('activate')
    expect([...caches.keys()].sort()).toEqual(['courtside-1', 'other'])
  })

  it('is whole as text, which is how the browser gets it', () => {
    const listeners: string[] = []
    new Function('self', `(${courtsideWorker})(self)`)({
      addEventListener: (type: string) => listeners.push(type),
    })
    expect(listeners).toEqual(['install', 'activate', 'fetch'])
  })
})
