import { codeOf } from '@palank/demo/codes'
import { type Answer as VisitAnswer, visit } from './visit.ts'

/** The first requests of a newsroom start Payload. */
const timeout = 60_000

type Json = Record<string, unknown>

type Account = { email: string; password: string }

type Answer = Pick<VisitAnswer, 'body' | 'headers'>

/** The first sign-in, which sets up the second step. Returns the token of the session's cookie. */
export async function firstSignIn(account: Account, post: (body: Json) => Promise<Answer>): Promise<string> {
  const first = await post(account)
  const { enrolment } = JSON.parse(first.body) as { enrolment?: { ticket: string; secret: string } }
  if (!enrolment) throw new Error(`the first sign-in offered no second step: ${first.body}`)
  const code = codeOf(enrolment.secret)
  const second = await post({ ...account, enrolment: enrolment.ticket, code })
  const [, token] = /payload-token=([^;]+)/.exec(String(second.headers['set-cookie'])) ?? []
  if (!token) throw new Error(`the sign-in failed: ${second.body}`)
  return token
}

/** An admin who works through the newsroom's own API, behind the edge. */
export class Admin {
  readonly #newsroom: string
  readonly #token: string

  private constructor(newsroom: string, token: string) {
    this.#newsroom = newsroom
    this.#token = token
  }

  static async signIn(newsroom: string, account: Account): Promise<Admin> {
    const token = await firstSignIn(account, (body) =>
      visit(`${newsroom}/api/users/login`, {
        method: 'POST',
        timeout,
        headers: { 'content-type': 'application/json', origin: newsroom },
        body: JSON.stringify(body),
      }),
    )
    return new Admin(newsroom, token)
  }

  async send(method: string, path: string, body?: Json): Promise<Json> {
    const answer = await visit(`${this.#newsroom}/api/${path}`, {
      method,
      timeout,
      headers: {
        authorization: `JWT ${this.#token}`,
        origin: this.#newsroom,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.slice(0, 400)}`)
    return JSON.parse(answer.body) as Json
  }
}

const textNode = (text: string) => ({
  type: 'text',
  text,
  version: 1,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** Rich text of one paragraph, as the editor saves it. */
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [textNode(text)],
      },
    ],
  },
})
