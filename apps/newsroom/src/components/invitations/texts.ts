import { bilingual } from '../../bilingual.ts'

const texts = {
  open: bilingual('Meghívok valakit', 'Invite somebody'),
  title: bilingual('Meghívás', 'Invitation'),
  hint: bilingual(
    'A meghívott levelet kap egy linkkel, amely 72 óráig, egyszer használható: ott választ magának jelszót.',
    'The invited person gets a letter with a link that works once, for 72 hours, and chooses a password there.',
  ),
  notSetUp: bilingual(
    'A levélküldés nincs beállítva (hiányzik az SMTP_URL), ezért levél nem megy ki. A meghívás után egy egyszer használatos linket kapsz: azt te add át.',
    'Mail is not set up (SMTP_URL is missing), so no letter is sent. After the invitation you get a one-time link to hand over yourself.',
  ),
  name: bilingual('Név', 'Name'),
  email: bilingual('E-mail-cím', 'E-mail address'),
  roles: bilingual('Szerepek', 'Roles'),
  rolesMissing: bilingual('Válassz legalább egy szerepet.', 'Choose at least one role.'),
  secondFactor: bilingual(
    'Ehhez a szerephez kétlépcsős belépés kell; az első belépéskor állítja be.',
    'This role needs a second step at the login; it is set up when signing in for the first time.',
  ),
  invite: bilingual('Meghívom', 'Invite'),
  cancel: bilingual('Mégse', 'Cancel'),
  sent: bilingual('Elküldtük a meghívót ide:', 'The invitation has been sent to'),
  linkNotSetUp: bilingual(
    'A levélküldés nincs beállítva. Add át ezt az egyszer használatos linket (72 óráig jó):',
    'Mail is not set up. Hand over this one-time link (it works for 72 hours):',
  ),
  linkFailed: bilingual(
    'A levelet nem sikerült elküldeni. Próbáld meg később újra, vagy add át ezt az egyszer használatos linket (72 óráig jó):',
    'The letter could not be sent. Try again later, or hand over this one-time link (it works for 72 hours):',
  ),
  link: bilingual('Egyszer használatos link', 'One-time link'),
  copy: bilingual('Link másolása', 'Copy the link'),
  copied: bilingual('Kimásolva.', 'Copied.'),
  again: bilingual('Meghívó újraküldése', 'Send the invitation again'),
  newPassword: bilingual('Link küldése új jelszóhoz', 'Send a link for a new password'),
  oneTimeLink: bilingual('Egyszer használatos linket kérek', 'Make a one-time link'),
  waiting: bilingual(
    'Meghívva, de még nem választott jelszót. A meghívó ideje:',
    'Invited, but has not chosen a password yet. Invited on',
  ),
  failed: bilingual(
    'Nem sikerült. Töltsd újra az oldalt, és próbáld még egyszer.',
    'It did not work. Reload the page and try again.',
  ),
}

export type InvitationTexts = Record<keyof typeof texts, string>

export const invitationTextsFor = (language: string): InvitationTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, language === 'en' ? text.en : text.hu]),
  ) as InvitationTexts
