import type { AppBuild } from './pages.ts'

/** Vite injects styles as elements and talks to the page over a websocket. Beside a hash browsers ignore 'unsafe-inline'. */
const additions: Record<string, string> = {
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
}

export const devPolicy = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => {
      const addition = additions[directive.split(' ', 1)[0] ?? '']
      return addition ? `${directive.replace(/ 'sha256-[^']+'/g, '')} ${addition}` : directive
    })
    .join('; ')

/** A copy in the browser's cache would hide an edit. */
function forDevelopment(response: Response): Response {
  const policy = response.headers.get('content-security-policy')
  if (policy) response.headers.set('content-security-policy', devPolicy(policy))
  response.headers.set('cache-control', 'no-store')
  return response
}

/** The same app with the headers that its pages need while Vite serves them. */
export function withDevHeaders(build: AppBuild): AppBuild {
  const { module } = build.entry
  const { default: page, handleDataRequest: data } = module
  const handlers: Pick<typeof module, 'default' | 'handleDataRequest'> = {
    default: async (...args) => forDevelopment(await page(...args)),
  }
  if (data) handlers.handleDataRequest = async (...args) => forDevelopment(await data(...args))
  return { ...build, entry: { module: { ...module, ...handlers } } }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Shows why the sources cannot be loaded; Vite's client in it reloads the page when they can. */
export function errorPage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped(text)}</pre>`
}
