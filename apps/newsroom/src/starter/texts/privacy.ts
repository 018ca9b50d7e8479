import { legalPages, pathFor } from '@palank/routes'
import { bilingual } from '../../bilingual.ts'
import { gap } from '../gaps.ts'
import type { PageText } from './facts.ts'

const seat = gap(
  'a klub hivatalos neve, székhelye és nyilvántartási száma',
  'the club’s official name, seat and registration number',
)
const readers = gap(
  'kik látják a jelentkezéseket, például az utánpótlás-vezető',
  'who sees the registrations, such as the head of youth',
)
const host = gap('a tárhelyszolgáltató neve és székhelye', 'name and seat of the hosting provider')
const mail = gap('a levelezést szolgáltató cég neve és székhelye', 'name and seat of the mail provider')
const captcha = gap(
  'ha az űrlapot reCAPTCHA védi, akkor az, hogy ehhez a Google is kap adatot; ha nem, töröld ezt a pontot',
  'if reCAPTCHA guards the form, that Google receives data for it; if not, delete this point',
)
const adults = gap(
  'milyen alapon közlitek a felnőtt játékosok és a stáb nevét, képét és statisztikáját, például szerződés vagy hozzájárulás',
  'on what ground you publish names, pictures and statistics of adult players and staff, such as a contract or consent',
)
const since = gap('mettől érvényes ez a tájékoztató', 'from when this notice applies')

/** Says what the software does; the rest is for the club to fill in. */
export const privacyText: PageText = {
  slug: legalPages.privacy,
  title: bilingual('Adatkezelési tájékoztató', 'Privacy notice'),
  body: ({ name, email, phone, retention }) =>
    bilingual(
      `Röviden: csak azt kérjük el, ami a jelentkezésedhez kell, és csak addig őrizzük, amíg szükség van rá.

## Ki kezeli az adatokat?

${name.hu}, ${seat.hu}

Adatvédelmi kérdésekben itt érsz el minket: ${email.hu}, ${phone.hu}

## A jelentkezési űrlap

Ha jelentkezel hozzánk, ezeket az adatokat kezeljük:

- **név és születési év:** hogy a megfelelő korosztályba kerülj
- **e-mail-cím és telefonszám** (a telefonszám nem kötelező): hogy felvegyük veled a kapcsolatot
- **anyja neve** (nem kötelező): hogy az azonos nevű jelentkezőket meg tudjuk különböztetni
- **kosárlabdáztál-e már:** hogy a tudásodhoz illő csoportba kerülj
- **a hozzájárulás ideje, nyelve és a szöveg változata, és hogy a születési év szerint kiskorú-e a jelentkező:** hogy a hozzájárulást igazolni tudjuk

Az adatkezelés jogalapja a hozzájárulásod (GDPR 6. cikk (1) bekezdés a) pont). 16 év alatti jelentkező nevében a szülő vagy más törvényes képviselő járul hozzá. A jelentkezést ${retention} nap múlva töröljük, azzal együtt, amit mi jegyeztünk fel hozzá.

## Ki látja az adatokat?

- **A klubnál:** ${readers.hu}
- **A honlap tárhelye:** ${host.hu}
- **A levelezés:** ${mail.hu}
- **Az űrlap robotszűrője:** ${captcha.hu}

Másnak nem adjuk át őket.

## Játékosok neve és képe

Kiskorú játékosról csak azt mutatjuk meg, amihez hozzájárulást kaptunk. Ennek szabályait és a gyermekvédelmi felelős elérhetőségét a [Gyermekvédelem](${pathFor('safeguarding', 'hu')}) oldalon találod.

Felnőtt játékosok és stábtagok: ${adults.hu}

## Sütik

A honlap két sütit használ: az egyik a választott nyelvet jegyzi meg, a másik azt, hogy az üdvözlő ablakot már láttad. A YouTube videói csak akkor töltődnek be, amikor elindítod őket. Mérésre vagy hirdetésre nem gyűjtünk adatot.

## A jogaid

Kérhetsz tájékoztatást és másolatot az adataidról, kérheted a helyesbítésüket, a törlésüket vagy a kezelésük korlátozását, és bármikor visszavonhatod a hozzájárulásodat. Legkésőbb egy hónapon belül válaszolunk. Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz (naih.hu) vagy bírósághoz fordulhatsz.

Érvényes: ${since.hu}`,
      `In short: we only ask for what we need for your registration, and keep it only as long as we need it.

## Who keeps the data?

${name.en}, ${seat.en}

For questions about your data: ${email.en}, ${phone.en}

## The join form

If you register with us, we keep the following:

- **name and year of birth:** to find your age group
- **e-mail address and telephone number** (the number is optional): to get in touch with you
- **mother’s name** (optional): to tell applicants of the same name apart
- **whether you have played basketball before:** to find a group of your level
- **time and language of the consent, the version of its text, and whether the applicant is a minor by year of birth:** as proof of the consent

The legal basis is your consent (Article 6(1)(a) of the GDPR). For an applicant under 16 it is the parent or another legal guardian who consents. We erase a registration after ${retention} days, together with what we have noted beside it.

## Who sees the data?

- **At the club:** ${readers.en}
- **Hosting of the site:** ${host.en}
- **Mail:** ${mail.en}
- **The form’s robot check:** ${captcha.en}

We pass them on to nobody else.

## Names and pictures of players

Of players who are minors we show only what we have been given consent for. The page [Safeguarding](${pathFor('safeguarding', 'en')}) has the rules, and says how to reach the child protection officer.

Adult players and staff: ${adults.en}

## Cookies

The site uses two cookies: one remembers your language, the other that you have seen the welcome window. YouTube videos are loaded only when you start them. We collect nothing for measurement or advertising.

## Your rights

You may ask for information about your data and a copy of them, for their correction, erasure or a restriction of their use, and withdraw your consent at any time. We answer within a month at the latest. Complaints may be made to the Hungarian data protection authority (naih.hu) or to a court.

Applies from: ${since.en}`,
    ),
}
