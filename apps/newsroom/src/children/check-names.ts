import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'
import { createNameFinder, type Person } from './find-names.ts'
import { isChecked } from './not-checked.ts'
import { readPeople, readUnnamed } from './people.ts'
import { deleteSlugs, readSlugs, readTexts, type Text, type TextSource } from './public-texts.ts'

const inOrder = (...names: string[]) => names.filter(Boolean).join(' ')

const refusal = ({ last_name, first_name, initials }: Person) =>
  bilingual(
    `${inOrder(last_name, first_name)} kiskorú, és nincs hozzájárulás a neve közléséhez. Kérj hozzájárulást a gyermekvédelmi felelőstől, vagy írd monogrammal: ${initials}`,
    `${inOrder(first_name, last_name)} is a minor, and there is no consent to publish the name. Ask the child protection officer for consent, or write the initials: ${initials}`,
  )

const summary = bilingual('Kiskorú neve áll benne, hozzájárulás nélkül.', 'It names a minor without consent.')

const inLanguage = {
  hu: bilingual('A magyar változatban: ', 'In the Hungarian version: '),
  en: bilingual('Az angol változatban: ', 'In the English version: '),
}

function namesIn(rows: Text[], people: Person[]) {
  const findNames = createNameFinder(people)
  return rows.flatMap(({ locale, path, text }) => findNames(text).map((person) => ({ person, locale, path })))
}

/** The column of rich text is its HTML; the form has the text itself. */
const fieldOf = (path: string) => path.replace(/_html$/, '')

const kinds: Record<string, string> = { articles: 'article', pages: 'page' }

/** Deletes former addresses with the name: they still lead to the page, and no form can edit them. */
async function deleteFormerSlugs(req: PayloadRequest, kind: string, id: number, unnamed: Person[]) {
  const slugs = await readSlugs(req, sql`t.kind = ${kind} and t.document_id = ${id}`)
  const findNames = createNameFinder(unnamed)
  await deleteSlugs(
    req,
    slugs.filter(({ slug }) => findNames(slug).length > 0),
  )
}

/**
 * Stops what would show the name of a minor without consent. After the change, since publishing one language publishes
 * what is stored of the other too; the error undoes it.
 */
async function checkNames(req: PayloadRequest, source: TextSource, id: number): Promise<void> {
  const rows = (await readTexts(req, source, sql`d.id = ${id}`)).filter(({ is_shown }) => is_shown)
  if (rows.length === 0) return
  const unnamed = await readUnnamed(req)
  if (namesIn(rows, unnamed).length > 0) {
    // Everybody is read only here, for namesakes who may be named: this case is rare.
    const errors = namesIn(rows, await readPeople(req)).map(({ person, locale, path }) => {
      const place = locale === null || locale === req.locale ? bilingual('', '') : inLanguage[locale]
      const reason = refusal(person)
      return {
        path: fieldOf(path),
        text: bilingual(`${place.hu}${reason.hu}`, `${place.en}${reason.en}`),
      }
    })
    if (errors.length > 0) throw fieldError(req, source.slug, errors, summary)
  }
  const kind = kinds[source.slug]
  if (kind) await deleteFormerSlugs(req, kind, id, unnamed)
}

const checkCollection: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'draft' && !doc.deletedAt) await checkNames(req, collection, doc.id)
  return doc
}

const checkGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await checkNames(req, global, doc.id)
  return doc
}

/** Before the collection's own hooks, which may put files into the public folder. */
export const withNameCheck = (collection: CollectionConfig): CollectionConfig =>
  isChecked(collection.slug)
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [checkCollection, ...(collection.hooks?.afterChange ?? [])],
        },
      }
    : collection

export const withNameCheckInGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [checkGlobal, ...(global.hooks?.afterChange ?? [])] },
})
