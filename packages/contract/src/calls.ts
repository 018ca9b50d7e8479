import type { z } from 'zod'
import type { Call } from './call.ts'
import { contentCalls } from './content-calls.ts'
import { joinAnswer, joinHeaders, joinProblems, joinRegistration } from './joinus.ts'
import { noParams, plainQuery } from './params.ts'
import type { Promised } from './promised.ts'
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

/** The same table when the call is not known by name. */
export const callTable: Record<CallName, Call> = calls

/** Every call hangs below this path of its host. */
export const basePath = '/api/v1'

export type CallParams<Name extends CallName> = z.output<Calls[Name]['params']>
export type CallQuery<Name extends CallName> = z.output<Calls[Name]['query']>
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>
/** The answer of our own api. */
export type PromisedAnswer<Name extends CallName> = Promised<Calls[Name]['answer']>
export type CallBody<Name extends CallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : never

/** The query as a caller gives it: what has a default may be left out. */
export type CallArguments<Name extends CallName> = {
  [Key in keyof z.input<Calls[Name]['query']>]: Key extends keyof CallQuery<Name>
    ? CallQuery<Name>[Key]
    : never
}
