import type { Field, FieldHook } from 'payload'
import { both } from '../both.ts'
import { htmlOf } from '../rich-text/html.ts'

/** The html beside a text is always made from the text itself; what a client sends for it is ignored. */
const htmlBeside =
  (source: string): FieldHook =>
  ({ siblingData, previousValue }) => {
    const text = siblingData[source]
    // Never undefined: Payload would then keep what the client sent.
    if (text === undefined) return previousValue ?? null
    return text ? htmlOf(text) : null
  }

export function richTextFields(name: string, label = both('Szöveg', 'Text')): Field[] {
  return [
    { name, type: 'richText', localized: true, label },
    {
      name: `${name}_html`,
      type: 'textarea',
      localized: true,
      hooks: { beforeChange: [htmlBeside(name)] },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ]
}
