import { type CallName, callTable } from '@palank/contract/calls'
import { serverConfig } from '@palank/contract/config'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { defaultLanguage } from '@palank/routes'
import { type CleanAnswer, cleanAnswer } from '../clean-answer.server.ts'
import type { Client } from '../client.server.ts'

/** Season 2025 and club 1, as where a configuration says nothing of them. */
export const exampleConfig = serverConfig.parse({
  ...{ default_lang: 'hu', menu_lang: 'hu' },
  available_lang_array: ['hu', 'en'].map((alpha2) => ({ alpha2, resources: {} })),
})

/** A method, so that a test may say what it is asked with: each knows its own calls. */
type Answers = { to(name: CallName, language: string | undefined, given: object | undefined): unknown }

const refuse = () => Promise.reject(new Error('nobody answers'))

/** A client whose answers are what a test says, checked and cleaned as those of a back end are. */
export const fakeClient = (answerTo: Answers['to'] = refuse, send: Client['send'] = refuse): Client => ({
  async ask(name, language, given) {
    const answer: unknown = await answerTo(name, language, given)
    const checked: unknown = dropMalformed(callTable[name].answer, answer).value
    const border = { origin: 'https://klub.example', language: language ?? defaultLanguage }
    return cleanAnswer(name, checked, border) as CleanAnswer<typeof name>
  },
  send,
})
