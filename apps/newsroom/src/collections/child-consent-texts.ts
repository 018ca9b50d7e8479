import type { CollectionConfig } from 'payload'
import { childProtection } from '../access/child-protection.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'

/** Consents refer to the version that was signed, so a text never changes: a new one is added. */
export const ChildConsentTexts: CollectionConfig = {
  slug: 'child-consent-texts',
  labels: {
    singular: bilingual('Nyilatkozat szövege', 'Consent form text'),
    plural: bilingual('Nyilatkozatok szövege', 'Consent form texts'),
  },
  admin: {
    group: bilingual('Gyermekvédelem', 'Child protection'),
    hidden: hiddenWithout('child_protection'),
    useAsTitle: 'version',
    defaultColumns: ['version', 'text_hu', 'createdAt'],
    description: bilingual(
      'A nyomtatható nyilatkozat a legutóbb felvett szövegből készül. Szöveg nem módosítható és nem törölhető; ha más kell, vegyél fel újat.',
      'The printable form is made of the text that was added last. A text cannot be changed or deleted; add a new one instead.',
    ),
  },
  access: { read: childProtection, create: childProtection, update: () => false, delete: () => false },
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
    },
    {
      name: 'text_hu',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: bilingual('Magyar szöveg', 'Hungarian text'),
    },
    {
      name: 'text_en',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: bilingual('Angol szöveg', 'English text'),
    },
  ],
}
