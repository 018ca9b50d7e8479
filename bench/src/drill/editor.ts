import { peopleOf } from '@palank/demo/load-people'

export type Article = { id: number; slug: string; title: string }

/** An editor who works through the newsroom's own API, as its forms do. */
export class Editor {
  readonly #newsroom: string
  readonly #token: string

  private constructor(newsroom: string, token: string) {
    this.#newsroom = newsroom
    this.#token = token
  }

  static async signIn(newsroom: string): Promise<Editor> {
    const editor = peopleOf('solymok').find(({ role }) => role === 'editor')
    const response = await fetch(`${newsroom}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: editor?.email, password: editor?.password }),
    })
    const body: unknown = await response.json()
    if (!hasToken(body)) throw new Error(`the newsroom answered the sign-in with ${response.status}`)
    return new Editor(newsroom, body.token)
  }

  async #save(id: number, changes: object): Promise<void> {
    const response = await fetch(`${this.#newsroom}/api/articles/${id}?locale=hu&depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${this.#token}` },
      body: JSON.stringify(changes),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the newsroom answered a save with ${response.status}`)
  }

  publish = (id: number, title: string): Promise<void> => this.#save(id, { title, _status: 'published' })

  unpublish = (id: number): Promise<void> => this.#save(id, { _status: 'draft' })
}

const hasToken = (body: unknown): body is { token: string } =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'

const isArticle = (item: unknown): item is Article =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'number' &&
  'slug' in item &&
  typeof item.slug === 'string' &&
  'title' in item &&
  typeof item.title === 'string'

/** The newest published articles in Hungarian. */
export async function newestArticles(api: string, secret: string, count: number): Promise<Article[]> {
  const response = await fetch(`${api}/api/v1/article/list?lang=hu&per_page=${count}`, {
    headers: { authorization: secret },
  })
  const body: unknown = await response.json()
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : []
  return Array.isArray(data) ? data.filter(isArticle) : []
}
