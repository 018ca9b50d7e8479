import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { bilingual } from '../bilingual.ts'
import { targetKinds } from '../link-targets/kinds.ts'
import { lexicalWords } from '../words/lexical.ts'
import { blocks, targetComponent } from './blocks.ts'
import { TableFeature } from './table.ts'
import { VideoPasteFeature } from './video-paste.ts'

/** Payload searches its documents with regard to accents, and in one list of each collection. */
const withPicker = <Default extends object>(field: Default): Default =>
  'name' in field && field.name === 'doc' && 'admin' in field
    ? {
        ...field,
        label: bilingual('Mire mutasson?', 'What should it link to?'),
        admin: { ...(field.admin as object), components: { Field: targetComponent } },
      }
    : field

const lexical = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [...targetKinds],
      fields: ({ defaultFields }) => defaultFields.map(withPicker),
    }),
    TableFeature(),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: [{ name: 'caption', type: 'text', label: bilingual('Képaláírás', 'Caption') }] },
      },
    }),
    BlocksFeature({ blocks }),
    VideoPasteFeature(),
  ],
})

/** Only what the site has a style for: headings from the second level, lists, quotes, tables, pictures, and what blocks.ts has. */
export const editor: typeof lexical = async (args) => ({ ...(await lexical(args)), i18n: lexicalWords })
