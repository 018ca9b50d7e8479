import { bilingual } from '../../bilingual.ts'

const texts = {
  title: bilingual('Biztonság', 'Security'),
  credentials: bilingual('E-mail-cím és jelszó', 'E-mail address and password'),
  credentialsHint: bilingual(
    'A változtatáshoz a mostani jelszavad is kell. A többi eszközödről kijelentkeztetünk. A változásról e-mailt küldünk a régi címedre, ha a levélküldés be van állítva.',
    'A change needs your current password and signs out your other devices. If mail is set up, we send an e-mail about it to your old address.',
  ),
  changePassword: bilingual('Új jelszót választok', 'Choose a new password'),
  changeEmail: bilingual('Új e-mail-címet adok meg', 'Enter a new e-mail address'),
  newEmail: bilingual('Új e-mail-cím', 'New e-mail address'),
  newEmailHint: bilingual(
    'Ezután ezzel a címmel lépsz be, és ide küldjük az e-maileket. Ellenőrizd, hogy nincs-e elírva.',
    'From now on you sign in with this address, and our e-mails go there. Check it for typing errors.',
  ),
  currentPassword: bilingual('Mostani jelszó', 'Current password'),
  passwordChanged: bilingual('A jelszavad megváltozott.', 'Your password has changed.'),
  emailChanged: bilingual('Az e-mail-címed megváltozott.', 'Your e-mail address has changed.'),
  factor: bilingual('Kétlépcsős belépés', 'Second step at the login'),
  factorSet: bilingual(
    'Be van állítva: a jelszó után kódot is kérünk.',
    'It is set up: after the password we ask for a code.',
  ),
  factorNotSet: bilingual(
    'Nincs beállítva. Ha beállítod, a jelszavad ismeretében sem léphet be más a nevedben.',
    'It is not set up. With it nobody can sign in as you, even with your password.',
  ),
  factorRequired: bilingual('A szerepedhez kötelező.', 'Your role requires it.'),
  codesLeft: bilingual('Megmaradt helyreállító kódok:', 'Recovery codes left:'),
  setUp: bilingual('Beállítom', 'Set it up'),
  renew: bilingual('Új telefont állítok be', 'Set up another phone'),
  switchOff: bilingual('Kikapcsolom', 'Switch it off'),
  currentCode: bilingual(
    'A mostani alkalmazás kódja, vagy egy helyreállító kód',
    'Code of the current app, or a recovery code',
  ),
  newCode: bilingual('A kód, amelyet az alkalmazás most mutat', 'The code that the app shows now'),
  save: bilingual('Mentem', 'Save'),
  cancel: bilingual('Mégse', 'Cancel'),
  sessions: bilingual('Itt vagy bejelentkezve', 'Where you are signed in'),
  sessionsHint: bilingual(
    'Ha valamelyiket nem ismered, jelentkeztesd ki, és válassz új jelszót.',
    'If you do not recognise one, sign it out and choose a new password.',
  ),
  unknownDevice: bilingual('Ismeretlen eszköz', 'Unknown device'),
  since: bilingual('bejelentkezés:', 'signed in'),
  current: bilingual('ez az eszköz', 'this device'),
  end: bilingual('Kijelentkeztetem', 'Sign out'),
  endOthers: bilingual('Minden más eszközt kijelentkeztetek', 'Sign out all other devices'),
  ended: bilingual('Kijelentkeztetve.', 'Signed out.'),
  failed: bilingual(
    'Nem sikerült. Töltsd újra az oldalt, és próbáld még egyszer.',
    'It did not work. Reload the page and try again.',
  ),
}

export type AccountTexts = Record<keyof typeof texts, string>

export const accountTextsFor = (language: string): AccountTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, language === 'en' ? text.en : text.hu]),
  ) as AccountTexts
