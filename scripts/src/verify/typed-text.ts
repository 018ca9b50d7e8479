import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import { pathFor } from '@palank/routes'
import { redactLine } from '@palank/server/redact'
import type { RunningDemo } from '../running-demo.ts'
import type { Tally } from './tally.ts'

const letters = 'bcdfghjkqvwxz'
const randomWord = () => `Zsu${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`

const node = (type: string, rest: object) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
})

/** A text with a quotation that lacks its words. */
const halfFilled = (word: string) => ({
  root: node('root', {
    children: [
      node('paragraph', { children: [node('text', { text: word, mode: 'normal', style: '', detail: 0 })] }),
      node('block', { fields: { id: 'x', blockType: 'quote', who: word } }),
    ],
  }),
})

type Sent = { method?: string; headers?: Record<string, string>; body?: string | FormData }

/** What people type into newsroom, sign-in, search and join form; most of it is wrong. */
async function typeEverywhere({ newsroom, site, club }: RunningDemo, word: string): Promise<void> {
  const admin = peopleOf(club).find(({ role }) => role === 'admin')
  if (!admin) throw new Error('the demo has no admin')
  const authorization = `JWT ${await logInTo(newsroom, admin)}`
  const json = { 'content-type': 'application/json' }
  const send = async (address: string, sent: Sent = {}) => {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...sent,
    })
    return response.text()
  }
  const inNewsroom = (method: string, name: string, body?: string) =>
    send(`${newsroom}/api/${name}`, {
      method,
      headers: { ...json, authorization },
      ...(body ? { body } : {}),
    })
  const fields = {
    title: word,
    name: word,
    last_name: word,
    content: halfFilled(word),
    slug: word,
    email: word,
  }
  const created = await inNewsroom('POST', 'articles?draft=true&locale=hu', JSON.stringify(fields))
  for (const collection of ['articles', 'players', 'tags', 'users', 'matches']) {
    await inNewsroom('POST', `${collection}?locale=hu`, JSON.stringify({ ...fields, birth_year: word }))
    await inNewsroom('PATCH', `${collection}/${word}`, JSON.stringify(fields))
    await inNewsroom('GET', `${collection}?where[${word}][like]=${word}&sort=${word}`)
    await inNewsroom('POST', collection, `{"title": ${word}`)
  }
  const person = JSON.stringify({ email: `${word}@example.org`, password: word, token: word, code: word })
  for (const name of ['login', 'forgot-password', 'reset-password'])
    await send(`${newsroom}/api/users/${name}`, { method: 'POST', headers: json, body: person })
  await send(`${site}${pathFor('search', 'hu')}?keyword=${word}`)
  const form = new FormData()
  for (const name of ['name', 'email', 'phone', 'message', 'birth_date']) form.set(name, word)
  await send(`${site}${pathFor('joinUs', 'hu')}`, { method: 'POST', body: form })
  const { doc } = JSON.parse(created) as { doc?: { id: number } }
  if (!doc) throw new Error(`the draft with a half-filled quotation was not saved: ${created}`)
  await inNewsroom('DELETE', `articles/${doc.id}?trash=true`)
}

/** Types a word wherever people type, and searches every log for it, as it is and as the support bundle has it. */
export async function searchLogsForTyped(demo: RunningDemo, tally: Tally): Promise<number> {
  const word = randomWord()
  await typeEverywhere(demo, word)
  const files = globSync('**/*.log', { cwd: demo.folder })
  for (const name of files) {
    const lines = readFileSync(path.join(demo.folder, name), 'utf8').split('\n')
    const found = (text: string) =>
      text.toLowerCase().includes(word.toLowerCase()) ? text.slice(0, 300) : undefined
    tally.check(`log ${name}: what was typed`, lines.map(found).find(Boolean))
    tally.check(
      `bundle of ${name}: what was typed`,
      lines.map((line) => found(redactLine(line))).find(Boolean),
    )
  }
  return files.length
}
