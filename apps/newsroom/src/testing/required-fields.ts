// Prints the fields that a new document of each collection must fill in, for the tests of the built newsroom.
import type { FlattenedField } from 'payload'

process.env.PALANK_BUILD = '1'
const { default: config } = await import('../payload.config.ts')

const isFilledIn = (field: FlattenedField) => 'defaultValue' in field && field.defaultValue !== undefined
const pathsOf = (fields: FlattenedField[], parent = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${parent}${field.name}`
    if (field.type === 'group' || field.type === 'tab') return pathsOf(field.flattenedFields, `${path}.`)
    return 'required' in field && field.required && !isFilledIn(field) ? [path] : []
  })

const { collections } = await config
const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
process.stdout.write(
  JSON.stringify(
    Object.fromEntries(
      own.map(({ slug, flattenedFields, upload }) => [
        slug,
        { isUpload: Boolean(upload), required: pathsOf(flattenedFields) },
      ]),
    ),
  ),
)
process.exit(0)
