import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { endSession, endSessions, sessionsOf } from './sessions.ts'

/** The session that the request itself is made in. */
const currentSession = ({ user }: PayloadRequest) => (user as { _sid?: string } | null)?._sid

/** One's own sessions only. */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/sessions',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw new Forbidden(req.t)
      const sessions = await sessionsOf(req, req.user.id)
      return Response.json({
        sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === currentSession(req) })),
      })
    },
  },
  {
    // Without an id, all others.
    path: '/sessions/end',
    method: 'post',
    handler: async (req) => {
      if (!req.user) throw new Forbidden(req.t)
      await addDataAndFileToRequest(req)
      const id: unknown = req.data?.id
      if (typeof id === 'string') await endSession(req, req.user.id, id)
      else await endSessions(req, req.user.id, currentSession(req))
      return Response.json({ ended: true })
    },
  },
]
