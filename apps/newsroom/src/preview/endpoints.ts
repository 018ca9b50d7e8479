import {
  isAnswerKey,
  newLink,
  type PreviewCollection,
  pathOfPreview,
  previewCollections,
  readLink,
} from '@palank/preview-link'
import { type Language, languages, parseId } from '@palank/routes'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../env.ts'
import { draftAnswer, type PreviewCall, previewCalls } from './draft-answer.ts'
import { unnamedMinorsIn } from './unnamed-minors.ts'

const refusal = (status: number, why: string, more: object = {}) =>
  Response.json({ why, ...more }, { status, headers: { 'cache-control': 'no-store' } })

type Asked = { collection: PreviewCollection; id: number; locale: Language }

function askedIn({ searchParams }: PayloadRequest): Asked | undefined {
  const collection = previewCollections.find((known) => known === searchParams.get('collection'))
  const id = parseId(searchParams.get('id') ?? '')
  const locale = languages.find((known) => known === searchParams.get('language'))
  return collection && id && locale ? { collection, id, locale } : undefined
}

async function openPreview(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = askedIn(req)
  if (!asked || !env.PREVIEW_SECRET) return refusal(404, 'no preview')
  const { collection, id } = asked
  // Throws for whoever may not read it.
  await req.payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: false, user: req.user })
  const token = newLink(env.PREVIEW_SECRET, { club: env.APP_NAME, ...asked })
  return new Response(null, { status: 302, headers: { location: pathOfPreview(token) } })
}

/** Makes a link for a signed-in person who may read the document, and opens it. */
const openEndpoint: Endpoint = { path: '/open-preview', method: 'get', handler: openPreview }

/** Of a document as the form shows it; `saved` has the frame beside the form load it again. */
export const addressOfPreview = (collection: string, id: number, language: string, saved: number): string =>
  `${new URL(env.NEWSROOM_ORIGIN).origin}/api/open-preview?${new URLSearchParams({
    collection,
    id: String(id),
    language,
    saved: String(saved),
  })}`

const calls = Object.keys(previewCalls) as [PreviewCall, ...PreviewCall[]]
const answerBody = z.object({
  token: z.string().max(500),
  call: z.enum(calls),
  page: z.int().min(1).max(99_999).default(1),
  per_page: z.int().min(1).max(100).default(12),
})

async function sendAnswer(req: PayloadRequest): Promise<Response> {
  const { PREVIEW_SECRET: secret, APP_NAME: club } = env
  const sent = /^Bearer (.+)$/.exec(req.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!secret || !isAnswerKey(secret, sent)) return refusal(403, 'forbidden')
  const { data: body } = answerBody.safeParse(await req.json?.().catch(() => undefined))
  if (!body) return refusal(400, 'malformed')
  const read = readLink(secret, club, body.token)
  if ('refused' in read) return refusal(403, read.refused)
  const { collection, id, locale: lang } = read.link
  const { call, page, per_page } = body
  if (previewCalls[call] !== collection) return refusal(400, 'malformed')
  const found = await draftAnswer(req.payload, { call, id, lang, page: { page, per_page } })
  if (!found) return refusal(404, 'incomplete')
  const initials = await unnamedMinorsIn(req, found.answer)
  if (initials.length > 0) return refusal(409, 'minors', { initials })
  return Response.json(found, { headers: { 'cache-control': 'no-store' } })
}

/** For the site's preview listener alone: a draft in the shape of the api's answer. */
const answerEndpoint: Endpoint = { path: '/preview-answer', method: 'post', handler: sendAnswer }

export const previewEndpoints: Endpoint[] = [openEndpoint, answerEndpoint]
