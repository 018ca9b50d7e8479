import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { hasRole } from '../access/roles.ts'
import { bilingual, textFor } from '../bilingual.ts'

/** The words in brackets become the link to the privacy notice. */
const hasOneLink: TextareaFieldValidation = (value, { req }) =>
  /^[^[\]]*\[[^[\]]+\][^[\]]*$/.test(value ?? '') ||
  textFor(
    req,
    bilingual(
      'Pontosan egy helyen álljon szögletes zárójel: ami benne van, az adatkezelési tájékoztatóra mutat.',
      'Use brackets exactly once: what stands in them leads to the privacy notice.',
    ),
  )

/** Registrations refer to the version that the applicant agreed to, so a text never changes: a new one is added. */
export const ConsentTexts: CollectionConfig = {
  slug: 'consent-texts',
  labels: {
    singular: bilingual('Hozzájárulási szöveg', 'Consent text'),
    plural: bilingual('Hozzájárulási szövegek', 'Consent texts'),
  },
  admin: {
    group: bilingual('Jelentkezők', 'Applicants'),
    hidden: hiddenWithout('registrar'),
    useAsTitle: 'version',
    defaultColumns: ['version', 'text_hu', 'createdAt'],
    description: bilingual(
      'A legutóbb felvett szöveg látszik az űrlapon. Szöveg nem módosítható és nem törölhető; ha más kell, vegyél fel újat.',
      'The form shows the text that was added last. A text cannot be changed or deleted; add a new one instead.',
    ),
  },
  access: {
    read: ({ req }) => hasRole(req.user, 'registrar'),
    create: ({ req }) => hasRole(req.user, 'registrar'),
    update: () => false,
    delete: () => false,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'version',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 40,
      label: bilingual('Változat', 'Version'),
      validate: (value: string | null | undefined, { req }: { req: Parameters<typeof textFor>[0] }) =>
        /^[\w.-]{1,40}$/.test(value ?? '') ||
        textFor(
          req,
          bilingual(
            'Ékezet nélküli betű, szám, pont és kötőjel lehet.',
            'Letters, digits, dots and hyphens only.',
          ),
        ),
    },
    {
      name: 'text_hu',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      label: bilingual('Magyar szöveg', 'Hungarian text'),
      validate: hasOneLink,
    },
    {
      name: 'text_en',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      label: bilingual('Angol szöveg', 'English text'),
      validate: hasOneLink,
    },
  ],
}
