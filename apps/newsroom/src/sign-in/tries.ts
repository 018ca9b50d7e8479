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

/** Counts a try of the address that a request came from; with seconds to wait if it is one too many. */
export function takeTry(headers: Headers): Try {
  const address = clientAddress(headers.get('x-forwarded-for'), proxies)
  return { wait: limit.take(address), giveBack: () => limit.giveBack(address) }
}

/** Runs a step of the door for one client address; failures count, and after twenty in ten minutes it is refused. */
export async function limited(req: PayloadRequest, step: () => Promise<Answer>): Promise<Response> {
  const { wait, giveBack } = takeTry(req.headers)
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
