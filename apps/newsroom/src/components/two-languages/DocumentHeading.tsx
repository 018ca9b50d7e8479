import { type CollectionSlug, isolateObjectProperty, type UIFieldServerProps } from 'payload'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { HeadingSetter } from './HeadingSetter.tsx'

/** Calls the document by its title in the language edited, then in the other one; never by its number. */
export async function DocumentHeading({ data, req, collectionSlug, payload }: UIFieldServerProps) {
  const { config } = payload.collections[collectionSlug as CollectionSlug]
  const titleField = config.admin.useAsTitle ?? 'id'
  const own = data?.[titleField]
  const other =
    data?.id && !own
      ? ((await payload.findByID({
          collection: collectionSlug as CollectionSlug,
          id: data.id,
          locale: req.locale === 'en' ? 'hu' : 'en',
          draft: true,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          user: req.user,
          // The Local API changes the locale of its request.
          req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
        })) as Record<string, unknown> | null)
      : null
  const name = textFor(req, config.labels.singular as Bilingual)
  // Only the first letter is small: "Üdvözlő ablak" but also "YouTube".
  const inSentence = name.charAt(0).toLowerCase() + name.slice(1)
  return (
    <HeadingSetter
      titleField={titleField}
      // Payload stores a new document when its form opens.
      isNew={!data?.id || data.untouched === true}
      // The name of a file is no field of the form.
      otherTitle={String((config.upload ? own : other?.[titleField]) ?? '')}
      newTitle={textFor(req, { hu: `Új ${inSentence}`, en: `New ${inSentence}` })}
      noTitle={textFor(req, { hu: `Cím nélküli ${inSentence}`, en: `Untitled ${inSentence}` })}
    />
  )
}
