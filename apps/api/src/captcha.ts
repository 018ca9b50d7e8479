import { z } from 'zod'
import type { Env } from './env.ts'

export type Verdict = { passed: true } | { passed: false; fault: 'visitor' | 'provider'; reason: string }

type Settings = Pick<
  Env,
  'CAPTCHA_VERIFY_URL' | 'CAPTCHA_ACTION' | 'CAPTCHA_MIN_SCORE' | 'CAPTCHA_TIMEOUT_MS'
> & {
  CAPTCHA_SECRET: string
}

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})
type Answer = z.infer<typeof answerSchema>

const largestAnswer = 16_384
const ours = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

const visitor = (reason: string): Verdict => ({ passed: false, fault: 'visitor', reason })
const provider = (reason: string): Verdict => ({ passed: false, fault: 'provider', reason })

function judge({ success, score = 0, action, ...rest }: Answer, env: Settings): Verdict {
  const codes = rest['error-codes'] ?? []
  if (!success) return codes.some((code) => ours.has(code)) ? provider('our secret') : visitor('token')
  if (action !== env.CAPTCHA_ACTION) return visitor('action')
  return score >= env.CAPTCHA_MIN_SCORE ? { passed: true } : visitor('score')
}

async function ask(token: string, env: Settings): Promise<Answer> {
  const response = await fetch(env.CAPTCHA_VERIFY_URL, {
    method: 'POST',
    // The visitor's address may be sent along, and is nobody's business.
    body: new URLSearchParams({ secret: env.CAPTCHA_SECRET, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(env.CAPTCHA_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > largestAnswer) throw new Error('too large')
  }
  return answerSchema.parse(JSON.parse(text))
}

/** Whatever the provider does but say yes is a no. */
export async function verifyCaptcha(token: string | undefined, env: Settings): Promise<Verdict> {
  if (!token) return visitor('no token')
  try {
    return judge(await ask(token, env), env)
  } catch {
    return provider('no answer')
  }
}
