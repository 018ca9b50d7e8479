import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'

/** A field that points to documents of a collection. */
export type Reference = {
  collection: string
  /** As a query names it: `items.children.page`. */
  path: string
  label: Bilingual
  /** What has the field is nothing without its value. */
  isRequired: boolean
}

type Loose = FlattenedField & {
  flattenedFields?: FlattenedField[]
  relationTo?: string | string[]
  label?: unknown
  required?: boolean
}

const labelOf = ({ label, name }: Loose): Bilingual =>
  typeof label === 'object' && label !== null && 'hu' in label ? (label as Bilingual) : bilingual(name, name)

function referencesIn(
  fields: FlattenedField[],
  target: string,
  path: string[],
): Omit<Reference, 'collection'>[] {
  return (fields as Loose[]).flatMap((field) => {
    const here = [...path, field.name]
    if (field.flattenedFields) return referencesIn(field.flattenedFields, target, here)
    if ((field.type !== 'relationship' && field.type !== 'upload') || field.relationTo !== target) return []
    return [{ path: here.join('.'), label: labelOf(field), isRequired: field.required === true }]
  })
}

/** Read from the configuration, so that a new field is never forgotten. */
export const referencesTo = (target: string, collections: SanitizedCollectionConfig[]): Reference[] =>
  collections.flatMap(({ slug, flattenedFields }) =>
    referencesIn(flattenedFields, target, []).map((reference) => ({ collection: slug, ...reference })),
  )
