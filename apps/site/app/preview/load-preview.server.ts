import type { CallName } from '@palank/contract/calls'
import { answerKey, type PreviewCollection, type PreviewLink } from '@palank/preview-link'
import { type Language, pathFor } from '@palank/routes'
import { z } from 'zod'
import { type Client, readAnswer } from '../api/client.server.ts'
import { createAgent, postJson } from '../api/http.server.ts'
import { createRenderHealth } from '../render-health.server.ts'
import type { Site } from '../site.server.ts'
import { type PreviewState, previewStates } from './preview-page.ts'

export type PreviewSource = { newsroom: string; secret: string; token: string; link: PreviewLink }

export type Preview =
  | {
      /** Asks the newsroom for the draft, and the api for everything else. */
      site: Site
      state: PreviewState
      /** The page on the site, by language. */
      paths: Record<Language, string>
    }
  | { why: 'expired' | 'altered' | 'incomplete' | 'minors' | 'failed'; initials: string[] }

const mainCalls = {
  articles: 'article/find',
  pages: 'page/find',
  galleries: 'gallery/find',
  videos: 'video/find',
} as const satisfies Record<PreviewCollection, CallName>

const drafted = z.object({ state: z.enum(previewStates), answer: z.unknown() })
const slugged = z.object({
  data: z.object({
    slug: z.string(),
    slugs: z.object({ hu: z.string().nullish(), en: z.string().nullish() }),
  }),
})
const refused = z.object({
  why: z.enum(['expired', 'altered', 'incomplete', 'minors']),
  initials: z.array(z.string()).default([]),
})

const deadline = 5_000
/** Of the newsrooms, one for each club. */
const agent = createAgent()

class Refusal extends Error {
  answer: z.infer<typeof refused>
  constructor(answer: z.infer<typeof refused>) {
    super(answer.why)
    this.answer = answer
  }
}

/** One answer about the draft; nothing of it is kept. */
async function ask(
  { newsroom, secret, token }: PreviewSource,
  call: CallName,
  /** The number of a page and its size, for a call with several. */
  query: object = {},
): Promise<z.infer<typeof drafted>> {
  const headers = { accept: 'application/json', authorization: `Bearer ${answerKey(secret)}` }
  const body = { token, call, ...query }
  const address = new URL('/api/preview-answer', newsroom)
  const {
    status,
    body: sent,
    failure,
  } = await postJson(address, headers, body, AbortSignal.timeout(deadline), agent)
  if (status === 200) return drafted.parse(sent)
  const refusal = refused.safeParse(sent)
  if (refusal.success) throw new Refusal(refusal.data)
  throw new Error(failure ?? `the newsroom answered ${status}`)
}

function pathsOf({ collection, id }: PreviewLink, answer: unknown): Record<Language, string> {
  if (collection === 'galleries' || collection === 'videos') {
    const page = collection === 'galleries' ? 'gallery' : 'video'
    return { hu: pathFor(page, 'hu', { id }), en: pathFor(page, 'en', { id }) }
  }
  const page = collection === 'articles' ? 'article' : 'page'
  const { slug, slugs } = slugged.parse(answer).data
  const hu = slugs.hu ?? slug
  return { hu: pathFor(page, 'hu', { slug: hu }), en: pathFor(page, 'en', { slug: slugs.en ?? hu }) }
}

/** Of the calls that the page makes, those about the draft itself go to the newsroom. */
function clientOf(site: Site, source: PreviewSource, first: unknown): Client {
  const { collection, id, locale } = source.link
  const main = mainCalls[collection]
  const slug = slugged.safeParse(first).data?.data.slug
  const isDraft = (name: CallName, params: Record<string, unknown>) => {
    if (collection === 'articles') return name === main && params.id === slug
    if (collection === 'pages') return name === main && params.slug === slug
    return (
      (name === main || (name === 'gallery/list-files' && collection === 'galleries')) && params.id === id
    )
  }
  return {
    ...site.client,
    async get(name, language, args, collected) {
      if (!isDraft(name, args?.params ?? {})) return site.client.get(name, language, args, collected)
      const answer = name === main ? first : (await ask(source, name, args?.query ?? {})).answer
      return readAnswer(name, answer, { origin: site.origin, language: locale }, site.log).answer
    },
  }
}

export async function loadPreview(site: Site, source: PreviewSource): Promise<Preview> {
  try {
    const { state, answer } = await ask(source, mainCalls[source.link.collection])
    return {
      // A draft that cannot be rendered does not say that the site is ill.
      site: { ...site, client: clientOf(site, source, answer), renders: createRenderHealth() },
      state,
      paths: pathsOf(source.link, answer),
    }
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    site.log.error({ err: String(error) }, 'no draft from the newsroom')
    return { why: 'failed', initials: [] }
  }
}
