import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
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
import type { Block } from 'payload'
import { bilingual } from '../bilingual.ts'

const videoBlock: Block = {
  slug: 'video',
  labels: { singular: bilingual('Videó', 'Video'), plural: bilingual('Videók', 'Videos') },
  fields: [
    {
      name: 'video',
      type: 'relationship',
      relationTo: 'videos',
      required: true,
      label: bilingual('Videó', 'Video'),
    },
  ],
}

/** Only what the site has a style for: headings from the second level, lists, quotes, tables, pictures, videos. */
export const editor = lexicalEditor({
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
    LinkFeature({ enabledCollections: ['articles', 'pages', 'galleries', 'videos', 'documents'] }),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: [{ name: 'caption', type: 'text', label: bilingual('Képaláírás', 'Caption') }] },
      },
    }),
    BlocksFeature({ blocks: [videoBlock] }),
  ],
})
