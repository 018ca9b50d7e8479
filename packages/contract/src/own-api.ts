import { z } from 'zod'
import { ownSchemaOf, type Stricter } from './optional.ts'

type Kind<Field> =
  Field extends Stricter<infer Own>
    ? Own extends z.ZodNever
      ? 'foreign'
      : 'own'
    : Field extends z.ZodOptional
      ? 'optional'
      : 'own'
type Fields<Shape, FieldKind> = {
  [Key in keyof Shape as Kind<Shape[Key]> extends FieldKind ? Key : never]: OwnApi<Shape[Key]>
}

/** What our own api sends: fields that another back end may omit are present. */
export type OwnApi<Schema> =
  Schema extends Stricter<infer Own>
    ? OwnApi<Own>
    : Schema extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
      ? OwnApi<Inner>
      : Schema extends z.ZodNullable<infer Inner>
        ? OwnApi<Inner> | null
        : Schema extends z.ZodOptional<infer Inner>
          ? OwnApi<Inner> | undefined
          : Schema extends z.ZodArray<infer Item>
            ? OwnApi<Item>[]
            : Schema extends z.ZodObject<infer Shape>
              ? Fields<Shape, 'own'> & Partial<Fields<Shape, 'optional'>>
              : z.output<Schema>

const cache = new WeakMap<z.ZodType, z.ZodType>()

/** Keeps the checks, the id and the description. */
function copyOf(schema: z.ZodType, parts: object): z.ZodType {
  const copy = schema.clone({ ...schema.def, ...parts } as typeof schema.def)
  const meta = schema.meta()
  return meta ? copy.register(z.globalRegistry, meta) : copy
}

function build(schema: z.ZodType): z.ZodType {
  const replacement = ownSchemaOf(schema) ?? unwrapped(schema)
  if (replacement) {
    const description = schema.meta()?.description
    const inner = ownApiSchema(replacement)
    return description ? inner.describe(description) : inner
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return copyOf(schema, { innerType: ownApiSchema(schema.unwrap() as z.ZodType) })
  if (schema instanceof z.ZodArray)
    return copyOf(schema, { element: ownApiSchema(schema.element as z.ZodType) })
  if (!(schema instanceof z.ZodObject)) return schema
  const getters = Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !(ownSchemaOf(field) instanceof z.ZodNever))
    // Getters, because an item may contain items of its own kind.
    .map(([name, field]) => [name, { enumerable: true, get: () => ownApiSchema(field) }])
  return copyOf(schema, { shape: Object.defineProperties({}, Object.fromEntries(getters)) })
}

const unwrapped = (schema: z.ZodType) =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? (schema.unwrap() as z.ZodType)
    : undefined

function ownApiSchema(schema: z.ZodType): z.ZodType {
  const strict = cache.get(schema) ?? build(schema)
  cache.set(schema, strict)
  return strict
}

/** The schema of what our own api sends: no defaults, and fields that it always sends are not null. */
export const ownApi = <Schema extends z.ZodType>(schema: Schema) =>
  ownApiSchema(schema) as z.ZodType<OwnApi<Schema>>
