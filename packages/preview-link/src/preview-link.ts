import { createHmac, timingSafeEqual } from 'node:crypto'

/** The collections with drafts, each with a page of its own on the site. */
export const previewCollections = ['articles', 'pages', 'galleries', 'videos'] as const
export type PreviewCollection = (typeof previewCollections)[number]

export type PreviewLink = {
  club: string
  collection: PreviewCollection
  id: number
  locale: 'hu' | 'en'
  /** Milliseconds since 1970. */
  expires: number
}

export type ReadLink = { link: PreviewLink } | { refused: 'altered' | 'expired' }

const previewMinutes = 10

export const previewPath = '/preview'
export const pathOfPreview = (token: string): string => `${previewPath}/${token}`

const keyFor = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest()

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', keyFor(secret, 'link')).update(text).digest('base64url')

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function signLink(secret: string, link: PreviewLink): string {
  const { club, collection, id, locale, expires } = link
  const text = Buffer.from([club, collection, id, locale, expires].join(':')).toString('base64url')
  return `${text}.${signatureOf(secret, text)}`
}

/** A new link, good for ten minutes. */
export const newLink = (secret: string, link: Omit<PreviewLink, 'expires'>, now = Date.now()): string =>
  signLink(secret, { ...link, expires: now + previewMinutes * 60_000 })

function parse(text: string): PreviewLink | undefined {
  const [club = '', name, id, locale, expires] = Buffer.from(text, 'base64url').toString().split(':')
  const collection = previewCollections.find((known) => known === name)
  if (!collection || (locale !== 'hu' && locale !== 'en')) return undefined
  return { club, collection, id: Number(id), locale, expires: Number(expires) }
}

/** What a link shows; a link of another club is refused as one that was altered. */
export function readLink(secret: string, club: string, token: string, now = Date.now()): ReadLink {
  const [text = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isEqual(signature, signatureOf(secret, text))) return { refused: 'altered' }
  const link = parse(text)
  if (!link || link.club !== club) return { refused: 'altered' }
  return link.expires > now ? { link } : { refused: 'expired' }
}

/** With this the site asks the newsroom for drafts; the secret itself is never sent. */
export const answerKey = (secret: string): string => keyFor(secret, 'answers').toString('base64url')

export const isAnswerKey = (secret: string, sent: string): boolean => isEqual(sent, answerKey(secret))
