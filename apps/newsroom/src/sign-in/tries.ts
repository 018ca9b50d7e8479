import { headersWithCors, type PayloadRequest } from 'payload'
import { bilingual, textFor } from '../bilingual.ts'
import { env } from '../env.ts'
import { signIns } from '../watching/sign-ins.ts'
import { clientAddress, proxyList } from './client-address.ts'
import { TryLimit } from './try-limit.ts'

const proxies = proxyList(env.TRUSTED_PROXIES)
const limit = new TryLimit({ tries: 20, seconds: 600, addresses: 10_000 })

export type Answer = { response: Response; succeeded: boolean }

const tooMany = (minutes: number) =>
  bilingual(
    `Erről a címről túl sok sikertelen próbálkozás érkezett. Várj ${minutes} percet, és próbáld újra.`,
    `Too many failed tries came from this address. Wait ${minutes} minutes and try again.`,
  )

type Try = { wait: number; giveBack: () => void }

/** The client's IPv4 address, or the /64 network of its IPv6 address. */
export const networkOf = (headers: Headers): string => clientAddress(headers.get('x-forwarded-for'), proxies)

/** Counts a try of a known device, else of its network. Returns the seconds to wait if the limit is exceeded. */
export function takeTry(headers: Headers, device?: string): Try {
  const origin = device ?? networkOf(headers)
  return { wait: limit.take(origin), giveBack: () => limit.giveBack(origin) }
}

/** Runs a step of the sign-in; failures count, and after twenty in ten minutes the origin gets an error. */
export async function limited(
  req: PayloadRequest,
  step: () => Promise<Answer>,
  device?: string,
): Promise<Response> {
  const { wait, giveBack } = takeTry(req.headers, device)
  if (wait > 0) {
    signIns.inc({ outcome: 'refused' })
    const message = textFor(req, tooMany(Math.ceil(wait / 60)))
    const headers = headersWithCors({ headers: new Headers({ 'Retry-After': String(wait) }), req })
    return Response.json({ errors: [{ message }] }, { status: 429, headers })
  }
  const { response, succeeded } = await step()
  if (succeeded) giveBack()
  return response
}
