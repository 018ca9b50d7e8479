import type { Problem } from '@palank/contract/problem'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'The client secret is missing or wrong',
  403: 'The captcha was rejected',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long to arrive',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  421: 'No club is served under this host',
  429: 'Too many registrations from this address',
  431: 'Headers too large',
  500: 'Internal error',
  503: 'Not available just now',
}

type Details = Pick<Problem, 'detail' | 'errors'>

export const problemOf = (status: number, details: Details = {}): Problem => ({
  type: 'about:blank',
  title: titles[status] ?? 'Error',
  status,
  ...details,
})

export const validationErrors = (error: z.ZodError): Problem['errors'] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))

/** Every error leaves as RFC 9457 JSON. */
export function sendProblem(reply: FastifyReply, status: number, details: Details = {}) {
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemOf(status, details)))
}
