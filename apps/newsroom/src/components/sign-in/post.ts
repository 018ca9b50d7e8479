export type PostAnswer<Body> = {
  ok: boolean
  status: number
  body: Partial<Body>
  message: string | undefined
  /** The field that a validation error is about. */
  field: string | undefined
}

/** To the newsroom's own api. A validation error names its fields; their messages are what people need. */
export async function post<Body>(path: string, data: object, language: string): Promise<PostAnswer<Body>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(data),
    })
    const body = (await response.json()) as Partial<Body> & {
      errors?: { message?: string; data?: { errors?: { message?: string; path?: string }[] } }[]
    }
    const error = body.errors?.[0]
    const refusal = error?.data?.errors?.[0]
    const message = refusal?.message ?? error?.message
    return { ok: response.ok, status: response.status, body, message, field: refusal?.path }
  } catch {
    return { ok: false, status: 0, body: {}, message: undefined, field: undefined }
  }
}
