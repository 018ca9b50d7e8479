import type { CollectionSlug, PayloadRequest } from 'payload'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import type { Use, Uses } from './find-uses.ts'

/** How many the message of a refusal names; the dialog has them all. */
const mostNamed = 5

export function kindOf(req: PayloadRequest, collection: string): Bilingual {
  if (collection === 'settings') return bilingual('Beállítások', 'Settings')
  const { singular } = req.payload.collections[collection as CollectionSlug].config.labels
  return singular as unknown as Bilingual
}

const placeText = (req: PayloadRequest, { collection, title, field }: Use) => {
  const kind = textFor(req, kindOf(req, collection))
  const quoted = textFor(req, bilingual(`„${title}”`, `“${title}”`))
  return `${kind}${title ? ` ${quoted}` : ''} (${textFor(req, field)})`
}

/** “Hír „Nyertünk” (Borítókép), …”, in the person's language. */
export function placesText(req: PayloadRequest, { places, total }: Uses): string {
  const named = places.slice(0, mostNamed).map((place) => placeText(req, place))
  const more = total - named.length
  const rest =
    more > 0 ? [textFor(req, bilingual(`és még ${more} helyen`, `and in ${more} more places`))] : []
  return [...named, ...rest].join(', ')
}
