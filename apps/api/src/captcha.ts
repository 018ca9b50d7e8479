import { z } from 'zod'
import type { Env } from './env.ts'

export type Verdict = { passed: true } | { passed: false; fault: 'visitor' | 'provider'; reason: string }

type Settings = Pick<
  Env,
  'CAPTCHA_VERIFY_URL' | 'CAPTCHA_ACTION' | 'CAPTCHA_MIN_SCORE' | 'CAPTCHA_TIMEOUT_MS'
> & {
  CAPTCHA_SECRET: string
}

const responseSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})
type VerifyResponse = z.infer<typeof responseSchema>

const maxResponseLength = 16_384
const configurationErrors = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

const visitorFault = (reason: string): Verdict => ({ passed: false, fault: 'visitor', reason })
const providerFault = (reason: string): Verdict => ({ passed: false, fault: 'provider', reason })

function judge({ success, score = 0, action, ...rest }: VerifyResponse, env: Settings): Verdict {
  const codes = rest['error-codes'] ?? []
  if (!success)
    return codes.some((code) => configurationErrors.has(code))
      ? providerFault('secret')
      : visitorFault('token')
  if (action !== env.CAPTCHA_ACTION) return visitorFault('action')
  return score >= env.CAPTCHA_MIN_SCORE ? { passed: true } : visitorFault('score')
}

async function verifyToken(token: string, env: Settings): Promise<VerifyResponse> {
  const response = await fetch(env.CAPTCHA_VERIFY_URL, {
    method: 'POST',
    // Without the optional `remoteip`: the provider has no need for the visitor's address.
    body: new URLSearchParams({ secret: env.CAPTCHA_SECRET, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(env.CAPTCHA_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > maxResponseLength) throw new Error('response too large')
  }
  return responseSchema.parse(JSON.parse(text))
}

/** Fails closed: only an explicit pass lets a registration through. */
export async function verifyCaptcha(token: string | undefined, env: Settings): Promise<Verdict> {
  if (!token) return visitorFault('no token')
  try {
    return judge(await verifyToken(token, env), env)
  } catch {
    return providerFault('no response')
  }
}
