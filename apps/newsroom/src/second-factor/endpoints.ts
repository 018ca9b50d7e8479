import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { apiError } from '../api-error.ts'
import { addAuditLine } from '../audit/audit-line.ts'
import { bilingual } from '../bilingual.ts'
import { countWrongCode } from '../sign-in/lock.ts'
import { limited } from '../sign-in/tries.ts'
import { codeTexts } from './demand.ts'
import { completeEnrolment, offerEnrolment } from './enrolment.ts'
import { needsSecondFactor } from './requirement.ts'
import { removeSecondFactor, secondFactorOf, spendCode } from './store.ts'

const required = bilingual(
  'A szerepedhez kétlépcsős belépés kell, ezért nem kapcsolható ki.',
  'Your role needs the second step, so it cannot be switched off.',
)

type Data = { ticket?: unknown; code?: unknown; currentCode?: unknown }

/** For the signed-in person's own account only. */
async function ownAccount(req: PayloadRequest) {
  if (!req.user) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  return { user: req.user, data: (req.data ?? {}) as Data }
}

async function requireCode(req: PayloadRequest, user: number, code: unknown): Promise<void> {
  const result = await spendCode(req, user, code)
  if (result === 'wrong') await countWrongCode(req, user)
  if (result === 'wrong' || result === 'used') throw apiError(req, codeTexts[result], 400)
}

const noteNewFactor = (req: PayloadRequest) =>
  addAuditLine(req, {
    action: 'second_factor_set',
    ...(req.user ? { subject: { collection: 'users', id: req.user.id, title: req.user.name } } : {}),
  })

export const secondFactorEndpoints: Endpoint[] = [
  {
    path: '/second-factor',
    method: 'get',
    handler: async (req) => {
      const { user } = await ownAccount(req)
      return Response.json({
        ...(await secondFactorOf(req, user.id)),
        isRequired: needsSecondFactor(user),
      })
    },
  },
  {
    path: '/second-factor/offer',
    method: 'post',
    handler: async (req) => {
      const { user } = await ownAccount(req)
      return Response.json(offerEnrolment(user))
    },
  },
  {
    // A new phone needs a code of the old one, or a recovery code.
    path: '/second-factor',
    method: 'post',
    handler: (req) =>
      limited(req, async () => {
        const { user, data } = await ownAccount(req)
        if ((await secondFactorOf(req, user.id)).isSet) await requireCode(req, user.id, data.currentCode)
        const result = await completeEnrolment(req, user.id, String(data.ticket ?? ''), data.code)
        if (typeof result === 'string') throw apiError(req, codeTexts[result])
        await noteNewFactor(req)
        return { response: Response.json(result), succeeded: true }
      }),
  },
  {
    path: '/second-factor/remove',
    method: 'post',
    handler: (req) =>
      limited(req, async () => {
        const { user, data } = await ownAccount(req)
        if (needsSecondFactor(user)) throw apiError(req, required, 403)
        await requireCode(req, user.id, data.currentCode)
        await removeSecondFactor(req, user.id)
        return { response: Response.json({ isSet: false }), succeeded: true }
      }),
  },
]
