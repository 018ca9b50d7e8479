import { type CollectionBeforeChangeHook, isolateObjectProperty } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { idOf } from '../id-of.ts'
import { fieldError } from '../refusals/field-error.ts'
import { picturesIn } from '../rich-text/pictures.ts'
import { type HeldPicture, heldPictures } from '../uploads/held-pictures.ts'

type Fields = { picture: string; text?: string }
type Document = Record<string, unknown>
type Text = Parameters<typeof picturesIn>[0]

function reasonOf({ filename, not_cleared }: HeldPicture): Bilingual {
  return not_cleared
    ? bilingual(
        `Ez a kép (${filename}) még nem közölhető, mert felismerhető gyermek van rajta. Ha megvan az engedély, jelöld közölhetőnek a Képtárban; ha nincs, válassz másik képet.`,
        `The picture ${filename} is not cleared yet: a child can be recognised on it. If you have permission, mark it as cleared under Pictures; if not, choose another one.`,
      )
    : bilingual(
        `Ezen a képen (${filename}) olyan kiskorú játékos van, akinek nincs hozzájárulása a képeihez. Válassz másik képet, vagy kérj hozzájárulást a gyermekvédelmi felelőstől.`,
        `The picture ${filename} shows a minor without consent for pictures. Choose another one, or ask the child protection officer for a consent.`,
      )
}

/** Nothing is shown with a held picture as its cover or inside its text; a draft may have one. */
export const refuseHeldPictures =
  ({ picture, text }: Fields): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req }) => {
    const next: Document = { ...originalDoc, ...data }
    const isShown = collection.versions?.drafts
      ? next._status === 'published'
      : next.visible !== false && next.active !== false
    if (!isShown) return data
    const cover = idOf(next[picture])
    const uses = cover ? [{ path: picture, id: Number(cover) }] : []
    if (text) {
      const add = (value: unknown) =>
        uses.push(...picturesIn(value as Text).map((id) => ({ path: text, id: Number(id) })))
      add(next[text])
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
        if (locale !== req.locale) add(translation)
    }
    const held = await heldPictures(
      req,
      'media',
      uses.map(({ id }) => id),
    )
    if (held.length === 0) return data
    const refusals = held.map((one) => ({
      path: uses.find(({ id }) => id === one.id)?.path ?? picture,
      text: reasonOf(one),
    }))
    throw fieldError(req, collection.slug, refusals)
  }
