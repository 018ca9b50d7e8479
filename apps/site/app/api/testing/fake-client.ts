import { tagsOfCall } from '@palank/contract/cache-tags'
import { type CallAnswer, type CallName, type CallParams, callTable } from '@palank/contract/calls'
import { serverConfig } from '@palank/contract/config'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { defaultLanguage, type Language } from '@palank/routes'
import pino, { type Logger } from 'pino'
import { type Api, createApi } from '../api.server.ts'
import { type CleanAnswer, cleanAnswer } from '../clean-answer.server.ts'
import type { Client, Collected } from '../client.server.ts'

/** Season 2025 and club 1, the defaults. */
export const exampleConfig = serverConfig.parse({
  default_lang: 'hu',
  menu_lang: 'hu',
  available_lang_array: ['hu', 'en'].map((alpha2) => ({ alpha2, resources: {} })),
})

/** A method, whose parameters a test may narrow to the arguments of its own calls. */
type Answers = { to(name: CallName, language: string | undefined, args: object | undefined): unknown }
export type AnswerTo = Answers['to']

const refuse = () => Promise.reject(new Error('the fake api has no answer'))

/** A client with a test's answers, validated and cleaned like those of a real api. */
export const fakeClient = (answerTo: AnswerTo = refuse, post: Client['post'] = refuse): Client => ({
  async get<Name extends CallName>(
    name: Name,
    language: Language | undefined,
    args?: { params?: CallParams<Name> },
    collected?: Collected,
  ) {
    const answer: unknown = await answerTo(name, language, args)
    const valid = dropMalformed(callTable[name].answer, answer).value as CallAnswer<Name>
    for (const tag of tagsOfCall(name, args?.params ?? ({} as CallParams<Name>), valid))
      collected?.tags.add(tag)
    const border = { origin: 'https://klub.example', language: language ?? defaultLanguage }
    return cleanAnswer(name, valid, border) as CleanAnswer<Name>
  },
  post,
  drop: () => 0,
})

/** The api in Hungarian with a test's answers. */
export const fakeApi = (
  answerTo?: AnswerTo,
  { post, log = pino({ level: 'silent' }) }: { post?: Client['post']; log?: Logger } = {},
): Api => createApi({ client: fakeClient(answerTo, post), config: exampleConfig, log }, 'hu')
