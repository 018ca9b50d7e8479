import { type Language, languages, parseId } from '@palank/routes'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { env } from '../env.ts'
import { type CollectionWithPage, findPage, hasPage, mayHavePage } from './find-page.ts'
import type { SitePage } from './site-page.ts'
import { type Saved, whyNot } from './why-not.ts'

type Asked = { collection: CollectionWithPage; id: number; language: Language }

function askedIn({ searchParams }: PayloadRequest): Asked | undefined {
  const collection = searchParams.get('collection') ?? ''
  const id = parseId(searchParams.get('id') ?? '')
  const language = languages.find((known) => known === searchParams.get('locale'))
  return hasPage(collection) && id && language ? { collection, id, language } : undefined
}

async function pageOf(req: PayloadRequest, { collection, id, language }: Asked): Promise<SitePage> {
  // Throws for whoever may not read it.
  const saved = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    locale: 'hu',
    trash: true,
    overrideAccess: false,
    user: req.user,
  })
  const path = await findPage(req, collection, id, language)
  if (path) return { address: new URL(path, env.PUBLIC_ORIGIN).href }
  if (collection !== 'players') return whyNot(saved as Saved, new Date())
  return { why: (await mayHavePage(req, id)) ? 'no_team' : 'minor' }
}

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = askedIn(req)
  if (!asked) return Response.json({ errors: [{ message: 'collection, id, locale' }] }, { status: 400 })
  return Response.json(await pageOf(req, asked), { headers: { 'cache-control': 'no-store' } })
}

/** Where visitors see a document, or why they do not. */
export const sitePageEndpoint: Endpoint = { path: '/site-page', method: 'get', handler: respond }
