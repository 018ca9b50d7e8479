import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { apiError } from '../api-error.ts'
import { textFor } from '../bilingual.ts'
import { env } from '../env.ts'
import { limited } from '../sign-in/tries.ts'
import { cleanCrest } from './clean-crest.ts'
import { coloursIn, longestCrest } from './crest.ts'
import { draftSchema } from './draft.ts'
import { saveCrest, saveDraft } from './draft-file.ts'
import { finish } from './finish.ts'
import { setupFolders } from './folders.ts'
import { isSetupToken } from './link.ts'
import { refusalTexts } from './refusal-texts.ts'

/** The body of a request, of which no more than this is read. */
async function readBody(req: PayloadRequest, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of (req.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw apiError(req, refusalTexts.tooBig, 413)
  }
  return text
}

function parsed<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  body: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    throw apiError(req, refusalTexts.wrong)
  }
}

type Handler = (req: PayloadRequest) => Promise<Response>

const gone = (req: PayloadRequest) =>
  Response.json({ errors: [{ message: textFor(req, refusalTexts.gone) }] }, { status: 404 })

/** For whoever has the link; tries with a wrong one are counted, and refused after twenty. */
const behindLink =
  (handler: Handler): Handler =>
  async (req) => {
    const succeeded = isSetupToken(env.SETUP_DIR, String(req.routeParams?.token))
    const refused = await limited(req, async () => ({ response: gone(req), succeeded }))
    return succeeded && refused.status === 404 ? handler(req) : refused
  }

const longestDraft = 20_000

const putDraft: Handler = async (req) => {
  saveDraft(setupFolders(), parsed(req, draftSchema, await readBody(req, longestDraft)))
  return Response.json({ saved: true })
}

const putCrest: Handler = async (req) => {
  const crest = cleanCrest(await readBody(req, longestCrest * 2))
  if ('refused' in crest) throw apiError(req, crest.refused)
  saveCrest(setupFolders(), crest.svg)
  return Response.json({ svg: crest.svg, colours: coloursIn(crest.svg) ?? null })
}

const ending = z.strictObject({ draft: draftSchema, password: z.string().max(1000) })
let isFinishing = false

const postFinish: Handler = async (req) => {
  const { draft, password } = parsed(req, ending, await readBody(req, longestDraft))
  if (isFinishing) throw apiError(req, refusalTexts.busy, 409)
  isFinishing = true
  try {
    const folders = setupFolders()
    saveDraft(folders, draft)
    const result = await finish(req.payload, folders, draft, password)
    if (result === 'finished') throw apiError(req, refusalTexts.finished, 409)
    if ('problems' in result)
      return Response.json(
        { problems: result.problems.map(({ field, text }) => ({ field, message: textFor(req, text) })) },
        { status: 400 },
      )
    return Response.json(result)
  } finally {
    isFinishing = false
  }
}

/** What the link may do: keep a draft, and in the end write pack, starter and first admin. */
export const setupEndpoints: Endpoint[] = [
  { path: '/setup/:token', method: 'put', handler: behindLink(putDraft) },
  { path: '/setup/:token/crest', method: 'put', handler: behindLink(putCrest) },
  { path: '/setup/:token/finish', method: 'post', handler: behindLink(postFinish) },
]
