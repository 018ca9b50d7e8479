import { z } from 'zod'

declare const own: unique symbol
/** Marks a field that our api sends more strictly than the site reads it. */
export type Promising<Schema> = { readonly [own]: Schema }

// Keyed by definition, because .describe() copies the schema but keeps its definition.
const promises = new WeakMap<object, z.ZodType>()

/** Reads with the first schema, because another back end may send less; our api follows the second. */
export const promising = <Read extends z.ZodType, Own extends z.ZodType>(read: Read, promise: Own) => {
  promises.set(read.def, promise)
  return read as Read & Promising<Own>
}

export const promiseOf = (schema: z.ZodType) => promises.get(schema.def)

/** An optional field: null when missing. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z._default(z.nullable(schema), null) as z.ZodDefault<z.ZodNullable<Schema>>

/** A field that our api always sends and another back end may omit: null when missing. */
export const always = <Schema extends z.ZodType>(schema: Schema) => promising(maybe(schema), schema)

/** A field that only another back end sends. */
export const foreign = <Schema extends z.ZodType>(schema: Schema) =>
  promising(z.optional(schema) as z.ZodOptional<Schema>, z.never())

/** An optional list: empty when missing. */
export const listed = <Item extends z.ZodType>(item: Item) => z.array(item).default([])
