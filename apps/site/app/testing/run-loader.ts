import { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { setRequestContext, siteContext } from '../context.server.ts'
import type { Site } from '../site.server.ts'
import { exampleSite } from './example-site.ts'

type Options = { params?: Record<string, string>; site?: Partial<Site>; init?: RequestInit }

/** The arguments of a loader or action at an address, in the context that the root sets. */
export function routeArgs(path: string, { params = {}, site, init }: Options = {}) {
  const url = new URL(path, 'https://club.example')
  const context = new RouterContextProvider(new Map([[siteContext, exampleSite(site)]]))
  const request = new Request(url, init)
  setRequestContext({ context, request, url })
  return { url, params, context, request, pattern: url.pathname }
}

/** What `data(null, { status })` returns. */
const dataWithStatus = z.object({
  type: z.literal('DataWithResponseInit'),
  init: z.object({ status: z.number() }),
})

type Outcome<Data> = { data?: Data; status?: number; to?: string | null }

/** The data that a loader returns, or the status that it throws and where that redirects to. */
export async function outcomeOf<Data>(load: () => Data | Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await load() }
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location') }
    const { data: withStatus } = dataWithStatus.safeParse(thrown)
    if (withStatus) return { status: withStatus.init.status }
    throw thrown
  }
}

/** Runs a page's loader or action at an address. */
export const runLoader = <Data>(
  loader: (args: never) => Data | Promise<Data>,
  path: string,
  options?: Options,
): Promise<Outcome<Data>> => outcomeOf(() => loader(routeArgs(path, options) as never))
