import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'
import { createNameFinder, type Person } from './find-names.ts'
import { readPeople, readUnnamed } from './people.ts'
import { isTextCollection, publicTexts, readTexts, type Text } from './public-texts.ts'

const refusal = ({ last_name, first_name, initials }: Person) =>
  bilingual(
    `${last_name} ${first_name} kiskorú, és nincs hozzájárulás a neve közléséhez. Kérj hozzájárulást a gyermekvédelmi felelőstől, vagy írd monogrammal: ${initials}`,
    `${first_name} ${last_name} is a minor, and there is no consent to publish the name. Ask the child protection officer for consent, or write the initials: ${initials}`,
  )

const summary = bilingual('Kiskorú neve áll benne, hozzájárulás nélkül.', 'It names a minor without consent.')

const inLanguage = {
  hu: bilingual('A magyar változatban: ', 'In the Hungarian version: '),
  en: bilingual('Az angol változatban: ', 'In the English version: '),
}

function namesIn(rows: Text[], people: Person[]) {
  const findNames = createNameFinder(people)
  return rows.flatMap(({ locale, texts }) =>
    Object.entries(texts).flatMap(([column, text]) =>
      findNames(text ?? '').map((person) => ({ person, locale, column })),
    ),
  )
}

/** The column of rich text is its HTML; the form has the text itself. */
const fieldOf = (column: string) => column.replace(/_html$/, '')

/**
 * Stops what would show the name of a minor without consent. After the change, since publishing one language publishes
 * what is stored of the other too; the error undoes it.
 */
const checkNames: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isTextCollection(collection.slug) || doc._status === 'draft' || doc.deletedAt) return doc
  const { isPublic } = publicTexts[collection.slug]
  const rows = await readTexts(req, collection.slug, () => sql`d.id = ${doc.id}`)
  const shown = rows.filter(({ doc }) => isPublic(doc))
  if (shown.length === 0 || namesIn(shown, await readUnnamed(req)).length === 0) return doc
  // Seldom reached, so only here everybody is asked for, because of namesakes.
  const errors = namesIn(shown, await readPeople(req)).map(({ person, locale, column }) => {
    const place = locale === req.locale ? bilingual('', '') : inLanguage[locale]
    const reason = refusal(person)
    return {
      path: fieldOf(column),
      text: bilingual(`${place.hu}${reason.hu}`, `${place.en}${reason.en}`),
    }
  })
  if (errors.length > 0) throw fieldError(req, collection.slug, errors, summary)
  return doc
}

/** Before the collection's own hooks, which may put files into the public folder. */
export const withNameCheck = (collection: CollectionConfig): CollectionConfig =>
  isTextCollection(collection.slug)
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [checkNames, ...(collection.hooks?.afterChange ?? [])],
        },
      }
    : collection
