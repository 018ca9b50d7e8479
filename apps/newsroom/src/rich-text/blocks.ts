import type { Block, Field, PayloadRequest, RelationshipField } from 'payload'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import type { TargetKind } from '../link-targets/kinds.ts'
import { youtubeIdOf } from './youtube.ts'

/** Chosen by typing a part of its name. */
export const targetComponent = '/components/link-target/LinkTarget.tsx#LinkTarget'

const target = (name: string, relationTo: TargetKind, label: Bilingual): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  label,
  admin: { components: { Field: targetComponent } },
})

const labels = (hu: string, en: string, hus: string, ens: string) => ({
  singular: bilingual(hu, en),
  plural: bilingual(hus, ens),
})

const chooseVideo = bilingual(
  'Másold ide a videó címét a YouTube-ról, vagy válassz a klub videói közül.',
  'Copy the address of the video from YouTube here, or choose one of the club’s videos.',
)
const wrongAddress = bilingual(
  'Ez nem egy YouTube-videó címe. Így néz ki: https://www.youtube.com/watch?v=…',
  'This is not the address of a YouTube video. It looks like this: https://www.youtube.com/watch?v=…',
)

type Validation = { req: PayloadRequest; siblingData: { url?: string | null; video?: unknown } }

const videoFields: Field[] = [
  {
    name: 'url',
    type: 'text',
    maxLength: 300,
    label: bilingual('YouTube-cím', 'YouTube address'),
    admin: { placeholder: 'https://www.youtube.com/watch?v=…' },
    validate: (value: string | null | undefined, { req, siblingData }: Validation) => {
      if (value) return youtubeIdOf(value) ? true : textFor(req, wrongAddress)
      return siblingData.video ? true : textFor(req, chooseVideo)
    },
  },
  {
    name: 'title',
    type: 'text',
    maxLength: 200,
    label: bilingual('A videó címe', 'Title of the video'),
    admin: {
      condition: (_, siblingData) => Boolean(siblingData?.url),
      description: bilingual(
        'Ez áll a videó alatt, és ezt mondja a képernyőolvasó.',
        'Stands below the video, and screen readers say it.',
      ),
    },
  },
  {
    ...target('video', 'videos', bilingual('Vagy a klub videói közül', 'Or one of the club’s videos')),
    required: false,
    admin: {
      condition: (_, siblingData) => !siblingData?.url,
      components: { Field: targetComponent },
    },
  } as RelationshipField,
]

const items: Block[] = [
  { slug: 'video', labels: labels('Videó', 'Video', 'Videók', 'Videos'), fields: videoFields },
  {
    slug: 'gallery',
    labels: labels('Galéria', 'Gallery', 'Galériák', 'Galleries'),
    fields: [target('gallery', 'galleries', bilingual('Melyik galéria?', 'Which gallery?'))],
  },
  {
    slug: 'match',
    labels: labels('Mérkőzés', 'Match', 'Mérkőzések', 'Matches'),
    fields: [target('match', 'matches', bilingual('Melyik mérkőzés?', 'Which match?'))],
  },
  {
    slug: 'quote',
    labels: labels('Idézet', 'Quotation', 'Idézetek', 'Quotations'),
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 600,
        label: bilingual('Mit mondott?', 'What was said?'),
        admin: {
          rows: 3,
          description: bilingual(
            'Idézőjel nélkül: azt az oldal teszi ki.',
            'Without quotation marks: the site adds them.',
          ),
        },
      },
      {
        name: 'who',
        type: 'text',
        maxLength: 120,
        label: bilingual('Ki mondta?', 'Who said it?'),
        admin: { placeholder: 'Varga Ákos, csapatkapitány' },
      },
    ],
  },
]

/** What an editor puts between paragraphs; html.ts writes each. Nobody needs a name for one. */
export const blocks: Block[] = items.map((block) => ({ ...block, admin: { disableBlockName: true } }))
