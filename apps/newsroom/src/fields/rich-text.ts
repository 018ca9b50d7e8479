import type { Field, FieldHook } from 'payload'
import { bilingual } from '../bilingual.ts'
import { htmlOf } from '../rich-text/html.ts'

/** Always rendered from the text itself; HTML sent by a client is ignored. */
const renderHtml =
  (source: string): FieldHook =>
  ({ siblingData, previousValue }) => {
    const text = siblingData[source]
    // Never undefined: Payload would then store the client's value.
    if (text === undefined) return previousValue ?? null
    return text ? htmlOf(text) : null
  }

export function richTextFields(name: string, label = bilingual('Szöveg', 'Text')): Field[] {
  return [
    { name, type: 'richText', localized: true, label },
    {
      name: `${name}_html`,
      type: 'textarea',
      localized: true,
      hooks: { beforeChange: [renderHtml(name)] },
      admin: {
        hidden: true,
        disableListColumn: true,
        disableListFilter: true,
        // A comparison of versions would show what is hidden.
        components: { Diff: '/components/versions/NoDifference.tsx#NoDifference' },
      },
    },
  ]
}
