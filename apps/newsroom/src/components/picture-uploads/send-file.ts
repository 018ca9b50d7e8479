export type Failure =
  | { kind: 'heic' | 'type' | 'size' | 'empty' | 'signedOut' | 'server' }
  | { kind: 'broken'; sent: number; total: number }
  /** In the server's own words, which say what to do. */
  | { kind: 'refused'; message: string }

export type StoredPicture = {
  id: number
  filename: string
  url?: string | null
  sizes?: { small?: { url?: string | null } }
}

type Options = {
  collection: string
  locale: string
  language: string
  file: File
  /** Of the new picture, beside the file. */
  fields: object
  onProgress: (sent: number) => void
  signal: AbortSignal
}

type Answer = {
  doc?: StoredPicture
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
}

function answerOf(request: XMLHttpRequest): Answer {
  try {
    return JSON.parse(request.responseText) as Answer
  } catch {
    return {}
  }
}

function failureOf(request: XMLHttpRequest, { errors }: Answer): Failure {
  if (request.status === 401 || request.status === 403) return { kind: 'signedOut' }
  if (request.status === 413) return { kind: 'size' }
  const [error] = errors ?? []
  const message = error?.data?.errors?.[0]?.message ?? error?.message
  return request.status < 500 && message ? { kind: 'refused', message } : { kind: 'server' }
}

/** By XMLHttpRequest, since fetch does not tell how much has been sent. */
export function sendFile(options: Options): Promise<{ doc: StoredPicture } | { failure: Failure }> {
  const { collection, locale, language, file, fields, onProgress, signal } = options
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let sent = 0
    const broken = () => resolve({ failure: { kind: 'broken', sent, total: file.size } })
    request.upload.onprogress = ({ loaded }) => {
      // With the form around it, a little more than the file.
      sent = Math.min(loaded, file.size)
      onProgress(sent)
    }
    request.onload = () => {
      const answer = answerOf(request)
      resolve(
        request.status < 300 && answer.doc ? { doc: answer.doc } : { failure: failureOf(request, answer) },
      )
    }
    request.onerror = broken
    request.onabort = broken
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', `/api/${collection}?locale=${locale}&depth=0`)
    request.setRequestHeader('accept-language', language)
    const form = new FormData()
    form.set('file', file)
    form.set('_payload', JSON.stringify(fields))
    request.send(form)
  })
}
