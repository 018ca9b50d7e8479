import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { confirmIdentity } from '../account/confirm-identity.ts'
import { sendAccountNotice } from '../account/notice.ts'
import { apiError } from '../api-error.ts'
import { addAuditLine } from '../audit/audit-line.ts'
import { bilingual } from '../bilingual.ts'
import { limited } from '../sign-in/tries.ts'
import { codeTexts } from './demand.ts'
import { completeEnrolment, offerEnrolment } from './enrolment.ts'
import { needsSecondFactor } from './requirement.ts'
import { removeSecondFactor, secondFactorOf } from './store.ts'

const required = bilingual(
  'A szerepedhez kétlépcsős belépés kell, ezért nem kapcsolható ki.',
  'Your role needs the second step, so it cannot be switched off.',
)

type Data = { ticket?: unknown; code?: unknown; currentCode?: unknown; currentPassword?: unknown }

/** For the signed-in person's own account only. */
async function ownAccount(req: PayloadRequest) {
  if (!req.user) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  return { user: req.user, data: (req.data ?? {}) as Data }
}

const confirm = (req: PayloadRequest, user: TypedUser, { currentPassword, currentCode }: Data) =>
  confirmIdentity(req, user, { currentPassword, code: currentCode })

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
    // Replacing a factor needs the password, and a code of the old phone or a recovery code.
    path: '/second-factor',
    method: 'post',
    handler: (req) =>
      limited(req, async () => {
        const { user, data } = await ownAccount(req)
        await confirm(req, user, data)
        const result = await completeEnrolment(req, user.id, String(data.ticket ?? ''), data.code)
        if (typeof result === 'string') throw apiError(req, codeTexts[result])
        const subject = { collection: 'users', id: user.id, title: user.name }
        await addAuditLine(req, { action: 'second_factor_set', subject })
        void sendAccountNotice(req.payload, user, 'secondFactorSet')
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
        await confirm(req, user, data)
        await removeSecondFactor(req, user.id)
        void sendAccountNotice(req.payload, user, 'secondFactorRemoved')
        return { response: Response.json({ isSet: false }), succeeded: true }
      }),
  },
]
