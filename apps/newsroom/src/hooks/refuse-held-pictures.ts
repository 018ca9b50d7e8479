import { type CollectionBeforeChangeHook, isolateObjectProperty } from 'payload'
import { apiError } from '../api-error.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { idOf } from '../id-of.ts'
import { picturesIn } from '../rich-text/pictures.ts'
import { type HeldPicture, heldPictures } from '../uploads/held-pictures.ts'

type Fields = { picture: string; text?: string }
type Document = Record<string, unknown>
type Text = Parameters<typeof picturesIn>[0]

function reasonOf({ filename, not_cleared }: HeldPicture): Bilingual {
  return not_cleared
    ? bilingual(
        `A(z) ${filename} kép még nem közölhető, mert felismerhető gyermek van rajta. Ha megvan az engedély, jelöld közölhetőnek a Képtárban; ha nincs, válassz másik képet.`,
        `The picture ${filename} is not cleared yet: a child can be recognised on it. If you have permission, mark it as cleared under Pictures; if not, choose another one.`,
      )
    : bilingual(
        `A(z) ${filename} képen olyan kiskorú játékos van, akinek nincs hozzájárulása a képeihez. Válassz másik képet, vagy kérj hozzájárulást a gyermekvédelmi felelőstől.`,
        `The picture ${filename} shows a minor without consent for pictures. Choose another one, or ask the child protection officer for a consent.`,
      )
}

/**
 * Nothing is published with a held picture as its cover or inside its text. A draft may keep a cover that was held
 * later, but not take a held one.
 */
export const refuseHeldPictures =
  ({ picture, text }: Fields): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req }) => {
    const next: Document = { ...originalDoc, ...data }
    const isShown = collection.versions?.drafts
      ? next._status === 'published'
      : next.visible !== false && next.active !== false
    const cover = idOf(next[picture])
    const isChosen = isShown || cover !== idOf(originalDoc?.[picture])
    const ids = cover && isChosen ? [Number(cover)] : []
    if (text && isShown) {
      ids.push(...picturesIn(next[text] as Text))
      // All languages are published together.
      const stored = originalDoc?.id
        ? ((await req.payload.findByID({
            collection: collection.slug,
            id: originalDoc.id,
            locale: 'all',
            draft: true,
            depth: 0,
            overrideAccess: true,
            disableErrors: true,
            // The Local API changes the locale of its request.
            req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
          })) as unknown as Document | null)
        : null
      for (const [locale, translation] of Object.entries(stored?.[text] ?? {}))
        if (locale !== req.locale) ids.push(...picturesIn(translation as Text))
    }
    const held = await heldPictures(req, 'media', ids)
    if (held.length === 0) return data
    const reasons = held.map(reasonOf)
    const inOne = (language: 'hu' | 'en') => reasons.map((reason) => reason[language]).join(' ')
    throw apiError(req, bilingual(inOne('hu'), inOne('en')))
  }
