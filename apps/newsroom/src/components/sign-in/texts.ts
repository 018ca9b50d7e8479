import { bilingual } from '../../bilingual.ts'

const texts = {
  headline: bilingual('A mérkőzés itt folytatódik', 'The game goes on here'),
  newsroom: bilingual('szerkesztőség', 'newsroom'),
  title: bilingual('Bejelentkezés', 'Sign in'),
  email: bilingual('E-mail-cím', 'E-mail address'),
  password: bilingual('Jelszó', 'Password'),
  show: bilingual('Jelszó mutatása', 'Show the password'),
  hide: bilingual('Jelszó elrejtése', 'Hide the password'),
  submit: bilingual('Bejelentkezés', 'Sign in'),
  forgotten: bilingual('Elfelejtettem a jelszót', 'I have forgotten my password'),
  back: bilingual('Vissza a bejelentkezéshez', 'Back to signing in'),
  failed: bilingual(
    'A szerkesztőség most nem válaszol. Próbáld újra egy perc múlva.',
    'The newsroom does not answer at the moment. Try again in a minute.',
  ),
  codeTitle: bilingual('Második lépés', 'Second step'),
  codeHint: bilingual(
    'Írd be a hatjegyű kódot, amelyet a hitelesítő alkalmazás most mutat.',
    'Enter the six-digit code that your authenticator app shows now.',
  ),
  code: bilingual('Kód', 'Code'),
  recoveryHint: bilingual(
    'Írd be az egyik helyreállító kódot. Mindegyik egyszer használható.',
    'Enter one of your recovery codes. Each works once.',
  ),
  recoveryCode: bilingual('Helyreállító kód', 'Recovery code'),
  toRecovery: bilingual(
    'Nincs nálam a telefon: helyreállító kódot írok be',
    'Without my phone: use a recovery code',
  ),
  toApp: bilingual('Mégis az alkalmazás kódját írom be', 'Use the code of the app after all'),
  confirm: bilingual('Belépek', 'Continue'),
  enrolTitle: bilingual('Kétlépcsős belépés beállítása', 'Set up the second step'),
  enrolWhy: bilingual(
    'A te szerepeddel mindent vagy gyerekek adatait lehet elérni, ezért a jelszó mellé egy kód is kell a telefonodról.',
    'Your role opens everything, or the data of children, so a code from your phone is needed beside the password.',
  ),
  enrolApp: bilingual(
    'Nyiss meg a telefonodon egy hitelesítő alkalmazást (például Aegis, Google Authenticator, Microsoft Authenticator vagy az iPhone Jelszavak alkalmazása).',
    'Open an authenticator app on your phone (such as Aegis, Google Authenticator, Microsoft Authenticator or Passwords on an iPhone).',
  ),
  enrolScan: bilingual('Olvasd be vele ezt az ábrát:', 'Scan this picture with it:'),
  enrolQr: bilingual('QR-kód a hitelesítő alkalmazáshoz', 'QR code for the authenticator app'),
  enrolSecret: bilingual(
    'Ha nem tudod beolvasni, írd be ezt a kulcsot:',
    'If you cannot scan it, type this key:',
  ),
  enrolCode: bilingual('Írd be a kódot, amelyet mutat:', 'Enter the code that it shows:'),
  codesTitle: bilingual('Helyreállító kódok', 'Recovery codes'),
  codesWhy: bilingual(
    'Ezekkel akkor is be tudsz lépni, ha nincs meg a telefonod. Mindegyik egyszer használható. Most látod őket utoljára: nyomtasd ki, vagy tedd a jelszókezelődbe.',
    'With these you can sign in without your phone. Each works once. You see them for the last time: print them or put them in your password manager.',
  ),
  copy: bilingual('Másolás', 'Copy'),
  copied: bilingual('Kimásolva.', 'Copied.'),
  print: bilingual('Nyomtatás', 'Print'),
  saved: bilingual('Elmentettem, tovább', 'I have saved them, continue'),
  forgotTitle: bilingual('Elfelejtett jelszó', 'Forgotten password'),
  forgotHint: bilingual(
    'Írd be az e-mail-címedet, és küldünk egy linket, amellyel új jelszót adhatsz meg.',
    'Enter your e-mail address, and we send a link with which you can choose a new password.',
  ),
  forgotSubmit: bilingual('Linket kérek', 'Send me a link'),
  forgotSent: bilingual(
    'Ha ehhez a címhez tartozik fiók, néhány percen belül megérkezik a levél. Nézd meg a levélszemét mappát is.',
    'If this address has an account, the letter arrives within minutes. Look into the spam folder too.',
  ),
  mailNotSetUp: bilingual(
    'A szerkesztőségből most nem megy ki levél, mert nincs beállítva a levélküldés. Szólj az adminisztrátornak: ő tud egyszer használatos linket adni, amellyel új jelszót választhatsz.',
    'The newsroom sends no letters at the moment, because mail is not set up. Tell the administrator, who can give you a one-time link to choose a new password.',
  ),
  chooseTitle: bilingual('Új jelszó', 'New password'),
  chooseHint: bilingual(
    'Legalább 12 karakter legyen. Jó, ha több szóból áll, és máshol nem használod.',
    'At least 12 characters. Several words are good; use it nowhere else.',
  ),
  chooseNew: bilingual('Új jelszó', 'New password'),
  chooseAgain: bilingual('Új jelszó még egyszer', 'New password again'),
  chooseSubmit: bilingual('Ez legyen a jelszavam', 'Use this password'),
  different: bilingual(
    'A két jelszó nem egyforma. Írd be újra.',
    'The two passwords differ. Enter them again.',
  ),
}

type Texts = Record<keyof typeof texts, string>

export const textsFor = (language: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, language === 'en' ? text.en : text.hu]),
  ) as Texts
