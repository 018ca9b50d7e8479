import type { CollectionConfig, Field, GlobalConfig, UIField } from 'payload'
import { limitOf } from '../page-preview/limits.ts'

const twin = '/components/two-languages/FieldTwin.tsx#FieldTwin'

type Loose = {
  name?: string
  type?: string
  localized?: boolean
  hidden?: boolean
  admin?: { hidden?: boolean; components?: object }
  fields?: Field[]
  tabs?: { fields: Field[] }[]
}

/** The address of a page is never copied: each language has its own, made from its title. */
const isWritten = ({ name, type, localized, admin }: Loose) =>
  localized &&
  !admin?.hidden &&
  name !== 'slug' &&
  (type === 'text' || type === 'textarea' || type === 'richText')

/** In Description's place and not afterInput's, which Payload renders anew at each key. */
function withTwin(field: Field, collection: string | undefined): Field {
  const loose = field as Loose
  if (loose.tabs)
    return {
      ...loose,
      tabs: loose.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((one) => withTwin(one, collection)) })),
    } as unknown as Field
  if (loose.fields)
    return { ...loose, fields: loose.fields.map((one) => withTwin(one, collection)) } as unknown as Field
  if (!isWritten(loose)) return field
  const Description = { path: twin, clientProps: { limit: limitOf(collection, loose.name) } }
  return {
    ...loose,
    admin: { ...loose.admin, components: { ...loose.admin?.components, Description } },
  } as unknown as Field
}

/** Calls the document by its title, also in a language in which it has none yet. */
const heading: UIField = {
  name: 'document_heading',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/components/two-languages/DocumentHeading.tsx#DocumentHeading' },
  },
}

const namedFields = (fields: Field[]): Loose[] =>
  (fields as Loose[]).flatMap((field) => [
    field,
    ...(field.tabs ?? []).flatMap((tab) => namedFields(tab.fields)),
    ...(field.type === 'row' || field.type === 'collapsible' ? namedFields(field.fields ?? []) : []),
  ])

/** Shows the other language's text at each localized field, to be copied one by one. */
export function withTwoLanguages(collection: CollectionConfig): CollectionConfig {
  const title = collection.admin?.useAsTitle
  const hasWrittenTitle = namedFields(collection.fields).some(
    ({ name, type }) => name === title && type === 'text',
  )
  return {
    ...collection,
    fields: [
      ...(hasWrittenTitle || collection.upload ? [heading] : []),
      ...collection.fields.map((field) => withTwin(field, collection.slug)),
    ],
    // Payload copies a whole document at once, slugs too.
    admin: { ...collection.admin, disableCopyToLocale: true },
  }
}

export const withTwoLanguagesInGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: global.fields.map((field) => withTwin(field, undefined)),
})
