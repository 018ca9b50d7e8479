import { z } from 'zod'

declare const own: unique symbol
/** The type of a field that our api sends more strictly than it is read. */
export type Promising<Schema> = { readonly [own]: Schema }

// By definition, since a schema that gets a description is a copy of the same definition.
const promises = new WeakMap<object, z.ZodType>()

/** Read as the first schema says, since another back end may send less; our api keeps to the second. */
export const promising = <Read extends z.ZodType, Own extends z.ZodType>(read: Read, promise: Own) => {
  promises.set(read.def, promise)
  return read as Read & Promising<Own>
}

export const promiseOf = (schema: z.ZodType) => promises.get(schema.def)

/** What a back end may leave out: it is null then. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z._default(z.nullable(schema), null) as z.ZodDefault<z.ZodNullable<Schema>>

/** What our api always sends and another back end may leave out: it is null then. */
export const always = <Schema extends z.ZodType>(schema: Schema) => promising(maybe(schema), schema)

/** What our api never sends: it is of another back end. */
export const foreign = <Schema extends z.ZodType>(schema: Schema) =>
  promising(z.optional(schema) as z.ZodOptional<Schema>, z.never())

/** A list that may be left out: it is empty then. */
export const listed = <Item extends z.ZodType>(item: Item) => z.array(item).default([])
