import { logInTo } from '@palank/demo/log-in'
import { peopleOf } from '@palank/demo/people'
import { systemPaths } from '@palank/routes'

export type Article = { id: number; slug: string; title: string }
/** With the addresses of the picture and of its smaller sizes. */
type Picture = { id: number; paths: string[] }

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
    if (!editor) throw new Error('the demo has no editor')
    return new Editor(newsroom, await logInTo(newsroom, editor))
  }

  async #send(method: string, path: string, body?: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#newsroom}/api/${path}`, {
      method,
      headers: {
        authorization: `JWT ${this.#token}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`the newsroom answered ${method} ${path} with ${response.status}`)
    return answer
  }

  async #save(id: number, changes: object): Promise<void> {
    await this.#send('PATCH', `articles/${id}?locale=hu&depth=0`, changes)
  }

  publish = (id: number, title: string): Promise<void> => this.#save(id, { title, _status: 'published' })

  unpublish = (id: number): Promise<void> => this.#save(id, { _status: 'draft' })

  setCover = (id: number, cover_image: number | null): Promise<void> =>
    this.#save(id, { cover_image, _status: 'published' })

  async coverOf(id: number): Promise<number | null> {
    const article = await this.#send('GET', `articles/${id}?locale=hu&depth=0`)
    return hasCover(article) ? article.cover_image : null
  }

  async upload(name: string, png: Buffer): Promise<Picture> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), `${name}.png`)
    const answer = await this.#send('POST', 'media?depth=0', form)
    const text = JSON.stringify(answer)
    const id = Number(/"doc":\{[^{]*?"id":(\d+)/.exec(text)?.[1])
    const names = [...text.matchAll(/"filename":"([^"]+)"/g)].map(([, file]) => file)
    if (!id || names.length === 0) throw new Error('the newsroom stored no picture')
    return { id, paths: names.map((file) => `${systemPaths.files}/media/${file}`) }
  }

  async deletePicture(id: number): Promise<void> {
    await this.#send('DELETE', `media/${id}?unlink=true`)
  }
}

const hasCover = (body: unknown): body is { cover_image: number } =>
  typeof body === 'object' && body !== null && 'cover_image' in body && typeof body.cover_image === 'number'

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
