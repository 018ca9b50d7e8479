import type { Dictionary } from './messages-hu.ts'

/** Forms by the categories of `Intl.PluralRules`, chosen by the parameter `count`. */
export type Plural = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string }
export type Message = string | Plural

/** Every language has the keys of the Hungarian dictionary, and plurals where it has them. */
export type Translation = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string ? string : Plural
}

export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type ParamNames = {
  [Key in keyof Dictionary]: Dictionary[Key] extends string
    ? Placeholders<Dictionary[Key]>
    : Dictionary[Key] extends { other: infer Other extends string }
      ? Placeholders<Other>
      : never
}

type PluralKey = { [Key in keyof Dictionary]: Dictionary[Key] extends string ? never : Key }[keyof Dictionary]

export type AnyMessageKey = keyof Dictionary

/** A message without parameters, which can be passed on as a label. */
export type MessageKey = {
  [Key in AnyMessageKey]: [ParamNames[Key]] extends [never] ? Key : never
}[AnyMessageKey]

/** The placeholders of a message, or of all messages when the key is one of several. */
export type Params<Key extends AnyMessageKey> = {
  [Name in ParamNames[Key]]: Name extends 'count' ? CountOf<Key> : string | number
}

/** A plural needs the number itself; it is formatted in the message's language. */
type CountOf<Key extends AnyMessageKey> = Key extends PluralKey ? number : string | number
