import { z } from 'zod'

declare const ownSchema: unique symbol
/** Marks a field that our api sends more strictly than the site reads it. */
export type Stricter<Schema> = { readonly [ownSchema]: Schema }

// Keyed by definition, because .describe() copies the schema but keeps its definition.
const ownSchemas = new WeakMap<object, z.ZodType>()

/** Reads with the first schema, because another back end may send less; our api follows the second. */
export const stricter = <Read extends z.ZodType, Own extends z.ZodType>(read: Read, own: Own) => {
  ownSchemas.set(read.def, own)
  return read as Read & Stricter<Own>
}

export const ownSchemaOf = (schema: z.ZodType) => ownSchemas.get(schema.def)

/** An optional field: null when missing. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z._default(z.nullable(schema), null) as z.ZodDefault<z.ZodNullable<Schema>>

/** A field that our api always sends and another back end may omit: null when missing. */
export const always = <Schema extends z.ZodType>(schema: Schema) => stricter(maybe(schema), schema)

/** A field that only another back end sends. */
export const foreign = <Schema extends z.ZodType>(schema: Schema) =>
  stricter(z.optional(schema) as z.ZodOptional<Schema>, z.never())

/** An optional list: empty when missing. */
export const listed = <Item extends z.ZodType>(item: Item) => z.array(item).default([])
