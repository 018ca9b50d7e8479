import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// A captcha provider that speaks reCAPTCHA's siteverify and serves a script with its calls. What a token begins with
// says how it is judged; each is good once. Run by itself it is one for tests of the whole site.
export const captchaSecret = 'stand-in-secret'

type Judgement = { status?: number; body: object | string } | 'hang up'

const refusal = (code: string): Judgement => ({ body: { success: false, 'error-codes': [code] } })
const passed = (score: number, action: string): Judgement => ({
  body: { success: true, score, action, challenge_ts: new Date().toISOString(), hostname: 'club.example' },
})

const judgements: Record<string, () => Judgement | Promise<Judgement>> = {
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

/** A page that a test is about says beforehand which tokens its visitor gets. */
const script = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => (window.captchaTokens?.shift() ?? 'pass') + '-' + key + '-' + action + '-' + Math.random(),
}`

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) body += part
  return new URLSearchParams(body)
}

export async function startCaptcha(port = 0) {
  const used = new Set<string>()
  const asked: URLSearchParams[] = []
  const judge = async (fields: URLSearchParams): Promise<Judgement> => {
    const token = fields.get('response') ?? ''
    if (fields.get('secret') !== captchaSecret) return refusal('invalid-input-secret')
    const judgement = judgements[token.split('-', 1)[0] ?? '']
    if (!judgement) return refusal('invalid-input-response')
    if (used.has(token)) return refusal('timeout-or-duplicate')
    used.add(token)
    return judgement()
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'GET')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const fields = await fieldsOf(request)
    asked.push(fields)
    const judgement = await judge(fields)
    if (judgement === 'hang up') return response.destroy()
    const { status = 200, body } = judgement
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
  return { url, asked, close }
}

if (import.meta.main) {
  const { url } = await startCaptcha(Number(process.env.PORT ?? 0))
  process.stdout.write(`captcha: ${url}\n`)
}
