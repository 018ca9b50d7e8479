import type { CallAnswer, CallName } from '@palank/contract/calls'
import type { CleanArticle, CleanPage } from '~/model/rich-text.ts'
import { cleanHtml } from './clean-html.server.ts'
import { type Border, pageTextOf, richTextOf } from './rich-text.server.ts'

/** A call's answer after its HTML has been cleaned and read. */
export type CleanAnswer<Name extends CallName> = Name extends 'article/find'
  ? { data: CleanArticle }
  : Name extends 'page/find'
    ? { data: CleanPage }
    : CallAnswer<Name>

type Cleaners = { [Name in CallName]?: (answer: CallAnswer<Name>, border: Border) => CleanAnswer<Name> }

/** The calls whose answers carry HTML. */
const cleaners: Cleaners = {
  'article/find': ({ data }, border) => ({ data: { ...data, body: richTextOf(data.body, border) } }),
  'page/find': ({ data }, border) => ({ data: { ...data, body: pageTextOf(data.body, border) } }),
  'setting/list': ({ data, ...rest }, { origin }) => ({
    ...rest,
    data: data.map((setting) =>
      setting.name === 'other' && setting.value
        ? { ...setting, value: cleanHtml(setting.value, origin) }
        : setting,
    ),
  }),
}

/** Cleans an answer that has been checked; whatever comes after takes its HTML as it is. */
export function cleanAnswer(call: CallName, answer: unknown, border: Border): unknown {
  const clean = cleaners[call] as ((answer: unknown, border: Border) => unknown) | undefined
  return clean ? clean(answer, border) : answer
}
