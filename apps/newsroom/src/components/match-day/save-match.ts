import { z } from 'zod'
import type { Bilingual } from '../../bilingual.ts'
import { texts } from './texts.ts'

const longestMs = 20_000

/** Reasons come from the newsroom in the person's language; the texts are for what it could not say. */
type Saved = { isSaved: true } | { isSaved: false; reasons: string[]; text?: Bilingual }

const answer = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
    }),
  ),
})

async function refusalOf(response: Response): Promise<Saved> {
  if (response.status === 401 || response.status === 403)
    return { isSaved: false, reasons: [], text: texts.signedOut }
  const parsed = answer.safeParse(await response.json().catch(() => null))
  const errors = parsed.success ? parsed.data.errors : []
  const reasons = errors.flatMap(({ message, data }) =>
    data?.errors && data.errors.length > 0 ? data.errors.map((field) => field.message) : [message],
  )
  return reasons.length > 0
    ? { isSaved: false, reasons: [...new Set(reasons)] }
    : { isSaved: false, reasons: [], text: texts.notSaved }
}

/** The same save as the match's own form, with the person's rights and every check. */
export async function saveMatch(id: number, data: object): Promise<Saved> {
  try {
    const response = await fetch(`/api/matches/${id}?depth=0&locale=hu`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(longestMs),
    })
    return response.ok ? { isSaved: true } : await refusalOf(response)
  } catch {
    return { isSaved: false, reasons: [], text: texts.noNetwork }
  }
}

const storedScore = z.object({
  status: z.string(),
  home_score: z.number().nullish(),
  away_score: z.number().nullish(),
})

/** The result that is stored now; undefined while there is none, or where it cannot be asked. */
export async function storedResult(id: number): Promise<{ home: number; away: number } | undefined> {
  try {
    const select = ['status', 'home_score', 'away_score'].map((name) => `select[${name}]=true`).join('&')
    const response = await fetch(`/api/matches/${id}?depth=0&locale=hu&${select}`, {
      signal: AbortSignal.timeout(longestMs),
    })
    const { status, home_score, away_score } = storedScore.parse(await response.json())
    return status === 'finished' && typeof home_score === 'number' && typeof away_score === 'number'
      ? { home: home_score, away: away_score }
      : undefined
  } catch {
    return undefined
  }
}
