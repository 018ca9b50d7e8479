import { languages } from '@palank/routes'
import { z } from 'zod'
import { colourNames } from './colours.ts'

const typeFaces = ['narrow', 'narrow-italic', 'wide'] as const
const cuts = ['bevelled', 'slanted', 'notched'] as const
const networks = ['facebook', 'instagram', 'youtube', 'tiktok', 'x'] as const

const words = (longest: number) =>
  z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(longest, `has more than ${longest} characters`)
const colour = z
  .string({ error: 'is missing' })
  .regex(/^#[0-9a-fA-F]{6}$/, 'is no colour: write it like #7a3517')
  .transform((hex) => hex.toLowerCase())
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const fontFile = z.string().regex(/^[\w-]+\.woff2$/, 'must be the name of a .woff2 file in the pack')

const inLanguages = (longest: number) => z.strictObject({ hu: words(longest), en: words(longest).optional() })

/** What a club says of itself in `club.json`; everything else is derived, or lies beside it as a file. */
export const clubJson = z
  .strictObject({
    name: inLanguages(60),
    /** On a phone and in tables. */
    shortName: inLanguages(24).optional(),
    /** The page-wide word at the bottom of the site. */
    shout: words(16),
    languages: z
      .array(oneOf(languages), {
        error: 'must be a list, like ["hu", "en"]',
      })
      .min(1, 'is empty')
      .refine((list) => new Set(list).size === list.length, 'names a language twice'),
    colours: z.strictObject({ club: colour, ball: colour }, { error: 'needs a club and a ball colour' }),
    type: oneOf(typeFaces).default('narrow'),
    cut: oneOf(cuts).default('bevelled'),
    /** What `secondary.svg` shows, such as the academy's name. */
    secondaryName: inLanguages(60).optional(),
    /** Files of the pack instead of the faces of `type`. */
    fonts: z.strictObject({ display: fontFile.optional(), text: fontFile.optional() }).default({}),
    /** Names, as they stand in the address of the profile. */
    social: z.partialRecord(oneOf(networks), words(100)).default({}),
    /** Colours of the club's own instead of derived ones; each pair is checked all the same. */
    ownColours: z.partialRecord(oneOf(colourNames), colour).default({}),
  })
  .superRefine(({ name, languages: chosen }, context) => {
    if (chosen.includes('en') && !name.en)
      context.addIssue({
        code: 'custom',
        path: ['name', 'en'],
        message: 'is missing, though the site has English',
      })
  })

export type TypeFace = (typeof typeFaces)[number]
export type Cut = (typeof cuts)[number]
export type ClubJson = z.output<typeof clubJson>
