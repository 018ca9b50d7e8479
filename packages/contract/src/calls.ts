import type { z } from 'zod'
import type { Call } from './call.ts'
import { contentCalls } from './content-calls.ts'
import { joinAnswer, joinHeaders, joinProblems, joinRegistration } from './joinus.ts'
import type { OwnApi } from './own-api.ts'
import { noParams, plainQuery } from './params.ts'
import { sportCalls } from './sport-calls.ts'

export const calls = {
  ...contentCalls,
  ...sportCalls,
  'joinus/regNewSportUser': {
    method: 'POST',
    path: '/joinus/regNewSportUser',
    group: 'join',
    summary: 'Stores a registration of the join form',
    params: noParams,
    query: plainQuery,
    headers: joinHeaders,
    body: joinRegistration,
    answer: joinAnswer,
    problems: joinProblems,
  },
} satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
export const callNames = Object.keys(calls) as CallName[]

/** The same table, typed for a call that is only known at run time. */
export const callTable: Record<CallName, Call> = calls

/** Prefix of every call's path. */
export const basePath = '/api/v1'

export type CallParams<Name extends CallName> = z.output<Calls[Name]['params']>
export type CallQuery<Name extends CallName> = z.output<Calls[Name]['query']>
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>
/** The response of our own api, which is stricter than what the site accepts. */
export type OwnApiAnswer<Name extends CallName> = OwnApi<Calls[Name]['answer']>
export type CallBody<Name extends CallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : never

/** The query from the caller's side: parameters with a default are optional. */
export type CallArguments<Name extends CallName> = {
  [Key in keyof z.input<Calls[Name]['query']>]: Key extends keyof CallQuery<Name>
    ? CallQuery<Name>[Key]
    : never
}
