import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'

const labels: Record<string, Bilingual> = {
  rows: bilingual('Sorok száma', 'Number of rows'),
  columns: bilingual('Oszlopok száma', 'Number of columns'),
}

const withLabel = (field: Field): Field =>
  'name' in field && field.type === 'number' ? { ...field, label: labels[field.name] ?? field.name } : field

type Provider = ReturnType<typeof EXPERIMENTAL_TableFeature>
type MakeFeature = Extract<Provider['feature'], (...args: never[]) => unknown>

/** Payload's table, whose words are only in English. */
export function TableFeature(): Provider {
  const provider = EXPERIMENTAL_TableFeature()
  const make = provider.feature as MakeFeature
  return {
    ...provider,
    feature: async (args) => {
      const feature = await make(args)
      return {
        ...feature,
        ClientFeature: '/components/rich-text/Table.tsx#TableClient',
        generateSchemaMap: (forMap) => {
          const schemas = feature.generateSchemaMap?.(forMap) ?? new Map()
          const fields = schemas.get('fields')
          if (fields) schemas.set('fields', { ...fields, fields: fields.fields.map(withLabel) } as never)
          return schemas
        },
      }
    },
  }
}
