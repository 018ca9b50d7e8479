import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { hasRole, type Role, roles } from '../access/roles.ts'
import { queryRows } from '../database.ts'
import { env } from '../env.ts'
import { type InvitationResult, sendInvitation } from './invite.ts'

function requireAdmin(req: PayloadRequest): void {
  if (!hasRole(req.user, 'admin')) throw new Forbidden(req.t)
}

async function inTransaction(req: PayloadRequest, work: () => Promise<InvitationResult>): Promise<Response> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return Response.json(result)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

export const invitationEndpoints: Endpoint[] = [
  {
    path: '/invite',
    method: 'post',
    handler: async (req) => {
      requireAdmin(req)
      await addDataAndFileToRequest(req)
      const { name, email, roles: chosen } = (req.data ?? {}) as Record<string, unknown>
      return inTransaction(req, async () => {
        const data = {
          name: String(name ?? '').trim(),
          email: String(email ?? '').trim(),
          roles: Array.isArray(chosen) ? chosen.filter(isRole) : [],
          // Nobody knows it: the invited person chooses one.
          password: randomBytes(32).toString('base64url'),
        }
        const user = await req.payload.create({ collection: 'users', data, req })
        return sendInvitation(req, user, true)
      })
    },
  },
  {
    // Again, where the letter was lost; for somebody who has a password already, the way to a new one.
    path: '/:id/invite',
    method: 'post',
    handler: async (req) => {
      requireAdmin(req)
      const id = Number(req.routeParams?.id)
      const [user] = await queryRows<{ id: number; name: string; email: string }>(
        req,
        sql`select id, name, email from public.users where id = ${Number.isInteger(id) ? id : 0}`,
      )
      if (!user) throw new NotFound(req.t)
      return inTransaction(req, () => sendInvitation(req, user, false))
    },
  },
  {
    // Before anybody has to find out by a letter that does not come.
    path: '/:id/invitation',
    method: 'get',
    handler: async (req) => {
      requireAdmin(req)
      const id = Number(req.routeParams?.id)
      const [row] = await queryRows<{ sentAt: string | null; isAccepted: boolean }>(
        req,
        sql`select to_char(sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sentAt",
            accepted_at is not null as "isAccepted"
          from public.invitations where user_id = ${Number.isInteger(id) ? id : 0}`,
      )
      return Response.json({ canSendMail: Boolean(env.SMTP_URL), invitation: row ?? null })
    },
  },
]
