import type { Page } from '@playwright/test'
import { load } from './site-test.ts'

export type Linked = Record<string, unknown> & { '@type': string }

/** What crawlers read without running scripts. */
export type Head = {
  url: string
  status: number
  lang: string
  title: string
  canonical: string[]
  twins: { lang: string; url: string }[]
  feeds: string[]
  robots: string | null
  /** Contents of the meta elements by property or name; repeated ones are joined by a line break. */
  meta: Record<string, string>
  linked: Linked[]
}

/** Fetches pages in the browser, six at a time, and parses their HTML without running scripts. */
export async function readHeads(page: Page, urls: readonly string[]): Promise<Head[]> {
  const { origin } = new URL(urls[0] ?? '')
  if (!page.url().startsWith(origin)) {
    // A document of the origin that may fetch: the policy of robots.txt and the like allows nothing.
    const blank = `${origin}/blank`
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await load(page, blank)
    // Else the browser would ask the test before each of the requests below.
    await page.unroute(blank)
  }
  return page.evaluate(async (addresses) => {
    // As a crawler does, it waits when it has asked for too much at once, or the site had no time for an answer.
    const isBusy = ({ status }: Response) => [429, 503, 504].includes(status)
    const fetchPatiently = async (url: string, tries = 5): Promise<Response> => {
      const response = await fetch(url, { redirect: 'manual' })
      if (!isBusy(response) || tries === 1) return response
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return fetchPatiently(url, tries - 1)
    }
    const read = async (url: string): Promise<Head> => {
      const response = await fetchPatiently(url)
      // A parsed document inherits this page's policy, which does not allow its styles.
      const html = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, '')
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const links = (selector: string) => [...parsed.head.querySelectorAll<HTMLLinkElement>(selector)]
      const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
      const meta: Record<string, string> = {}
      for (const element of parsed.head.querySelectorAll('meta[content]')) {
        const name = element.getAttribute('property') ?? element.getAttribute('name') ?? ''
        const content = element.getAttribute('content') ?? ''
        meta[name] = name in meta ? `${meta[name]}\n${content}` : content
      }
      return {
        url,
        status: response.status,
        lang: parsed.documentElement.lang,
        title: parsed.title,
        canonical: links('link[rel=canonical]').map(hrefOf),
        twins: links('link[rel=alternate][hreflang]').map((link) => ({
          lang: link.getAttribute('hreflang') ?? '',
          url: hrefOf(link),
        })),
        feeds: links('link[rel=alternate][type="application/atom+xml"]').map(hrefOf),
        robots: meta.robots ?? null,
        meta,
        linked: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        ),
      }
    }
    const heads: Head[] = []
    const queue = [...addresses.entries()]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) heads[next[0]] = await read(next[1])
    }
    await Promise.all(Array.from({ length: 6 }, work))
    return heads
  }, urls)
}
