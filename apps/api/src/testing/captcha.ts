import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// A stand-in for reCAPTCHA: its siteverify endpoint and its browser script. The prefix of a token selects the verdict;
// a token is valid once. Run as a program it serves the browser tests.
export const captchaSecret = 'stand-in-secret'

type Verdict = { status?: number; body: object | string } | 'hang up'

const refusal = (code: string): Verdict => ({ body: { success: false, 'error-codes': [code] } })
const passed = (score: number, action: string): Verdict => ({
  body: { success: true, score, action, challenge_ts: new Date().toISOString(), hostname: 'club.example' },
})

const verdicts: Record<string, () => Verdict | Promise<Verdict>> = {
  pass: () => passed(0.9, 'importantAction'),
  edge: () => passed(0.5, 'importantAction'),
  low: () => passed(0.1, 'importantAction'),
  scoreless: () => ({ body: { success: true, action: 'importantAction' } }),
  action: () => passed(0.9, 'login'),
  late: () => sleep(5000).then(() => passed(0.9, 'importantAction')),
  down: () => 'hang up',
  failing: () => ({ status: 503, body: 'later' }),
  html: () => ({ body: '<!doctype html>' }),
  endless: () => ({ body: `{"success":true,"padding":"${'x'.repeat(100_000)}"}` }),
}

/** A test sets `window.captchaTokens` to choose the tokens of its visitor. */
const script = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (key, { action }) => (window.captchaTokens?.shift() ?? 'pass') + '-' + key + '-' + action + '-' + Math.random(),
}`

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) body += part
  return new URLSearchParams(body)
}

export async function startCaptcha(port = 0) {
  const used = new Set<string>()
  const requests: URLSearchParams[] = []
  const judge = async (fields: URLSearchParams): Promise<Verdict> => {
    const token = fields.get('response') ?? ''
    if (fields.get('secret') !== captchaSecret) return refusal('invalid-input-secret')
    const verdict = verdicts[token.split('-', 1)[0] ?? '']
    if (!verdict) return refusal('invalid-input-response')
    if (used.has(token)) return refusal('timeout-or-duplicate')
    used.add(token)
    return verdict()
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'GET')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const fields = await fieldsOf(request)
    requests.push(fields)
    const verdict = await judge(fields)
    if (verdict === 'hang up') return response.destroy()
    const { status = 200, body } = verdict
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, requests, close }
}

if (import.meta.main) {
  const { url } = await startCaptcha(Number(process.env.PORT ?? 0))
  process.stdout.write(`captcha: ${url}\n`)
}
