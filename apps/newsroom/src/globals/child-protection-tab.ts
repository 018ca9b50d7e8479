import type { FieldAccess, NamedTab } from 'payload'
import { hasRole } from '../access/roles.ts'
import { bilingual, textFor } from '../bilingual.ts'

const access: { update: FieldAccess } = {
  update: ({ req }) => hasRole(req.user, 'child_protection'),
}

/** The site's page about child protection shows who to write to. */
export const childProtectionTab: NamedTab = {
  name: 'children',
  label: bilingual('Gyermekvédelem', 'Child protection'),
  description: bilingual(
    'A Gyermekvédelem oldal ezt az elérhetőséget mutatja. Adminisztrátor és gyermekvédelmi felelős módosíthatja.',
    'The page Safeguarding shows this contact. Administrators and child protection officers may change it.',
  ),
  fields: [
    {
      name: 'officer_name',
      type: 'text',
      maxLength: 120,
      label: bilingual('A felelős neve', 'Name of the officer'),
      access,
    },
    { name: 'officer_email', type: 'email', label: bilingual('E-mail', 'E-mail'), access },
    {
      name: 'officer_phone',
      type: 'text',
      maxLength: 60,
      label: bilingual('Telefon', 'Phone'),
      access,
    },
    {
      name: 'show_opponents',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Az ellenfelek kiskorúi névvel', 'Opponents’ minors by name'),
      access,
      admin: {
        description: bilingual(
          'Tőlük nincs hozzájárulásunk. Arcképük, születési évük és magasságuk akkor sem látszik.',
          'We have no consent of theirs. Portrait, year of birth and height stay hidden even then.',
        ),
      },
    },
    {
      name: 'show_opponents_reason',
      type: 'textarea',
      maxLength: 500,
      label: bilingual('Miért közölhetők?', 'Why may they be published?'),
      access,
      admin: { condition: (_, siblings) => Boolean(siblings.show_opponents) },
      validate: (value, { req, siblingData }) =>
        !(siblingData as { show_opponents?: boolean }).show_opponents ||
        (value ?? '').trim() !== '' ||
        textFor(
          req,
          bilingual(
            'Írd le, milyen alapon közölhetők: nélküle nem kapcsolható be.',
            'Say on what ground they may be published: it cannot be turned on without it.',
          ),
        ),
    },
  ],
}
